import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The tool's own words. They go to standard error: standard output belongs to the app that runs.
enum Console {
    static let isTerminal = isatty(STDERR_FILENO) == 1

    static func say(_ line: String) { write("backstaff: \(line)\n") }

    static func write(_ text: String) { write(Data(text.utf8), to: STDERR_FILENO) }

    /// Writes all of `data`. A reader that went away is no reason to stop serving, so errors are not reported.
    static func write(_ data: Data, to descriptor: Int32) {
        var rest = data[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written > 0 {
                rest = rest.dropFirst(written)
            } else if written == 0 || errno != EINTR {
                return
            }
        }
    }

    /// The columns of the terminal, 80 if it doesn't say.
    static var columns: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}
