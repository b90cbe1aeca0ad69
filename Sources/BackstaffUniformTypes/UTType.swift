/// A kind of data, for example PNG pictures or plain text.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The identifier, for example `public.png`.
    public let identifier: String
    /// The type that the app names as parent in the declaration of its own type.
    private let declaredParent: String?

    /// Finds a known type by its identifier. The result is `nil` if the identifier isn't known.
    public init?(_ identifier: String) {
        guard TypeFacts.byIdentifier[identifier] != nil else { return nil }
        self.init(declared: identifier)
    }

    /// Creates a type that the app declares.
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.init(declared: identifier, parent: parent)
    }

    /// Creates a type that another app declares.
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.init(declared: identifier, parent: parent)
    }

    /// Finds a known type by the extension of its files. The result is `nil` if the extension isn't known.
    public init?(filenameExtension: String) {
        guard let facts = TypeFacts.all.first(where: { $0.extensions.contains(filenameExtension.lowercased()) }) else {
            return nil
        }
        self.init(declared: facts.identifier)
    }

    /// Finds a known type by its MIME type. The result is `nil` if the MIME type isn't known.
    public init?(mimeType: String) {
        guard let facts = TypeFacts.all.first(where: { $0.mimeType == mimeType.lowercased() }) else { return nil }
        self.init(declared: facts.identifier)
    }

    init(declared identifier: String, parent: UTType? = nil) {
        self.identifier = identifier
        declaredParent = parent?.identifier
    }

    /// Types are equal if their identifiers are.
    public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    private var facts: TypeFacts? { TypeFacts.byIdentifier[identifier] }

    /// The usual extension of its files.
    public var preferredFilenameExtension: String? { facts?.extensions.first }

    /// The MIME type.
    public var preferredMIMEType: String? { facts?.mimeType }

    /// The kinds of data that it is a special case of, except for itself.
    public var supertypes: Set<UTType> {
        let parents = (facts?.parents ?? declaredParent.map { [$0] } ?? []).map { UTType(declared: $0) }
        return parents.reduce(into: Set(parents)) { $0.formUnion($1.supertypes) }
    }

    /// Whether it is a type or a special case of it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    /// Whether it is a special case of a type.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    /// Whether a type is a special case of it.
    public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

    /// The identifier.
    public var description: String { identifier }
}
