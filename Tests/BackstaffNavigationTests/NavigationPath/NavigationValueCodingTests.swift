import BackstaffNavigation
import Testing

@Suite("Navigation values in storage")
struct NavigationValueCodingTests {
    struct Recipe: Hashable, Codable {
        var id: Int
        var name: String
    }

    struct Sketch: Hashable {
        var id: Int
    }

    struct Renamed: NamedNavigationValue {
        static let navigationValueName = "tests.renamed"
        static let formerNavigationValueNames = ["Old.Name", "Older.Name"]
        var id: Int
    }

    struct FirstOfTwo: NamedNavigationValue {
        static let navigationValueName = "tests.two"
        var id: Int
    }

    struct SecondOfTwo: NamedNavigationValue {
        static let navigationValueName = "tests.two"
        var id: Int
    }

    /// Counts how often it is decoded.
    struct Counted: Hashable, Codable {
        @TaskLocal static var reads: Counter?
        var id: Int

        init(id: Int) { self.id = id }

        init(from decoder: any Decoder) throws {
            Self.reads?.count += 1
            id = try decoder.singleValueContainer().decode(Int.self)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(id)
        }

        final class Counter: @unchecked Sendable {  // Sound: used by one task.
            var count = 0
        }
    }

    static let prefix = "BackstaffNavigationTests.NavigationValueCodingTests"

    // MARK: Encoding

