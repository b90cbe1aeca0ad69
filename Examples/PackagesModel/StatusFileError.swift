/// An error that prevents the database from being read. Its description is one line that names the file and says what
/// to do.
public enum StatusFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No path follows `--status` on the command line.
    case optionWithoutPath
    /// The file doesn't exist or can't be read.
    case unreadable(path: String, reason: String)
    /// The file contains no valid stanza.
    case notADatabase(path: String)

    /// What is wrong and what to do about it, in one line.
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
