public import BackstaffUniformTypes

/// A document that is stored in a file.
///
/// ```swift
/// struct Note: FileDocument {
///     static let readableContentTypes: [UTType] = [.plainText]
///     var text = ""
///
///     init(configuration: ReadConfiguration) throws {
///         text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///     }
///
///     func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///         FileWrapper(regularFileWithContents: Data(text.utf8))
///     }
/// }
/// ```
public protocol FileDocument {
    /// The types of the files that the document can be read from.
    static var readableContentTypes: [UTType] { get }

    /// The types of the files that the document can be written to. By default they are the readable ones.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    ///
    /// Nothing calls it here, because there are no scenes for documents.
    init(configuration: ReadConfiguration) throws

    /// Returns the file with the document's contents.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration

    /// How a document is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    /// The types of the files that the document can be written to.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document object that is stored in a file.
public protocol ReferenceFileDocument: AnyObject {
    /// The contents of the document at one moment.
    associatedtype Snapshot

    /// The types of the files that the document can be read from.
    static var readableContentTypes: [UTType] { get }

    /// The types of the files that the document can be written to. By default they are the readable ones.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document. Nothing calls it here.
    init(configuration: ReadConfiguration) throws

    /// Returns the contents of the document now.
    func snapshot(contentType: UTType) throws -> Snapshot

    /// Returns the file with the contents of a snapshot.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration

    /// How a document is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
    /// The types of the files that the document can be written to.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// How a document is written.
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file that the document was read from. Nothing is known of it here, so it is always `nil`.
    public let existingFile: FileWrapper?
}
