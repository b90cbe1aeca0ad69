public import BackstaffUniformTypes
import Foundation

/// A form that consists of a file.
///
/// A value can be made from a file that a user has chosen, and exported as a file. Between views, values are dragged in other
/// forms.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    private let type: UTType
    private let exporting: ((Item) async throws -> SentTransferredFile)?
    private let importing: ((ReceivedTransferredFile) async throws -> Item)?

    /// Creates a form for export and import.
    ///
    /// - Parameters:
    ///   - contentType: The type of the file.
    ///   - shouldAttemptToOpenInPlace: It has no effect: an app always gets a copy.
    ///   - exporting: Returns the file of a value.
    ///   - importing: Makes a value of a file.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        type = contentType
        self.exporting = exporting
        self.importing = importing
    }

    /// Creates a form for export.
    ///
    /// - Parameters:
    ///   - exportedContentType: The type of the file.
    ///   - shouldAllowToOpenInPlace: It has no effect: the file is copied.
    ///   - exporting: Returns the file of a value.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        type = exportedContentType
        self.exporting = exporting
        importing = nil
    }

    /// Creates a form for import.
    ///
    /// - Parameters:
    ///   - importedContentType: The type of the file.
    ///   - shouldAttemptToOpenInPlace: It has no effect: an app always gets a copy.
    ///   - importing: Makes a value of a file.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        type = importedContentType
        exporting = nil
        self.importing = importing
    }

    public func _add(to transfers: inout _Transfers<Item>) {
        if let exporting {
            transfers.exports.append(
                .init(type: type) { item in
                    let file = try await exporting(item).file
                    return try await Task.detached { try Data(contentsOf: file) }.value
                })
        }
        if let importing { transfers.files.append(.init(type: type, make: importing)) }
    }
}

/// A file that a value is made of.
public struct ReceivedTransferredFile: Sendable {
    /// The file. It is a copy that is there until the scene ends.
    public let file: URL
    /// Whether the file is the user's own. It is always `false`.
    public var isOriginalFile: Bool { false }
}

/// A file that stands for a value.
public struct SentTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// Whether others may change the file. It has no effect: the file is copied.
    public let allowAccessingOriginalFile: Bool

    /// Creates the description of a file.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}
