import Foundation
import Synchronization

/// An encoded navigation value: the name of its type, and the value as JSON.
package struct EncodedValue: Hashable, Sendable, Codable {
    package let typeName: String
    package let json: String

    package init(typeName: String, json: String) {
        self.typeName = typeName
        self.json = json
    }
}

extension EncodedValue: CustomStringConvertible {
    package var description: String { "\(typeName) \(json)" }
}

extension NavigationValue {
    /// The encoded value, or `nil` if its type isn't `Codable` or its own encoding fails.
    package func encoded() -> EncodedValue? { (try? encode()) ?? nil }

    /// Whether the value can be encoded, provided that its own encoding doesn't fail.
    package var isCodable: Bool { type == EncodedValue.self ? isStored : NavigationValueTypes.isCodable(type) }
}

/// The types that stored values can be decoded as: those for which a destination, a selection or a route was declared.
///
///     declaration ──► register ──► its names ─┐
///     stored name ────────────────────────────┴─► type ──► its own decoding ──► value
///
/// A name from outside is looked up only in this table. The runtime is never asked to find a type by name. Otherwise
/// the author of a stored path could choose which code of the process runs.
package enum NavigationValueTypes {
    /// The names of a type, and whether it can be encoded.
    private struct Facts: @unchecked Sendable {  // This is sound because types are constants.
        let name: String
        let formerNames: [String]
        let codable: (any (Hashable & Codable).Type)?

        init<Value: Hashable>(_ type: Value.Type) {
            let fullName = NavigationValueTypes.fullName(of: type)
            codable = type as? any (Hashable & Codable).Type
            if let named = type as? any NamedNavigationValue.Type {
                name = named.navigationValueName
                formerNames = named.formerNavigationValueNames + [fullName]
            } else {
                name = fullName
                formerNames = []
            }
        }

        func include(_ other: String) -> Bool { other == name || formerNames.contains(other) }
    }

    private struct Table {
        /// The types that were declared, encoded or compared with a stored value.
        var facts: [ObjectIdentifier: Facts] = [:]
        /// The declared types by their current names.
        var types: [String: Facts] = [:]
        var formerTypes: [String: Facts] = [:]
        /// The place where each type was first declared.
        var places: [ObjectIdentifier: SourcePlace] = [:]
        var declared: Set<ObjectIdentifier> = []
    }

    private static let table = Mutex(Table())

    /// The type that was registered last. A declaration that is mounted many times registers the same type each time.
    private static let last = Atomic<UInt>(0)

    /// Registers a type, so that stored values with its name are decoded as it.
    ///
    /// This method has no effect for a type that was registered before or isn't `Codable`.
    ///
    /// - Parameters:
    ///   - type: The type for which something is declared.
    ///   - place: The place of the declaration.
    package static func register<Value: Hashable>(_ type: Value.Type, at place: SourcePlace? = nil) {
        let id = ObjectIdentifier(type)
        let number = UInt(bitPattern: id)
        if last.load(ordering: .relaxed) == number { return }
        if table.withLock({ $0.declared.contains(id) }) {
            last.store(number, ordering: .relaxed)
            return
        }
        let facts = facts(of: type)
        let other = table.withLock { table -> String? in
            guard table.declared.insert(id).inserted else { return nil }
            if let place { table.places[id] = place }
            guard facts.codable != nil else { return nil }
            for name in facts.formerNames where table.formerTypes[name] == nil { table.formerTypes[name] = facts }
            if let other = table.types[facts.name] { return other.codable.map { "\($0)" } }
            table.types[facts.name] = facts
            return nil
        }
        last.store(number, ordering: .relaxed)
        // Local types of different functions can have the same full name. The developer didn't choose it, so it isn't
        // reported.
        if let other, type is any NamedNavigationValue.Type {
            Diagnostics.report(
                .repeatedValueName,
                """
                Two types of navigation values are called “\(facts.name)” in stored paths: “\(other)” and “\(type)”. Stored \
                values with that name are read as the first type where both are possible. Give each type its own \
                navigationValueName.
                """, at: place)
        }
    }

    /// The registered type with a name, or `nil`.
    static func type(named name: String) -> (any (Hashable & Codable).Type)? {
        table.withLock { $0.types[name] ?? $0.formerTypes[name] }?.codable
    }

    /// Decodes a stored value, or returns `nil` if its type isn't registered or the JSON is invalid for the type.
    package static func decode(_ encoded: EncodedValue) -> NavigationValue? {
        func decode<Value: Hashable>(_ type: Value.Type) -> NavigationValue? {
            self.decode(type, from: encoded.json).map { NavigationValue($0) }
        }
        return type(named: encoded.typeName).flatMap { decode($0) }
    }

    /// Whether `name` is a current or former name of a type, and the type can be encoded.
    static func names<Value: Hashable>(_ type: Value.Type, by name: String) -> Bool {
        let facts = facts(of: type)
        return facts.codable != nil && facts.include(name)
    }

    /// Whether values of a type can be encoded.
    static func isCodable(_ type: any Hashable.Type) -> Bool {
        func isCodable<Value: Hashable>(_ type: Value.Type) -> Bool { facts(of: type).codable != nil }
        return isCodable(type)
    }

    /// The place where something was first declared for a type.
    static func place(of type: any Hashable.Type) -> SourcePlace? {
        table.withLock { $0.places[ObjectIdentifier(type)] }
    }

    private static func facts<Value: Hashable>(of type: Value.Type) -> Facts {
        let id = ObjectIdentifier(type)
        if let known = table.withLock({ $0.facts[id] }) { return known }
        let facts = Facts(type)  // Not while holding the lock, because this runs code of the type.
        return table.withLock { table in
            table.facts[id] = facts
            return facts
        }
    }

    /// The name of a type with its module and enclosing types.
    ///
    /// For a local type the runtime's name contains an address, which differs between processes. That part is removed.
    private static func fullName(of type: any Any.Type) -> String {
        var rest = _typeName(type, qualified: true)[...]
        guard rest.contains("(unknown context at ") else { return String(rest) }
        var name = ""
        while let start = rest.firstRange(of: "(unknown context at "),
            let end = rest[start.upperBound...].firstRange(of: ").")
        {
            name += rest[..<start.lowerBound]
            rest = rest[end.upperBound...]
        }
        return name + rest
    }

    // MARK: JSON

    private static let decoder = JSONDecoder()

    /// Keys are sorted, so that equal values have equal encodings.
    private static let encoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return encoder
    }()

    /// The encoded value, or `nil` if its type isn't `Codable`.
    static func encode<Value: Hashable>(_ value: Value) throws -> EncodedValue? {
        let facts = facts(of: Value.self)
        guard facts.codable != nil, let encodable = value as? any Encodable else { return nil }
        return EncodedValue(typeName: facts.name, json: String(decoding: try encoder.encode(encodable), as: UTF8.self))
    }

    static func decode<Value: Hashable>(_ type: Value.Type, from json: String) -> Value? {
        func decode<Storable: Codable>(_ type: Storable.Type) -> Any? {
            try? decoder.decode(type, from: Data(json.utf8))
        }
        return facts(of: type).codable.flatMap { decode($0) } as? Value
    }
}
