import BackstaffNavigation
import Logging

extension Logger {
    /// Sends all later reports of mistakes in the use of the framework to this logger.
    package func receiveReports() {
        Diagnostics.write { report in log(level: report.mistake == nil ? .notice : .warning, "\(report.line)") }
    }
}
