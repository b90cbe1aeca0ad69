public import BackstaffUniformTypes
import Foundation

/// A type whose values can be dragged to another view, saved in files and made of files that a user has chosen.
///
/// ```swift
/// struct Card: Codable, Transferable {
///     static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .card)
///     }
/// }
/// ```
///
/// A value reaches a destination for its own type as it is. A destination for another type gets it through the first
/// representations of both types that fit together.
public protocol Transferable: Sendable {
    /// The type of ``transferRepresentation``.
    associatedtype Representation: TransferRepresentation

    /// The forms in which a value is handed over, the preferred one first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which values of a type are handed over.
///
/// Compose ``CodableRepresentation``, ``DataRepresentation``, ``FileRepresentation`` and ``ProxyRepresentation``; own types
/// don't conform.
public protocol TransferRepresentation<Item> {
    /// The type of the values.
    associatedtype Item: Transferable

    /// Adds what the form exports and imports. Apps don't call it.
    func _add(to transfers: inout _Transfers<Item>)
}

/// A result builder that combines the forms in which values are handed over.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// Returns a form unchanged.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item {
        content
    }

    /// Returns the first form.
    public static func buildPartialBlock<Content: TransferRepresentation>(first: Content) -> Content
    where Content.Item == Item {
        first
    }

    /// Adds a form after the others.
    public static func buildPartialBlock<First: TransferRepresentation, Second: TransferRepresentation>(
        accumulated: First, next: Second
    ) -> _TransferRepresentationPair<First, Second> where First.Item == Item, Second.Item == Item {
        _TransferRepresentationPair(first: accumulated, second: next)
    }
}

/// Two forms, one after the other.
public struct _TransferRepresentationPair<First: TransferRepresentation, Second: TransferRepresentation>:
    TransferRepresentation
where First.Item == Second.Item {
    public typealias Item = First.Item

    let first: First
    let second: Second

    public func _add(to transfers: inout _Transfers<Item>) {
        first._add(to: &transfers)
        second._add(to: &transfers)
    }
}

// MARK: - Forms

/// A form that encodes and decodes values, as JSON by default.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    private let type: UTType
    private let encode: (Item) throws -> Data
    private let decode: (Data) throws -> Item

    /// Creates a form for a type of data.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    /// Creates a form for a type of data, with an encoder and a decoder.
    public init<Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
    ) where Encoder.Output == Data, Decoder.Input == Data {
        type = contentType
        encode = { try encoder.encode($0) }
        decode = { try decoder.decode(Item.self, from: $0) }
    }

    public func _add(to transfers: inout _Transfers<Item>) {
        let (encode, decode) = (encode, decode)
        transfers.exports.append(.init(type: type) { try encode($0) })
        transfers.imports.append(.init(type: type) { try decode($0) })
    }
}

/// A form that consists of data which the app makes and reads.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    private let type: UTType
    private let exporting: ((Item) async throws -> Data)?
    private let importing: ((Data) async throws -> Item)?

    /// Creates a form for export and import.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        type = contentType
        self.exporting = exporting
        self.importing = importing
    }

    /// Creates a form for export.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        type = exportedContentType
        self.exporting = exporting
        importing = nil
    }

    /// Creates a form for import.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        type = importedContentType
        exporting = nil
        self.importing = importing
    }

    public func _add(to transfers: inout _Transfers<Item>) {
        if let exporting { transfers.exports.append(.init(type: type, make: exporting)) }
        if let importing { transfers.imports.append(.init(type: type, make: importing)) }
    }
}

/// A form that consists of a value of another type.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    private let exporting: ((Item) throws -> Proxy)?
    private let importing: ((Proxy) throws -> Item)?

    /// Creates a form for export and import.
    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
    ) {
        self.exporting = exporting
        self.importing = importing
    }

    /// Creates a form for export.
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
        self.exporting = exporting
        importing = nil
    }

    /// Creates a form for import.
    public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
        exporting = nil
        self.importing = importing
    }

    public func _add(to transfers: inout _Transfers<Item>) {
        let inner = _Transfers<Proxy>()
        if let exporting {
            transfers.values.append(.init(type: Proxy.self, make: exporting))
            for value in inner.values {
                transfers.values.append(.init(type: value.type) { try value.make(exporting($0)) })
            }
            for export in inner.exports {
                transfers.exports.append(.init(type: export.type) { try await export.make(exporting($0)) })
            }
        }
        if let importing {
            transfers.sources.append(.init(type: Proxy.self) { try ($0 as? Proxy).map(importing) })
            for source in inner.sources {
                transfers.sources.append(.init(type: source.type) { try source.make($0).map(importing) })
            }
            for read in inner.imports {
                transfers.imports.append(.init(type: read.type) { try await importing(read.make($0)) })
            }
            for read in inner.files {
                transfers.files.append(.init(type: read.type) { try await importing(read.make($0)) })
            }
        }
    }
}

// MARK: - Types of Foundation

extension String: Transferable {
    /// Plain text.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
        DataRepresentation(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) }
    }
}

extension URL: Transferable {
    /// An address.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: {
            guard let url = URL(string: String(decoding: $0, as: UTF8.self)) else {
                throw CocoaError(.coderInvalidValue)
            }
            return url
        }
        ProxyRepresentation(exporting: { $0.absoluteString })
    }
}

extension Data: Transferable {
    /// The data itself.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}
