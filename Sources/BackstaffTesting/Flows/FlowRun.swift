import BackstaffUI
import Foundation

/// Implements the `drive` command of an app: reads a flow, runs it in a headless host and prints the result.
@MainActor
package struct FlowRun {
    /// The path of the flow.
    package var path: String
    /// The size of the tab at launch.
    package var size = Size.phone
    /// The time that a step waits for an element or a condition.
    package var patience = Duration.seconds(2)
    /// Whether only failures are printed.
    package var isQuiet = false

    package init(_ path: String) {
        self.path = path
    }

    /// The result of a run. The raw value is the exit code of the process.
    package enum Ending: Int32, Sendable {
        case held = 0
        case failed = 1
        /// The flow can't be read.
        case unreadable = 2
    }

    /// Runs the flow.
    ///
    /// - Parameters:
    ///   - app: The type of the app.
    ///   - say: Called with each line for standard output.
    ///   - onError: Called with each line for standard error.
    package func run<A: App>(_ app: A.Type, say: (String) -> Void, onError: (String) -> Void) async -> Ending {
        let flow: Flow
        do throws(FlowError) {
            flow = try Flow(contentsOf: path)
        } catch {
            onError(path + (error.line.map { ":\($0): " } ?? ": ") + "error: \(error.message)")
            return .unreadable
        }
        let start = ContinuousClock.now
        let host = HeadlessHost(app, size: size)
        defer { host.close() }
        do throws(FlowFailure) {
            try await host.perform(flow, patience: patience) { entry, time in
                if !isQuiet { say("✓ \(String(describing: entry.step).padded(to: 60)) \(Self.shown(time))") }
            }
        } catch {
            say("✗ \(error.entry.step)")
            say("\(path):\(error.entry.line): \(error.reason)")
            say("On screen:")
            for line in error.outline.split(separator: "\n") { say("  \(line)") }
            return .failed
        }
        let count = flow.entries.count
        if !isQuiet { say("\(count) step\(count == 1 ? "" : "s") held, in \(Self.shown(ContinuousClock.now - start))") }
        return .held
    }

    /// A duration with three digits and a unit, for example `85 µs`, `1.23 ms` or `2.01 s`.
    static func shown(_ time: Duration) -> String {
        let microseconds = time / .microseconds(1)
        if microseconds < 999.5 { return String(format: "%.0f µs", microseconds) }
        let (number, unit) = microseconds < 999_500 ? (microseconds / 1e3, "ms") : (microseconds / 1e6, "s")
        return String(format: number < 9.995 ? "%.2f" : number < 99.95 ? "%.1f" : "%.0f", number) + " " + unit
    }
}

extension String {
    /// The string with trailing spaces up to a width.
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
