import Foundation

/// The location of the package database.
public struct StatusFile: Hashable, Sendable {
    /// The path of dpkg's status file.
    public static let systemPath = "/var/lib/dpkg/status"

    /// The path of the file, absolute or from the current folder.
    public let path: String

    /// Creates a location for the file at `path`.
    public init(path: String = systemPath) {
        self.path = path
    }

    /// Creates a location from `--status FILE` or `--status=FILE` on the command line, or else that of the system's
    /// status file.
    ///
    /// Other arguments are ignored. The values of `--host` and `--port` aren't interpreted as options.
    ///
    /// - Parameter arguments: All arguments, beginning with the name of the program.
    /// - Throws: ``StatusFileError/optionWithoutPath`` if no path follows the option.
    public init(arguments: [String]) throws(StatusFileError) {
        var path = Self.systemPath
        var words = arguments.dropFirst()
        while let word = words.popFirst() {
            switch word {
            case "--host", "--port":
                words = words.dropFirst()
            case "--status":
                guard let value = words.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
                    throw .optionWithoutPath
                }
                path = value
            case let word where word.hasPrefix("--status="):
                path = String(word.dropFirst("--status=".count))
                guard !path.isEmpty else { throw .optionWithoutPath }
            default:
                break
            }
        }
        self.path = path
    }

    /// Reads the file and creates a database.
    ///
    /// - Throws: ``StatusFileError`` if the file can't be read or contains no valid stanza.
    public func read() throws(StatusFileError) -> PackageDatabase {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
        } catch {
            throw .unreadable(path: path, reason: reason(for: error))
        }
        let parser = data.withUnsafeBytes { StatusParser($0) }
        guard parser.stanzaCount > 0 else { throw .notADatabase(path: path) }
        return PackageDatabase(packages: parser.packages, skippedStanzaCount: parser.skippedCount)
    }

    private func reason(for error: any Error) -> String {
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let type = try? FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
        return switch (type, (error as? CocoaError)?.code) {
        case (.typeDirectory, _): "it is a folder"
        case (.typeRegular, .fileReadNoPermission): "permission denied"
        case (.typeRegular, _): "the disk gave an error"
        case (nil, .fileReadNoPermission): "permission denied"
        case (nil, _): "there is no such file"
        default: "it is not a regular file"
        }
    }
}
