import BackstaffNavigation
import Foundation
import Fuzzing
import Testing

@Suite("Stored paths")
struct NavigationPathCodableTests {
    private typealias Recipe = PathValues.Recipe
    private typealias Sketch = PathValues.Sketch

    private let soup = Recipe(id: 1, name: "Soup", tags: [])

    // MARK: Shape

    @Test(
        "A05 a path is stored as a flat array of strings, type name and JSON alternately, the top first"
    )
    func shape() throws {
        var path = NavigationPath()
        path.append("hello")
        path.append(42)
        path.append(true)
        path.append(soup)
        let strings = try JSONDecoder().decode([String].self, from: try #require(try path.stored()))
        #expect(
            strings == [
                "\(PathValues.prefix).Recipe", #"{"id":1,"name":"Soup","tags":[]}"#, "Swift.Bool", "true", "Swift.Int",
                "42",
                "Swift.String", "\"hello\"",
            ])
    }

    /// What SwiftUI stores for an empty path isn't documented.
    @Test("A05 an empty path is stored as an empty array")
    func empty() throws {
        #expect(try NavigationPath().stored() == Data("[]".utf8))
        #expect(try NavigationPath(storedIn: "[]".utf8) == NavigationPath())
    }

    @Test(
        "A05 anything but an array of strings with an even count is refused",
        arguments: [
            "", "{}", "null", "[\"Swift.Int\"]", "[\"a\",\"1\",\"b\"]", "[1,2]", "[\"Swift.Int\",42]", "[[]]",
            "[\"a\",",
        ])
    func refused(_ json: String) {
        #expect(throws: DecodingError.self) { try NavigationPath(storedIn: json.utf8) }
    }

    // MARK: Codability

