import BackstaffTesting
import PackagesModel
import PackagesViews
import SwiftUI
import Testing

@MainActor
@Suite("The search among packages on screen")
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

    @Test("A search narrows the list; cancelling it brings all back")
    func searching() async throws {
        let host = host(size: wide)
        try await host.search("text")
        #expect(rows(host) == ["less", "vim"])
        try await host.cancelSearch()
        #expect(rows(host).count == 10)
    }

    @Test("The selected package and what was pushed above it stay, whether they are found or not")
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

    @Test("Scopes come with the first letter: names, descriptions, or both")
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

    @Test("Names are suggested while there is much to choose from; one that is taken is searched for")
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

    @Test("Where nothing is found the list says so, and not before")
    func nothingFound() async throws {
        let host = host(size: .phone)
        try await host.tap("All Packages")
        #expect(!host.outline.contains("No Results"))
        try await host.search("nothing at all")
        #expect(host.shows("No Results for “nothing at all”"))
        try await host.cancelSearch()
        #expect(!host.outline.contains("No Results"))
    }

    @Test("On a phone a package opens above what was found, and back leads to the search")
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

    @Test("A search is one of its section; another one begins without")
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
