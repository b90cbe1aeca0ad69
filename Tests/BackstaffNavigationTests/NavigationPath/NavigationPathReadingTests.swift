import BackstaffNavigation
import Testing

@Suite("Reading a path's values")
struct NavigationPathReadingTests {
    private typealias Recipe = PathValues.Recipe

    private func recipe(_ id: Int) -> Recipe { Recipe(id: id, name: "Recipe \(id)", tags: []) }

    /// Desserts, 1, 7, 2
    private var path: NavigationPath {
        NavigationPath(elements: ["Desserts", recipe(1), 7, recipe(2)])
    }

    @Test("K10 a path returns its values from the root up")
    func elements() {
        #expect(path.elements.map { "\(type(of: $0))" } == ["String", "Recipe", "Int", "Recipe"])
        #expect(path.elements[0] as? String == "Desserts")
        #expect(path.elements[2] as? Int == 7)
        #expect(path.elements(of: Recipe.self) == [recipe(1), recipe(2)])
        #expect(path.elements(of: Double.self) == [])
        #expect(NavigationPath().elements.isEmpty)
    }

    @Test("K10 a path's values can be filtered and mapped")
    func mapping() {
        #expect(NavigationPath(elements: path.elements) == path)
        let strings = NavigationPath(elements: path.elements.filter { $0 is String })
        #expect(strings == NavigationPath(["Desserts"]))
        #expect(strings != NavigationPath(["Starters"]))
        #expect(NavigationPath(elements: path.elements.compactMap { $0 as? Int }.map { $0 + 1 }) == NavigationPath([8]))
    }

    @Test("K10 a path returns its topmost value, and the topmost value of a type")
    func last() {
        #expect(path.last as? Recipe == recipe(2))
        #expect(path.last(of: Recipe.self) == recipe(2))
        #expect(path.last(of: Int.self) == 7)
        #expect(path.last(of: String.self) == "Desserts")
        #expect(path.last(of: UInt8.self) == nil)
        #expect(NavigationPath().last == nil)
        #expect(NavigationPath().last(of: Int.self) == nil)
    }

    @Test("K10 contains is true for equal values of the same type only")
    func contains() {
        #expect(path.contains(recipe(1)))
        #expect(path.contains(7))
        #expect(!path.contains(recipe(3)))
        #expect(!path.contains(UInt8(7)))
        #expect(!path.contains("7"))
        #expect(!NavigationPath().contains(7))
    }

    @Test("K10 popping to a value leaves it on top; popping to a missing value changes nothing")
    func popToValue() {
        var path = path
        #expect(path.pop(to: recipe(3)) == false)
        #expect(path.pop(to: UInt8(7)) == false)
        #expect(path == self.path)
        #expect(path.pop(to: recipe(2)) == true)
        #expect(path == self.path)
        #expect(path.pop(to: recipe(1)) == true)
        #expect(path.count == 2)
        #expect(path.last as? Recipe == recipe(1))
        var repeated = NavigationPath([1, 2, 1, 3])
        #expect(repeated.pop(to: 1) == true)
        #expect(repeated == NavigationPath([1, 2, 1]))
    }

    @Test("K10 popping to a type leaves its topmost value, or the topmost that matches, on top")
    func popToType() {
        var path = path
        #expect(path.pop(toLast: Double.self) == false)
        #expect(path.pop(toLast: Recipe.self) { $0.id == 3 } == false)
        #expect(path == self.path)
        #expect(path.pop(toLast: Int.self) == true)
        #expect(path.count == 3)
        #expect(path.pop(toLast: Recipe.self) { $0.id == 1 } == true)
        #expect(path.count == 2)
        #expect(path.pop(toLast: String.self) == true)
        #expect(path == NavigationPath(["Desserts"]))
    }

    @Test("K10 removing all values goes back to the root, and does nothing there")
    func removeAll() {
        var path = path
        path.removeAll()
        #expect(path.isEmpty)
        path.removeAll()
        #expect(path == NavigationPath())
    }

    @Test("K10 a restored path is read like any other")
    func restored() throws {
        let path = try NavigationPath(storedIn: try #require(try self.path.stored()))
        #expect(path.last(of: Recipe.self) == recipe(2))
        #expect(path.contains(recipe(1)))
        #expect(!path.contains(recipe(3)))
        #expect(path.elements(of: Recipe.self).count == 2)
        var shorter = path
        #expect(shorter.pop(toLast: Recipe.self) { $0.id == 1 } == true)
        #expect(shorter.count == 2)
        #expect(shorter.pop(to: "Desserts") == true)
        #expect(shorter == NavigationPath(["Desserts"]))
    }

    @Test("K10 a stored value of an unknown type is returned in its stored form, and can be appended again")
    func unknown() throws {
        let path = try NavigationPath(storedIn: #"["Gone.Type","{}"]"#.utf8)
        #expect(path.elements.map { "\($0)" } == ["Gone.Type {}"])
        #expect(path.last.map { "\($0)" } == "Gone.Type {}")
        #expect(path.last as? String == nil)
        #expect(NavigationPath(elements: path.elements) == path)
        #expect(try NavigationPath(elements: path.elements).stored() == path.stored())
    }

    @Test("K10 a stored value of a declared type is returned decoded")
    func declared() throws {
        struct Declared: Hashable, Codable {
            var id: Int
        }
        let stored = try #require(try NavigationPath([Declared(id: 1)]).stored())
        #expect(try NavigationPath(storedIn: stored).last as? Declared == nil)
        NavigationValueTypes.register(Declared.self)
        #expect(try NavigationPath(storedIn: stored).last as? Declared == Declared(id: 1))
        #expect(try NavigationPath(storedIn: stored).elements.first as? Declared == Declared(id: 1))
    }
}
