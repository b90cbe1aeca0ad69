import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Prints messages of the tool to standard error. Standard output belongs to the app that runs.
enum Console {
    static let isTerminal = isatty(STDERR_FILENO) == 1

    static func say(_ line: String) { write("backstaff: \(line)\n") }

    static func write(_ text: String) { write(Data(text.utf8), to: STDERR_FILENO) }

    /// Writes all of `data`. Errors are ignored, because the tool keeps serving even if nobody reads its output any
    /// more.
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

    /// The number of columns of the terminal, or 80 if it is unknown.
    static var columns: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}
