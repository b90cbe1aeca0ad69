import BackstaffNavigation
import Testing

@Suite
struct NavigationValueTests {
    private struct Recipe: Hashable {
        var id: Int
        var name: String

        static func == (first: Recipe, second: Recipe) -> Bool { first.id == second.id }

        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    @Test("A03 values are equal if their types are the same and == returns true")
    func equality() {
        #expect(NavigationValue(1) == NavigationValue(1))
        #expect(NavigationValue(1) != NavigationValue(2))
        #expect(NavigationValue(1) != NavigationValue(UInt8(1)))
        #expect(NavigationValue(1) != NavigationValue(1.0))
        #expect(NavigationValue("1") != NavigationValue(1))
        #expect(NavigationValue(Int?.some(1)) != NavigationValue(1))
        #expect(NavigationValue(Recipe(id: 1, name: "a")) == NavigationValue(Recipe(id: 1, name: "b")))
    }

    @Test("A03 a value can be read as its own type only")
    func reading() {
        let value = NavigationValue(7)
        #expect(value.value(as: Int.self) == 7)
        #expect(value.value(as: UInt8.self) == nil)
        #expect(value.value(as: String.self) == nil)
        #expect(value.typeID == ObjectIdentifier(Int.self))
        #expect(value.description == "7")
        #expect(value.base as? Int == 7)
    }
}
