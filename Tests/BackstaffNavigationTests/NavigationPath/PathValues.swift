import BackstaffNavigation
import Foundation
import Fuzzing

/// The types of values in the paths of these tests.
enum PathValues {
    struct Recipe: Hashable, Codable {
        var id: Int
        var name: String
        var tags: [String]
    }

    enum Place: Hashable, Codable {
        case home
        case shelf(Int)
        case note(of: Recipe, page: Int?)
    }

    struct Sketch: Hashable {
        var id: Int
    }

    static let prefix = "BackstaffNavigationTests.PathValues"

    static func random(using generator: inout SeededGenerator) -> any Hashable & Codable {
        let number = Int(truncatingIfNeeded: generator.next())
        switch generator.next() % 9 {
        case 0: return number
        case 1: return text(using: &generator)
        case 2: return number % 2 == 0
        case 3: return Double(number) / 1_000
        case 4: return recipe(using: &generator)
        case 5: return Place.note(of: recipe(using: &generator), page: number % 2 == 0 ? nil : number)
        case 6: return Place.shelf(number)
        case 7: return Set((0..<number.magnitude % 5).map { "\($0)" })
        default: return [text(using: &generator): number % 3 == 0 ? nil : number]
        }
    }

    private static func recipe(using generator: inout SeededGenerator) -> Recipe {
        Recipe(
            id: Int(truncatingIfNeeded: generator.next()), name: text(using: &generator),
            tags: (0..<generator.next() % 3).map { _ in text(using: &generator) })
    }

    private static func text(using generator: inout SeededGenerator) -> String {
        let pieces = ["a", "\"", "\\", "\n", "\u{0}", "é", "😀", "[", "]", ",", "/", "\u{2028}", "e\u{301}"]
        return (0..<generator.next() % 6).map { _ in pieces[Int(generator.next() % UInt64(pieces.count))] }.joined()
    }
}

extension NavigationPath {
    /// The path as bytes.
    func stored() throws -> Data? {
        try codable.map { try JSONEncoder().encode($0) }
    }

    /// Creates a path from bytes.
    init(storedIn data: some Sequence<UInt8>) throws {
        self.init(try JSONDecoder().decode(CodableRepresentation.self, from: Data(data)))
    }
}
