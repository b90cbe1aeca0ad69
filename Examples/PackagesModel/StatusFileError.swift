/// Why there is no database. Each description is one line that names the file and says what to do.
public enum StatusFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// `--status` stands on the command line with nothing behind it.
    case optionWithoutPath
    /// The file isn't there, or may not be read.
    case unreadable(path: String, reason: String)
    /// The file was read, and nothing in it is a package.
    case notADatabase(path: String)

    /// What went wrong and what to do about it, in one line.
    public var description: String {
        switch self {
        case .optionWithoutPath:
            "--status needs the path of a package database behind it, such as --status \(StatusFile.systemPath)."
        case .unreadable(let path, let reason):
            "Can't read \(path): \(reason). Name another package database with --status FILE."
        case .notADatabase(let path):
            "\(path) holds no package stanza. Name a file in the format of dpkg's status file with --status FILE."
        }
    }
}
