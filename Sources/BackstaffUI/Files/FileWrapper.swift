public import Foundation

/// A file or a folder in memory. Linux's Foundation lacks this class.
///
/// Unlike Apple's, it doesn't read or write in parts, and knows no links.
public final class FileWrapper {
    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
    }

    private var content: Content

    /// The name that the file had, or `nil` if it wasn't read from a file.
    public var filename: String?

    /// The name that the file should get.
    public var preferredFilename: String?

    /// Creates a file with contents.
    public init(regularFileWithContents contents: Data) {
        content = .file(contents)
    }

    /// Creates a folder.
    ///
    /// - Parameter childrenByPreferredName: The files in the folder, by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// Reads a file, or a folder with everything in it.
    ///
    /// - Throws: The reason why it can't be read.
    public init(url: URL) throws {
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
            let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
            let children = try names.map { ($0, try FileWrapper(url: url.appendingPathComponent($0))) }
            content = .folder(Dictionary(uniqueKeysWithValues: children))
        } else {
            content = .file(try Data(contentsOf: url))
        }
    }

    /// Whether it is a file.
    public var isRegularFile: Bool { regularFileContents != nil }

    /// Whether it is a folder.
    public var isDirectory: Bool { fileWrappers != nil }

    /// The contents of a file, or `nil` for a folder.
    public var regularFileContents: Data? {
        if case .file(let contents) = content { contents } else { nil }
    }

    /// The files in a folder by their names, or `nil` for a file.
    public var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = content { children } else { nil }
    }

    /// Adds a file to a folder. A file has no others in it, so nothing happens then.
    ///
    /// - Returns: The name of the added file.
    @discardableResult
    public func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = content else { return "" }
        let preferred = child.preferredFilename ?? "file"
        var name = preferred
        var number = 1
        while children[name] != nil {
            number += 1
            name = "\(number)__\(preferred)"
        }
        children[name] = child
        content = .folder(children)
        return name
    }

    /// Adds a file with contents to a folder.
    ///
    /// - Returns: The name of the added file.
    @discardableResult
    public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Removes a file from a folder.
    public func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(var children) = content else { return }
        children = children.filter { $0.value !== child }
        content = .folder(children)
    }
}
