import BackstaffTesting
import PackagesModel
import PackagesViews
import SwiftUI
import Testing

@MainActor
@Suite("The packages on screen")
struct PackagesScreensTests {
    private let database = StatusText.database(
        StatusText.stanza("bash", "Section: shells", "Depends: libc, awk | missing"),
        StatusText.stanza("libc", "Section: libs", "Depends: libgcc"),
        StatusText.stanza("libgcc", "Section: libs", "Depends: libc"),
        StatusText.stanza("zsh", "Section: shells", "Depends: libc")
    )
    private let wide = Size(width: 1440, height: 900)

    private func host(size: Size) -> HeadlessHost {
        HeadlessHost(PackageBrowser(database: database, marks: MarkedPackages()).environment(database), size: size)
    }

    /// Follows the last link with a text, which is in the detail column.
    private func follow(_ words: String, in host: HeadlessHost) async throws {
        let link = try #require(host.all(role: "link").last { $0.texts.contains(words) })
        try await host.tap(link)
    }

    @Test("Three columns: sections, the packages of one, and a package; all packages until a section is selected")
    func threeColumns() async throws {
        let host = host(size: wide)
        #expect(host.columns == ["sidebar", "content", "detail"])
        #expect(host.shows("No package selected"))
        #expect(host.shows("libgcc"))
        try await host.tap("Shells")
        #expect(!host.shows("libgcc"))
        try await host.tap("bash")
        #expect(host.selectedRows == ["Shells", "bash"])
        #expect(host.title == "bash")
    }

    @Test("Dependencies are pushed in the last column, and selecting another package removes them")
    func dependencies() async throws {
        let host = host(size: wide)
        try await host.tap("Shells")
        try await host.tap("bash")
        try await follow("libc", in: host)
        try await follow("libgcc", in: host)
        #expect(host.depth == 2)
        #expect(host.shows("Shells › bash › libc › libgcc"))
        #expect(host.selectedRows == ["Shells", "bash"])
        try await host.tap("zsh")
        #expect(host.depth == 0)
        #expect(host.title == "zsh")
    }

    @Test("A selected package stays in another group that contains it, and is deselected in one that doesn't")
    func anotherGroup() async throws {
        let host = host(size: wide)
        try await host.tap("Shells")
        try await host.tap("bash")
        try await host.tap("All Packages")
        #expect(host.selectedRows == ["All Packages", "bash"])
        #expect(host.title == "bash")
        try await host.tap("Libraries")
        #expect(host.selectedRows == ["Libraries"])
        #expect(host.shows("No package selected"))
    }

    @Test("On a phone everything is one stack, and one tap leaves it")
    func phone() async throws {
        let host = host(size: .phone)
        #expect(host.title == "Packages")
        try await host.tap("Shells")
        #expect(host.backButton == "Packages")
        try await host.tap("bash")
        #expect(host.backButton == "Shells")
        try await follow("libc", in: host)
        #expect(host.backButton == "bash")
        #expect(try !host.all(role: "button").contains { $0.texts.contains("Sections") })
        try await follow("libgcc", in: host)
        try await host.tap("Sections")
        #expect(host.columns == ["sidebar"])
        #expect(host.backButton == nil)
        #expect(host.selectedRows == [])
    }

    @Test("Expanded, the way out leads to the selected package")
    func wayOutOfTheDetail() async throws {
        let host = host(size: wide)
        try await host.tap("Shells")
        try await host.tap("bash")
        try await follow("libc", in: host)
        try await follow("libgcc", in: host)
        try await host.tap("Back to bash")
        #expect(host.depth == 0)
        #expect(host.title == "bash")
    }

    @Test("A change of size keeps section, package and dependencies")
    func resizing() async throws {
        let host = host(size: wide)
        try await host.tap("Shells")
        try await host.tap("bash")
        try await follow("libc", in: host)
        let before = host.outline
        await host.resize(to: .phone)
        #expect(host.columns == ["detail"])
        #expect(host.title == "libc")
        await host.resize(to: wide)
        #expect(host.outline == before)
    }

    @Test("A dependency that isn't installed isn't a link")
    func missingDependency() async throws {
        let host = host(size: wide)
        try await host.tap("Shells")
        try await host.tap("bash")
        #expect(host.shows("or missing"))
        #expect(try !host.all(role: "link").contains { $0.texts.contains("or missing") })
    }

    @Test("An empty database says so and lists nothing")
    func empty() {
        let database = StatusText.database()
        let browser = PackageBrowser(database: database, marks: MarkedPackages())
        let host = HeadlessHost(browser.environment(database), size: wide)
        #expect(host.shows("No packages"))
        #expect(!host.shows("All Packages") || host.shows("No package selected"))
    }
}