    @Test("A05 a value is stored with its type's full name, as JSON with sorted keys")
    func encoding() {
        #expect(NavigationValue(42).encoded() == EncodedValue(typeName: "Swift.Int", json: "42"))
        #expect(NavigationValue("hello").encoded() == EncodedValue(typeName: "Swift.String", json: "\"hello\""))
        #expect(NavigationValue(true).encoded() == EncodedValue(typeName: "Swift.Bool", json: "true"))
        #expect(NavigationValue([1, 2]).encoded() == EncodedValue(typeName: "Swift.Array<Swift.Int>", json: "[1,2]"))
        #expect(
            NavigationValue(Recipe(id: 1, name: "Soup")).encoded()
                == EncodedValue(typeName: "\(Self.prefix).Recipe", json: #"{"id":1,"name":"Soup"}"#))
    }

    @Test("A05 a value that isn't Codable isn't stored, nor is one whose encoding fails")
    func notCodable() throws {
        #expect(NavigationValue(Sketch(id: 1)).encoded() == nil)
        #expect(!NavigationValue(Sketch(id: 1)).isCodable)
        #expect(NavigationValue([Sketch(id: 1)]).encoded() == nil)
        #expect(NavigationValue(Double.nan).encoded() == nil)
        #expect(NavigationValue(Double.nan).isCodable)
        #expect(throws: EncodingError.self) { try NavigationValue(Double.nan).encode() }
        #expect(try NavigationValue(Sketch(id: 1)).encode() == nil)
    }

    @Test("A05 whether a value is Codable is determined at run time")
    func genericContext() {
        func value<Value: Hashable>(_ value: Value) -> NavigationValue { NavigationValue(value) }
        #expect(value(Recipe(id: 1, name: "Soup")).isCodable)
        #expect(value([1: ["a"]]).isCodable)
        #expect(!value([1: [Sketch(id: 1)]]).isCodable)
    }

    @Test("A05 the stored name of a type inside a function contains no address")
    func localType() throws {
        struct Local: Hashable, Codable {
            var id: Int
        }
        let encoded = try #require(NavigationValue([Local(id: 1)]).encoded())
        #expect(encoded.typeName == "Swift.Array<\(Self.prefix).Local>")
        #expect(NavigationValue(stored: encoded).value(as: [Local].self) == [Local(id: 1)])
    }

    // MARK: Reading

    @Test("A05 a stored value is decoded as the requested type if that has its name")
    func reading() {
        let value = NavigationValue(stored: EncodedValue(typeName: "Swift.Int", json: "42"))
        #expect(value.isStored)
        #expect(value.value(as: String.self) == nil)
        #expect(value.value(as: UInt8.self) == nil)
        #expect(value.typeID != ObjectIdentifier(Int.self))
        #expect(value.value(as: Int.self) == 42)
        #expect(value.typeID == ObjectIdentifier(Int.self))
        #expect(ObjectIdentifier(value.type) == ObjectIdentifier(Int.self))
        #expect(value.description == "42")
        #expect(value.value(as: String.self) == nil)
        #expect(!NavigationValue(42).isStored)
    }

    @Test(
        "A05 JSON that doesn't fit the type stays as it was stored",
        arguments: ["", "x", "\"42\"", "42 ", "4 2", "1e99"])
    func malformed(_ json: String) {
        let stored = EncodedValue(typeName: "Swift.Int", json: json)
        let value = NavigationValue(stored: stored)
        if json == "42 " {
            #expect(value.value(as: Int.self) == 42)
        } else {
            #expect(value.value(as: Int.self) == nil)
            #expect(value.value(as: Int.self) == nil)
            #expect(value.base as? EncodedValue == stored)
            #expect(value.description == "Swift.Int \(json)")
        }
        #expect(value.isCodable)
    }

    @Test("A05 an undecoded value is stored again unchanged, a decoded one is encoded again")
    func storingAgain() {
        let stored = EncodedValue(typeName: "Gone.Type", json: "{ }")
        #expect(NavigationValue(stored: stored).encoded() == stored)
        let spaced = NavigationValue(stored: EncodedValue(typeName: "Swift.Int", json: " 42"))
        #expect(spaced.encoded()?.json == " 42")
        _ = spaced.value(as: Int.self)
        #expect(spaced.encoded()?.json == "42")
    }

    @Test("A05 a value is decoded on demand and only once, even if that fails")
    func laziness() {
        let counter = Counted.Counter()
        Counted.$reads.withValue(counter) {
            let name = "\(Self.prefix).Counted"
            let value = NavigationValue(stored: EncodedValue(typeName: name, json: "1"))
            let bad = NavigationValue(stored: EncodedValue(typeName: name, json: "[]"))
            #expect(value.value(as: Int.self) == nil)
            #expect(counter.count == 0)
            #expect(value.value(as: Counted.self) == Counted(id: 1))
            #expect(value.value(as: Counted.self) == Counted(id: 1))
            #expect(value == NavigationValue(Counted(id: 1)))
            #expect(counter.count == 1)
            #expect(bad.value(as: Counted.self) == nil)
            #expect(bad.value(as: Counted.self) == nil)
            #expect(bad != NavigationValue(Counted(id: 1)))
            #expect(counter.count == 2)
        }
    }

    // MARK: Equality

    @Test("A05 a stored value equals its original, decoded or not, on either side of ==")
    func equality() throws {
        func check<Value: Hashable>(_ value: Value, _ other: Value) throws {
            let typed = NavigationValue(value)
            let encoded = try #require(typed.encoded())
            #expect(typed == NavigationValue(stored: encoded))
            #expect(NavigationValue(stored: encoded) == typed)
            #expect(NavigationValue(stored: encoded) == NavigationValue(stored: encoded))
            #expect(NavigationValue(other) != NavigationValue(stored: encoded))
            #expect(NavigationValue(stored: encoded) != NavigationValue(other))
        }
        try check(1, 2)
        try check("a", "b")
        try check(Recipe(id: 1, name: "a"), Recipe(id: 1, name: "b"))
        try check(Int?.none, 1)
        try check(Set([1, 2, 3, 4, 5, 6]), [1])
    }

    @Test("A05 stored values of different types are never equal, even with the same JSON")
    func inequality() {
        let one = NavigationValue(stored: EncodedValue(typeName: "Swift.Int", json: "1"))
        #expect(one != NavigationValue(stored: EncodedValue(typeName: "Swift.UInt8", json: "1")))
        #expect(one != NavigationValue(UInt8(1)))
        #expect(one != NavigationValue("1"))
        #expect(one != NavigationValue(EncodedValue(typeName: "Swift.Int", json: "1")))
    }

    @Test("A05 stored values of a declared type are equal if the decoded values are, whatever their JSON")
    func otherJSON() {
        struct Point: Hashable, Codable {
            var x: Int
            var y: Int
        }
        let name = "\(Self.prefix).Point"
        let first = NavigationValue(stored: EncodedValue(typeName: name, json: #"{"x":1,"y":2}"#))
        let second = NavigationValue(stored: EncodedValue(typeName: name, json: #"{ "y": 2, "x": 1 }"#))
        #expect(first != second)
        NavigationValueTypes.register(Point.self)
        #expect(first == second)
        #expect(first.value(as: Point.self) == Point(x: 1, y: 2))
    }

    // MARK: Registry

    @Test("A05 a stored value is decoded only if its type is declared")
    func registry() {
        struct Declared: Hashable, Codable {
            var id: Int
        }
        let encoded = EncodedValue(typeName: "\(Self.prefix).Declared", json: #"{"id":1}"#)
        #expect(NavigationValueTypes.decode(encoded) == nil)
        NavigationValueTypes.register(Declared.self)
        NavigationValueTypes.register(Declared.self)
        #expect(NavigationValueTypes.decode(encoded) == NavigationValue(Declared(id: 1)))
        #expect(NavigationValueTypes.decode(EncodedValue(typeName: encoded.typeName, json: "{}")) == nil)
        #expect(NavigationValueTypes.decode(EncodedValue(typeName: "Gone.Declared", json: #"{"id":1}"#)) == nil)
        // The runtime could find these types, but they aren't declared.
        #expect(NavigationValueTypes.decode(EncodedValue(typeName: "Swift.Int16", json: "1")) == nil)
        #expect(NavigationValueTypes.decode(EncodedValue(typeName: "s5Int16V", json: "1")) == nil)
    }

    @Test("A05 a type that isn't Codable may be declared, and no value is decoded as it")
    func declaredNotCodable() {
        NavigationValueTypes.register(Sketch.self)
        let encoded = EncodedValue(typeName: "\(Self.prefix).Sketch", json: #"{"id":1}"#)
        #expect(NavigationValueTypes.decode(encoded) == nil)
        #expect(NavigationValue(stored: encoded).value(as: Sketch.self) == nil)
        #expect(NavigationValue(stored: encoded) != NavigationValue(Sketch(id: 1)))
    }

    @Test(
        "A05 a type with a custom name is stored under it, and decoded under it, its former names and its full name",
        arguments: ["tests.renamed", "Old.Name", "Older.Name", "\(Self.prefix).Renamed"])
    func names(_ name: String) {
        NavigationValueTypes.register(Renamed.self)
        #expect(NavigationValue(Renamed(id: 1)).encoded()?.typeName == "tests.renamed")
        let encoded = EncodedValue(typeName: name, json: #"{"id":1}"#)
        #expect(NavigationValueTypes.decode(encoded) == NavigationValue(Renamed(id: 1)))
        #expect(NavigationValue(stored: encoded).value(as: Renamed.self) == Renamed(id: 1))
        #expect(
            NavigationValue(stored: EncodedValue(typeName: "Renamed", json: encoded.json)).value(as: Renamed.self)
                == nil)
    }

    @Test("A05 if two types have the same custom name, the first declared is used, and that is reported with its place")
    func sameName() {
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            NavigationValueTypes.register(FirstOfTwo.self)
            #expect(receiver.reports == [])
            NavigationValueTypes.register(SecondOfTwo.self, at: SourcePlace("App/Second.swift", 7))
            NavigationValueTypes.register(FirstOfTwo.self)
            NavigationValueTypes.register(SecondOfTwo.self, at: SourcePlace("App/Second.swift", 7))
        }
        #expect(receiver.reports.map(\.mistake) == [.repeatedValueName])
        #expect(receiver.reports[0].message.contains("called “tests.two” in stored paths"))
        #expect(receiver.reports[0].place == "App/Second.swift:7")
        let encoded = EncodedValue(typeName: "tests.two", json: #"{"id":1}"#)
        #expect(NavigationValueTypes.decode(encoded) == NavigationValue(FirstOfTwo(id: 1)))
        #expect(NavigationValue(stored: encoded).value(as: SecondOfTwo.self) == SecondOfTwo(id: 1))
    }
}