    @Test(
        "A05 a path with a value that isn't Codable has no codable form, which is reported once"
    )
    func notCodable() throws {
        NavigationValueTypes.register(Sketch.self, at: SourcePlace("App/Sketches.swift", 12))
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            var path = NavigationPath([soup])
            #expect(path.codable != nil)
            #expect(receiver.reports == [])
            path.append(Sketch(id: 1))
            #expect(path.codable == nil)
            #expect(path.codable == nil)
            path.removeLast()
            #expect(path.codable != nil)
        }
        #expect(
            receiver.reports.map(\.message) == [
                """
                Cannot create CodableRepresentation of navigation path, because presented value of type “Sketch” is not \
                Codable. Make it Codable, or append a Codable id to the path instead.
                """
            ])
        #expect(receiver.reports.map(\.place) == ["App/Sketches.swift:12"])
    }

    @Test("A05 without a declaration for the type, the report has no place")
    func notCodableAnywhere() {
        struct Stranger: Hashable {}
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            #expect(NavigationPath([Stranger()]).codable == nil)
        }
        #expect(receiver.reports.count == 1)
        #expect(receiver.reports[0].place == nil)
    }

    @Test("A05 a Codable value that was appended as only Hashable is stored too")
    func genericAppend() throws {
        func append<Value: Hashable>(_ value: Value, to path: inout NavigationPath) { path.append(value) }
        var path = NavigationPath()
        append(soup, to: &path)
        #expect(try path.stored() == NavigationPath([soup]).stored())
        append(Sketch(id: 1), to: &path)
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) { #expect(path.codable == nil) }
    }

    @Test("A05 if a value's own encoding throws, encoding the path throws, but its codable form exists")
    func failingEncoding() {
        let path = NavigationPath([Double.nan])
        #expect(path.codable != nil)
        #expect(throws: EncodingError.self) { try path.stored() }
    }

    // MARK: Reading

    @Test("A05 unknown types and malformed values don't make decoding fail, and are stored again unchanged")
    func unknown() throws {
        let json = #"["Gone.Type","{\"a\":","Swift.Int","\"no number\"","Swift.Int","1"]"#
        let path = try NavigationPath(storedIn: json.utf8)
        #expect(path.count == 3)
        #expect(path.last(of: Int.self) == 1)
        #expect(try path.stored() == Data(json.utf8))
        #expect(path.description == #"[1, Swift.Int "no number", Gone.Type {"a":]"#)
    }

    @Test("A05 a restored path can be appended to and shortened like any other")
    func editing() throws {
        var path = try NavigationPath(storedIn: #"["Swift.String","\"a\"","Swift.Int","1"]"#.utf8)
        path.append(2.5)
        #expect(path.count == 3)
        path.removeLast(2)
        #expect(path == NavigationPath([1]))
        path.removeLast()
        #expect(path.isEmpty)
    }

    // MARK: Equality

    @Test("A05 a restored path equals the original, and so do their codable forms")
    func equality() throws {
        var path = NavigationPath(["a", "b"])
        path.append(soup)
        let restored = try NavigationPath(storedIn: try #require(try path.stored()))
        #expect(restored == path)
        #expect(path == restored)
        #expect(restored.codable == path.codable)
        #expect(try restored.stored() == path.stored())
        #expect(NavigationPath(try #require(path.codable)) == path)

        var other = path
        other.removeLast()
        #expect(restored != other)
        other.append(Recipe(id: 2, name: "Soup", tags: []))
        #expect(restored != other)
        #expect(restored.codable != other.codable)
    }

    @Test(
        "A05 a path of random values is restored equal, with equal values",
        arguments: 0..<20 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        func check<Value: Hashable>(_ value: Value, _ restored: NavigationValue) {
            #expect(restored.value(as: Value.self) == value)
            #expect(restored.typeID == ObjectIdentifier(Value.self))
        }
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            let values = (0..<generator.next() % 6).map { _ in PathValues.random(using: &generator) }
            let path = NavigationPath(elements: values)
            let data = try #require(try path.stored())
            let restored = try NavigationPath(storedIn: data)
            #expect(restored == path)
            #expect(try NavigationPath(storedIn: data) == NavigationPath(storedIn: data))
            for (value, restored) in zip(values, restored.values) { check(value, restored) }
            guard !values.isEmpty else { continue }
            var other = try NavigationPath(storedIn: data)
            other.removeLast()
            #expect(other != path)
            other.append("something else")
            #expect(other != path)
        }
    }

    // MARK: Size

    @Test("A05 a path of a million values is restored, decoded on demand, and stored again")
    func million() throws {
        let json = "[\(Array(repeating: #""Swift.Int","7","X","{""#, count: 500_000).joined(separator: ","))]"
        var path = try NavigationPath(storedIn: json.utf8)
        #expect(path.count == 1_000_000)
        #expect(path.last(of: Int.self) == 7)
        #expect(try path == NavigationPath(storedIn: json.utf8))
        #expect(try path.stored() == Data(json.utf8))
        path.removeLast(999_998)
        #expect(path.description == "[X {, 7]" || path.description == "[X {, Swift.Int 7]")
    }

    @Test("A05 comparing a long path with a restored one takes linear time")
    func long() throws {
        let path = NavigationPath(0..<100_000)
        let restored = try NavigationPath(storedIn: try #require(try path.stored()))
        #expect(restored == path)
        #expect(restored != NavigationPath(0..<99_999))
    }

    // MARK: Persistence

    /// An app's store as in the documentation: the path is saved when the scene enters the background, and read at the
    /// start.
    private struct Store {
        var path: NavigationPath

        init(file: Data?) {
            guard let file, let saved = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: file)
            else {
                path = NavigationPath()
                return
            }
            path = NavigationPath(saved)
        }

        /// The contents of the file after the scene has entered the background.
        func file() -> Data? {
            path.codable.flatMap { try? JSONEncoder().encode($0) }
        }
    }

    @Test(
        "A05 a path that is saved in the background is restored at the next launch; without a valid file the path is empty"
    )
    func persistence() {
        var store = Store(file: nil)
        #expect(store.path.isEmpty)
        store.path.append("Soups")
        store.path.append(soup)
        let file = store.file()
        let next = Store(file: file)
        #expect(next.path == store.path)
        #expect(next.path.last(of: Recipe.self) == soup)
        #expect(next.file() == file)
        #expect(Store(file: Data("damaged".utf8)).path.isEmpty)
        #expect(Store(file: file.map { $0.dropLast() }).path.isEmpty)
    }
}
