import BackstaffTesting
import PackagesModel
import PackagesViews
import SwiftUI
import Testing

@MainActor
@Suite("Marked packages")
struct MarkedPackagesTests {
    private let database = StatusText.database(
        StatusText.stanza("bash", "Section: shells"), StatusText.stanza("libc", "Section: libs"),
        StatusText.stanza("zsh", "Section: shells")
    )
    private let marks = MarkedPackages()

    private func host(size: Size = Size(width: 1440, height: 900)) -> HeadlessHost {
        HeadlessHost(PackageBrowser(database: database, marks: marks).environment(database), size: size)
    }

    /// Marks `ids`, and opens the group of marked packages.
    private func marked(_ ids: String..., size: Size = Size(width: 1440, height: 900)) async throws -> HeadlessHost {
        marks.ids = ids
        let host = host(size: size)
        try await host.tap("Marked")
        return host
    }

    // MARK: The marks

    @Test("A mark is added at the end, removed again, and never duplicated")
    func toggling() {
        marks.toggle("a")
        marks.toggle("b")
        #expect(marks.ids == ["a", "b"])
        #expect(marks.contains("a"))
        marks.toggle("a")
        #expect(marks.ids == ["b"])
        #expect(!marks.contains("a"))
        marks.toggle("a")
        #expect(marks.ids == ["b", "a"])
    }

    @Test("Selecting the marked packages keeps a marked package selected, and deselects another")
    func group() {
        let navigation = NavigationModel(database: database, marks: marks, group: .all, package: "bash")
        marks.toggle("bash")
        navigation.group = .marked
        #expect(navigation.package == "bash")
        navigation.group = .section("shells")
        marks.toggle("bash")
        navigation.group = .marked
        #expect(navigation.package == nil)
    }

    // MARK: Marking

    @Test("A full swipe from a row's leading edge marks or unmarks it; a star shows the mark")
    func fullSwipe() async throws {
        let host = host()
        #expect(!host.outline.contains("star.fill"))
        try await host.swipe("bash", from: .leading, full: true)
        #expect(marks.ids == ["bash"])
        #expect(host.outline.contains("star.fill"))
        #expect(host.shows("No package selected"))
        try await host.swipe("bash", from: .leading, full: true)
        #expect(marks.ids == [])
        #expect(!host.outline.contains("star.fill"))
    }

    @Test("A short swipe shows the Mark button, and marks nothing itself")
    func shortSwipe() async throws {
        let host = host()
        try await host.swipe("libc", from: .leading)
        #expect(try host.swipeActions(of: "libc") == ["Mark"])
        #expect(marks.ids == [])
        try await host.tap("Mark")
        #expect(marks.ids == ["libc"])
    }

    @Test("The menu of a row marks it too")
    func contextMenu() async throws {
        let host = host()
        try await host.openContextMenu(on: "zsh")
        try await host.tap("Mark")
        #expect(marks.ids == ["zsh"])
        try await host.openContextMenu(on: "zsh")
        try await host.tap("Unmark")
        #expect(marks.ids == [])
    }

    @Test("The star in a package's bar adds and removes its mark; a deleted package has no star")
    func toolbar() async throws {
        let host = host()
        try await host.tap("bash")
        try await host.tap("Mark")
        #expect(marks.ids == ["bash"])
        #expect(host.title == "bash")
        try await host.tap("Unmark")
        #expect(marks.ids == [])
    }

    @Test("The group shows the number of marked packages, unless it is zero")
    func badge() async throws {
        let host = host()
        let row = { try #require(host.all(role: "row").first { $0.texts.contains("Marked") }).outline }
        #expect(try !row().contains("badge"))
        marks.ids = ["bash", "zsh"]
        await host.settle()
        #expect(try row().contains("badge"))
        #expect(try row().contains("2"))
    }

    // MARK: The list of them

    @Test("Marked packages are listed in the order of marking, and can be opened")
    func list() async throws {
        let host = try await marked("zsh", "bash")
        #expect(host.shows("zsh"))
        #expect(!host.shows("libc"))
        try await host.tap("bash")
        #expect(host.selectedRows == ["Marked", "bash"])
        #expect(host.shows("Marked › bash"))
    }

    @Test("In edit mode rows can be moved and deleted; when the last is deleted, editing ends")
    func editing() async throws {
        let host = try await marked("zsh", "bash", "libc")
        try await host.tap("Edit")
        #expect(host.isEditing)
        try await host.move("libc", before: "zsh")
        #expect(marks.ids == ["libc", "zsh", "bash"])
        for name in ["zsh", "libc", "bash"] {
            try await host.swipe(name, from: .trailing, full: true)
        }
        #expect(marks.ids == [])
        #expect(host.shows("No marked packages"))
        #expect(!host.shows("Done"))
        marks.toggle("zsh")
        await host.settle()
        #expect(!host.isEditing)
        #expect(host.shows("Edit"))
    }

    @Test("Unmarking a package removes it from the list and keeps it open", arguments: [true, false])
    func unmarking(isPhone: Bool) async throws {
        let host = try await marked("zsh", "bash", size: isPhone ? .phone : Size(width: 1440, height: 900))
        try await host.tap("bash")
        try await host.tap("Unmark")
        #expect(marks.ids == ["zsh"])
        #expect(host.title == "bash")
        try await host.tap("Mark")
        #expect(marks.ids == ["zsh", "bash"])
        if isPhone {
            try await host.goBack()
            #expect(host.title == "Marked")
        }
    }

    @Test("A mark whose package was deleted is listed, and can be removed")
    func gone() async throws {
        let host = try await marked("gone", "bash")
        #expect(host.shows("No longer installed"))
        try await host.swipe("gone", from: .trailing, full: true)
        #expect(marks.ids == ["bash"])
    }

    @Test("Without marks the list explains how to add one, and has no Edit button")
    func empty() async throws {
        let host = try await marked()
        #expect(host.shows("No marked packages"))
        #expect(!host.shows("Edit"))
    }
}
