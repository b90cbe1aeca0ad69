import BackstaffTesting
import PackagesModel
import PackagesViews
import SwiftUI
import Testing

@MainActor
@Suite("The package search on screen")
struct PackageSearchScreensTests {
    private let database = StatusText.database(
        ["bash", "bash-completion", "dash", "fish", "ksh", "mksh", "posh", "zsh"].map {
            StatusText.stanza($0, "Section: shells", "Description: reads commands")
        } + [
            StatusText.stanza("less", "Section: text", "Description: shows text, also that of a shell"),
            StatusText.stanza("vim", "Section: editors", "Description: edits text"),
        ])
    private let wide = Size(width: 1440, height: 900)

    private func host(size: Size) -> HeadlessHost {
        HeadlessHost(PackageBrowser(database: database, marks: MarkedPackages()).environment(database), size: size)
    }

    private func rows(_ host: HeadlessHost) -> [String] {
        host.texts.filter { database[$0] != nil }
    }

    @Test("A search narrows the list; canceling it shows all again")
    func searching() async throws {
        let host = host(size: wide)
        try await host.search("text")
        #expect(rows(host) == ["less", "vim"])
        try await host.cancelSearch()
        #expect(rows(host).count == 10)
    }

    @Test("The selected package and the screens above it stay, whether they are found or not")
    func keepsTheDetail() async throws {
        let host = host(size: wide)
        try await host.tap("vim")
        #expect(host.title == "vim")
        try await host.search("bash")
        #expect(host.title == "vim")
        #expect(host.selectedRows == ["All Packages"])
        try await host.cancelSearch()
        #expect(host.title == "vim")
        #expect(host.selectedRows == ["All Packages", "vim"])
    }

    @Test("Scopes are shown with the first letter: names, descriptions, or both")
    func scopes() async throws {
        let host = host(size: wide)
        #expect(host.searchScopes == [])
        try await host.search("shell")
        #expect(host.searchScopes == ["Everywhere", "Names", "Descriptions"])
        #expect(host.selectedScope == "Everywhere")
        #expect(rows(host) == ["less"])
        try await host.selectScope("Names")
        #expect(host.shows("No Results for “shell”"))
        try await host.selectScope("Descriptions")
        #expect(rows(host) == ["less"])
    }

    @Test("Names are suggested while there are many results; a chosen suggestion is searched for")
    func suggestions() async throws {
        let host = host(size: wide)
        try await host.search("s")
        #expect(host.searchSuggestions == ["bash", "bash-completion", "dash", "fish", "ksh"])
        try await host.tap("bash")
        #expect(host.searchText == "bash")
        #expect(host.searchSuggestions == [])
        #expect(rows(host) == ["bash", "bash-completion"])
        try await host.search("mk")
        #expect(host.searchSuggestions == [])
        #expect(rows(host) == ["mksh"])
    }

    @Test("If nothing is found the list says so")
    func nothingFound() async throws {
        let host = host(size: .phone)
        try await host.tap("All Packages")
        #expect(!host.outline.contains("No Results"))
        try await host.search("nothing at all")
        #expect(host.shows("No Results for “nothing at all”"))
        try await host.cancelSearch()
        #expect(!host.outline.contains("No Results"))
    }

    @Test("On a phone a package opens above the results, and back returns to the search")
    func phone() async throws {
        let host = host(size: .phone)
        try await host.tap("Shells")
        try await host.search("ksh")
        try await host.tap("mksh")
        #expect(host.title == "mksh")
        try await host.goBack()
        #expect(host.searchText == "ksh")
        #expect(rows(host) == ["ksh", "mksh"])
    }

    @Test("A search belongs to its section; another section starts without one")
    func anotherSection() async throws {
        let host = host(size: wide)
        try await host.tap("Shells")
        try await host.search("text")
        #expect(host.shows("No Results for “text”"))
        try await host.tap("Text Processing")
        #expect(!host.isSearching)
        #expect(host.searchText == "")
        #expect(rows(host) == ["less"])
    }

    @Test("A change of size keeps the search")
    func resizing() async throws {
        let host = host(size: wide)
        try await host.tap("Shells")
        try await host.search("zs")
        let before = host.outline
        await host.resize(to: .phone)
        #expect(host.searchText == "zs")
        await host.resize(to: wide)
        #expect(host.outline == before)
    }
}
