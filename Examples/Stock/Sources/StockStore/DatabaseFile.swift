/// The file that the app uses: what follows `--database`, or else `stock.sqlite` in the current folder.
///
/// The flag may stand anywhere, but the server only leaves it alone without a notice after `--`.
public struct DatabaseFile: Hashable, Sendable {
    public let path: String

    /// Reads the arguments of a process.
    public init(arguments: [String]) {
        let flag = "--database"
        if let index = arguments.firstIndex(of: flag), index + 1 < arguments.count {
            path = arguments[index + 1]
        } else if let joined = arguments.first(where: { $0.hasPrefix(flag + "=") }) {
            path = String(joined.dropFirst(flag.count + 1))
        } else {
            path = "stock.sqlite"
        }
    }
}
