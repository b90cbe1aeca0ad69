import Testing

@testable import PackagesModel

@MainActor
@Suite("Navigation state of the packages")
struct PackagesNavigationTests {
    private let database = StatusText.database(
        StatusText.stanza("a", "Section: libs"), StatusText.stanza("b", "Section: libs"),
        StatusText.stanza("c", "Section: net"), StatusText.stanza("d")
    )

    private func model(
        _ group: PackageGroup? = nil, _ package: Package.ID? = nil, _ path: Package.ID...
    ) -> NavigationModel {
        NavigationModel(database: database, group: group, package: package, path: path.map(Route.package))
    }

    @Test("A package stays selected in another group that contains it, and its stack is popped to it")
    func packageStays() {
        let navigation = model(.section("libs"), "a", "b", "c")
        navigation.group = .all
        #expect(navigation.package == "a")
        #expect(navigation.path == [])
        navigation.group = .section("libs")
        #expect(navigation.package == "a")
    }

    @Test("A package is deselected in a group that doesn't contain it")
    func packageGoes() {
        for group in [PackageGroup.section("net"), .section("nowhere"), nil] {
            let navigation = model(.section("libs"), "a", "b")
            navigation.group = group
            #expect(navigation.package == nil)
            #expect(navigation.path == [])
        }
    }

    @Test("Selecting the same group again changes nothing")
    func sameGroup() {
        let navigation = model(.section("libs"), "a", "b")
        navigation.group = .section("libs")
        #expect(navigation.package == "a")
        #expect(navigation.path == [.package("b")])
    }

    @Test("Another package starts its own stack; without a group, it is selected among all packages")
    func anotherPackage() {
        let navigation = model(nil, nil)
        navigation.package = "a"
        #expect(navigation.group == .all)
        navigation.path = [.package("b")]
        navigation.package = "c"
        #expect(navigation.path == [])
        #expect(navigation.group == .all)
    }

    @Test("The trail names the way to a package; a long one keeps its end; another package has no trail")
    func trail() throws {
        let navigation = model(.section("libs"), "a", "b")
        #expect(navigation.trail(to: try #require(database["a"])) == "Libraries › a")
        #expect(navigation.trail(to: try #require(database["b"])) == "Libraries › a › b")
        #expect(navigation.trail(to: try #require(database["c"])) == "")
        navigation.path += [.package("gone"), .package("d")]
        #expect(navigation.trail(to: try #require(database["d"])) == "… › a › b › gone › d")
        navigation.group = .all
        #expect(navigation.trail(to: try #require(database["a"])) == "All Packages › a")
    }

    @Test("One tap goes from any depth to the package, another to the groups")
    func wayOut() {
        let navigation = model(.section("libs"), "a", "b", "c")
        #expect(navigation.isDeep)
        navigation.popToPackage()
        #expect(navigation.path == [])
        #expect(navigation.package == "a")
        #expect(!navigation.isDeep)
        navigation.popToGroups()
        #expect(navigation.package == nil)
        #expect(navigation.group == nil)
    }

    @Test("The group of all contains every package; a package that isn't installed is in none")
    func groups() {
        let navigation = model()
        #expect(["a", "b", "c", "d", "gone"].filter { navigation.contains($0, in: .all) } == ["a", "b", "c", "d"])
        #expect(["a", "b", "c", "d"].filter { navigation.contains($0, in: .section("libs")) } == ["a", "b"])
        #expect(!navigation.contains("a", in: .section("nowhere")))
        #expect(!navigation.contains("a", in: .marked))
        #expect(database.title(of: .marked) == "Marked")
        #expect(database.title(of: .section("nowhere")) == "nowhere")
    }
}
