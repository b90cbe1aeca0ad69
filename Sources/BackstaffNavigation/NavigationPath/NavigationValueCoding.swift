import Foundation
import Synchronization

/// A navigation value for storage: the name of its type, and the value as JSON.
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
    /// The value for storage, or `nil` if its type isn't `Codable`, or its own encoding fails.
    package func encoded() -> EncodedValue? { (try? encode()) ?? nil }

    /// Whether the value can be stored, unless its own encoding fails.
    package var isCodable: Bool { type == EncodedValue.self ? isStored : NavigationValueTypes.isCodable(type) }
}

/// The types that stored values are read as: those that a destination, a selection or a route was declared for.
///
///     declared ──► register ──► its names ─┐
///     stored name ─────────────────────────┴─► type ──► its own decoding ──► value
///
/// A name that comes from outside is only ever looked up here. It never makes the runtime search for a type, which would
/// let whoever writes a path choose which code of the process runs.
package enum NavigationValueTypes {
    /// What a type is called, and whether it can be stored.
    private struct Facts: @unchecked Sendable {  // Sound: types are constants.
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
        /// Of each type that was declared, stored or compared with a stored value.
        var facts: [ObjectIdentifier: Facts] = [:]
        /// Of each type that was declared.
        var types: [String: Facts] = [:]
        var formerTypes: [String: Facts] = [:]
        /// Where each type was first declared.
        var places: [ObjectIdentifier: SourcePlace] = [:]
        var declared: Set<ObjectIdentifier> = []
    }

    private static let table = Mutex(Table())

    /// The type that was declared last: where one declaration is mounted many times, it is the same each time.
    private static let last = Atomic<UInt>(0)

    /// Has stored values be read as a type if they have its name. Does nothing the second time, nor for a type that isn't
    /// `Codable`.
    ///
    /// - Parameters:
    ///   - type: the type that something is declared for.
    ///   - place: where that is declared.
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
        // Types inside functions are not told apart by their names. Where no name was chosen there is none to mend.
        if let other, type is any NamedNavigationValue.Type {
            Diagnostics.report(
                .repeatedValueName,
                """
                Two types of navigation values are called “\(facts.name)” in stored paths: “\(other)” and “\(type)”. Stored \
                values of that name are taken for the first where both could be meant. Give each type a \
                navigationValueName of its own.
                """, at: place)
        }
    }

    /// The type of that name, if it was declared.
    static func type(named name: String) -> (any (Hashable & Codable).Type)? {
        table.withLock { $0.types[name] ?? $0.formerTypes[name] }?.codable
    }

    /// The value that was stored, if its type was declared and the JSON is that type's.
    package static func decode(_ encoded: EncodedValue) -> NavigationValue? {
        func decode<Value: Hashable>(_ type: Value.Type) -> NavigationValue? {
            self.decode(type, from: encoded.json).map { NavigationValue($0) }
        }
        return type(named: encoded.typeName).flatMap { decode($0) }
    }

    /// Whether a type is, or was, called `name` in stored paths, and can be stored.
    static func names<Value: Hashable>(_ type: Value.Type, by name: String) -> Bool {
        let facts = facts(of: type)
        return facts.codable != nil && facts.include(name)
    }

    /// Whether values of a type can be stored.
    static func isCodable(_ type: any Hashable.Type) -> Bool {
        func isCodable<Value: Hashable>(_ type: Value.Type) -> Bool { facts(of: type).codable != nil }
        return isCodable(type)
    }

    /// Where something was first declared for a type.
    static func place(of type: any Hashable.Type) -> SourcePlace? {
        table.withLock { $0.places[ObjectIdentifier(type)] }
    }

    private static func facts<Value: Hashable>(of type: Value.Type) -> Facts {
        let id = ObjectIdentifier(type)
        if let known = table.withLock({ $0.facts[id] }) { return known }
        let facts = Facts(type)  // Not under the lock: this runs the type's own code.
        return table.withLock { table in
            table.facts[id] = facts
            return facts
        }
    }

    /// A type's name with its module and the types around it.
    ///
    /// The runtime gives types inside functions a name with an address, another one in each process. That part is left out.
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

    /// Keys in order: equal values are stored alike.
    private static let encoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return encoder
    }()

    /// The value for storage, or `nil` if its type isn't `Codable`.
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
