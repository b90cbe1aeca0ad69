import BackstaffUniformTypes
import Foundation

extension TransferConversion {
    /// Returns the data of a value in its first form that fits one of the types. If there are no types, each form fits.
    @MainActor
    static func data<Item: Transferable>(of item: Item, as types: [UTType]) async throws -> (Data, UTType) {
        let exports = _Transfers<Item>().exports
        let export = exports.first { export in types.isEmpty || types.contains { export.type.conforms(to: $0) } }
        guard let export else { throw CocoaError(.fileWriteUnknown) }
        return (try await export.make(item), export.type)
    }

    /// Makes a value of a file that a user has chosen.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - file: The file.
    ///   - contents: The type of the file.
    /// - Returns: The value, or `nil` if the type has no form that is made of such files.
    @MainActor
    package static func load<Item: Transferable>(
        _ type: Item.Type, from file: URL, of contents: UTType
    ) async throws -> Item? {
        let transfers = _Transfers<Item>()
        if let read = transfers.files.first(where: { contents.conforms(to: $0.type) }) {
            return try await read.make(ReceivedTransferredFile(file: file))
        }
        guard let read = transfers.imports.first(where: { contents.conforms(to: $0.type) }) else { return nil }
        return try await read.make(Task.detached { try Data(contentsOf: file) }.value)
    }
}
