import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

@MainActor
@Suite
struct WindowTests {
    struct Note: Codable, Hashable {
        var number: Int
        var words = "a & b = “c”/?#%"
    }

    /// A value that can't be encoded as JSON.
    struct Odd: Codable, Hashable {
        var number: Double
    }

    private struct NotesApp: App {
        @State private var shared = 0

        var body: some Scene {
            WindowGroup {
                Main(shared: $shared)
            }
            WindowGroup("Note", id: "note", for: Note.self) { $note in
                NoteView(note: $note, shared: shared)
            }
            WindowGroup(for: Int.self) { $number in
                Text("Number \(number)").navigationTitle("Number")
                Button("Add") { number += 1 }
            } defaultValue: {
                7
            }
            Window("About", id: "about") { Text("All about it") }
            WindowGroup(id: "plain") { Text("Plain") }
        }
    }

    private struct Main: View {
        @Binding var shared: Int
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow
        @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

        var body: some View {
            VStack {
                Text("Main \(shared)")
                Button("Share") { shared += 1 }
                Button("Note 3") { openWindow(id: "note", value: Note(number: 3)) }
                Button("Any note 4") { openWindow(value: Note(number: 4)) }
                Button("Empty note") { openWindow(id: "note") }
                Button("Number 9") { openWindow(value: 9) }
                Button("About") { openWindow(id: "about") }
                Button("Plain") { openWindow(id: "plain") }
                Button("Wrong id") { openWindow(id: "nothing") }
                Button("Wrong value") { openWindow(value: "words") }
                Button("Odd value") { openWindow(id: "note", value: Odd(number: .infinity)) }
                Button("Close note 3") { dismissWindow(id: "note", value: Note(number: 3)) }
                Button("Close notes") { dismissWindow(id: "note") }
                Button("Close value") { dismissWindow(value: Note(number: 3)) }
                Button("Close") { dismissWindow() }
                Text(supportsMultipleWindows ? "Several" : "One")
            }
            .onOpenURL { openWindow(id: $0.lastPathComponent) }
        }
    }

    private struct NoteView: View {
        @Binding var note: Note?
        let shared: Int

        var body: some View {
            Text("Note \(note.map { "\($0.number) \($0.words)" } ?? "none")")
            Text("Shared \(shared)")
            Button("Next") { note?.number += 1 }
        }
    }

    /// The address in the last request to open a window.
    private func address(_ host: HeadlessHost) throws -> String {
        let line = try #require(host.record.requests.last)
        #expect(line.hasPrefix("open window /?window="))
        return String(line.dropFirst("open window ".count))
    }

    @Test("A new tab without an address shows the first group")
    func first() throws {
        let host = HeadlessHost(NotesApp.self)
        #expect(host.shows("Main 0"))
        #expect(host.shows("Several"))
        #expect(host.record.requests == [])
    }

    @Test("openWindow for a value opens a tab that shows it, and shares the app's state")
    func value() async throws {
        let host = HeadlessHost(NotesApp.self)
        try await host.tap("Note 3")
        let other = await host.openTab(url: try address(host))
        #expect(other.shows("Note 3 a & b = “c”/?#%"))
        try await host.tap("Share")
        await other.settle()
        #expect(other.shows("Shared 1"))
        #expect(other.shows("Note 3 a & b = “c”/?#%"))
        try await host.tap("Any note 4")
        let third = await host.openTab(url: try address(host))
        #expect(third.shows("Note 4 a & b = “c”/?#%"))
    }

    @Test("A window writes its own value, and other windows keep theirs")
    func binding() async throws {
        let host = HeadlessHost(NotesApp.self)
        try await host.tap("Note 3")
        let url = try address(host)
        let first = await host.openTab(url: url)
        let second = await host.openTab(url: url)
        try await first.tap("Next")
        try await host.tap("Share")
        await first.settle()
        #expect(first.shows("Note 4 a & b = “c”/?#%"))
        #expect(second.shows("Note 3 a & b = “c”/?#%"))
    }

    @Observable
    final class Tally {
        var count = 0
    }

    private struct TallyView: View {
        @State private var tally = Tally()

        var body: some View { Button("Tally \(tally.count)") { tally.count += 1 } }
    }

    private struct TallyApp: App {
        var body: some Scene { WindowGroup { TallyView() } }
    }

    @Test("Two windows of a group have separate state, also if it is an object")
    func separateState() async throws {
        let first = HeadlessHost(TallyApp.self)
        let second = await first.openTab()
        try await first.tap("Tally 0")
        await second.settle()
        #expect(first.shows("Tally 1") && second.shows("Tally 0"))
        for count in 0..<2 { try await second.tap("Tally \(count)") }
        await first.settle()
        #expect(first.shows("Tally 1") && second.shows("Tally 2"))
    }

    @Test("A group for values can be opened without one: its value is nil or the default")
    func noValue() async throws {
        let host = HeadlessHost(NotesApp.self)
        try await host.tap("Empty note")
        #expect(await host.openTab(url: try address(host)).shows("Note none"))
        try await host.tap("Number 9")
        let url = try address(host)
        #expect(url == "/?window=Swift.Int&value=9")
        #expect(await host.openTab(url: url).shows("Number 9"))
        let number = await host.openTab(url: "/?window=Swift.Int")
        #expect(number.shows("Number 7"))
        try await number.tap("Add")
        #expect(number.shows("Number 8"))
    }

    @Test("Each value has one address, each plain window has its own, and a unique window has one for all")
    func addresses() async throws {
        let host = HeadlessHost(NotesApp.self)
        for words in ["Note 3", "Note 3", "Plain", "Plain", "About", "About"] { try await host.tap(words) }
        let requests = host.record.requests
        #expect(requests[0] == requests[1])
        #expect(requests[2] != requests[3])
        #expect(requests[4] == "open window /?window=about")
        #expect(requests[5] == requests[4])
        #expect(await host.openTab(url: "/?window=about").shows("All about it"))
    }

    @Test(
        "An unreadable address shows the group without a value, or the first group",
        arguments: [
            ("/?window=note&value=%7B", "Note none"), ("/?window=note&value=%22words%22", "Note none"),
            ("/?window=note&value=%FF%FE", "Note none"), ("/?window=note&value=", "Note none"),
            ("/?window=Swift.Int&value=1e400", "Number 7"), ("/?window=about&value=3", "All about it"),
            ("/?window=nothing&value=3", "Main 0"), ("/?window", "Main 0"), ("/?%", "Main 0"),
            ("/?window=%00", "Main 0"),
        ])
    func unreadable(_ url: String, _ words: String) {
        #expect(HeadlessHost(NotesApp.self, url: url).shows(words), "\(url)")
    }

    @Test("onOpenURL isn't called for the address of a window, but is for any other")
    func forNobody() {
        #expect(HeadlessHost(NotesApp.self, url: "/?window=note&value=3").record.requests == [])
        let host = HeadlessHost(NotesApp.self, url: "/about")
        #expect(host.shows("Main 0"))
        #expect(host.record.requests == ["open window /?window=about"])
    }

    @Test("Undeclared windows and values that can't be encoded open nothing")
    func undeclared() async throws {
        let host = HeadlessHost(NotesApp.self)
        for words in ["Wrong id", "Wrong value", "Odd value"] { try await host.tap(words) }
        #expect(host.record.requests == [])
    }

    @Test("dismissWindow closes its own tab, or the windows with an identifier and a value")
    func dismiss() async throws {
        let host = HeadlessHost(NotesApp.self)
        try await host.tap("Note 3")
        let third = await host.openTab(url: try address(host))
        try await host.tap("Any note 4")
        let fourth = await host.openTab(url: try address(host))
        host.clearRecord()
        try await host.tap("Close note 3")
        try await host.tap("Close value")
        await third.settle()
        await fourth.settle()
        #expect(third.record.requests == ["close window", "close window"])
        #expect(fourth.record.requests == [])
        try await host.tap("Close notes")
        await fourth.settle()
        #expect(fourth.record.requests == ["close window"])
        #expect(host.record.requests == [])
        try await host.tap("Close")
        #expect(host.record.requests == ["close window"])
    }

    private struct Leaver: View {
        let name: String
        @Environment(\.dismiss) private var dismiss

        var body: some View { Button("Leave \(name)") { dismiss() } }
    }

    private struct LeavingApp: App {
        var body: some Scene {
            WindowGroup { Leaver(name: "first") }
            WindowGroup(id: "card", for: Int.self) { _ in
                Leaver(name: "root")
            }
            WindowGroup(id: "stack", for: Int.self) { _ in
                StackWindow()
            }
            WindowGroup(id: "columns", for: Int.self) { _ in
                NavigationSplitView {
                    Leaver(name: "sidebar")
                } detail: {
                    Leaver(name: "detail")
                }
            }
        }
    }

    private struct StackWindow: View {
        @State private var isPresented = false
        @State private var later: DismissAction?

        var body: some View {
            NavigationStack {
                VStack {
                    Leaver(name: "stack")
                    NavigationLink("Push", value: 1)
                    Button("Present") { isPresented = true }
                    Button("Once more") { later?() }
                }
                .navigationDestination(for: Int.self) { _ in Leaver(name: "screen") }
            }
            .sheet(isPresented: $isPresented) { Keeper { later = $0 } }
        }
    }

    /// A sheet whose dismiss action is kept after the sheet is gone.
    private struct Keeper: View {
        let keep: (DismissAction) -> Void
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Button("Leave sheet") {
                keep(dismiss)
                dismiss()
            }
        }
    }

    @Test(
        "dismiss at the root of an opened window closes it, once",
        arguments: [("card", "root"), ("stack", "stack"), ("columns", "sidebar")])
    func dismissAtRoot(_ window: String, _ name: String) async throws {
        let host = HeadlessHost(LeavingApp.self, size: .tabletLandscape, url: "/?window=\(window)&value=1")
        #expect(host.record.requests == [])
        try await host.tap("Leave \(name)")
        #expect(host.record.requests == ["close window"])
    }

    @Test("dismiss at the root of a window that no view opened does nothing")
    func dismissAtFirstRoot() async throws {
        let host = HeadlessHost(LeavingApp.self)
        try await host.tap("Leave first")
        #expect(host.record.requests == [])
        let view = HeadlessHost(NavigationStack { Leaver(name: "nothing") })
        try await view.tap("Leave nothing")
        #expect(view.record.requests == [])
    }

    @Test("inside a window, dismiss first ends the innermost screen, sheet or column, and doesn't close the window")
    func dismissInside() async throws {
        let host = HeadlessHost(LeavingApp.self, url: "/?window=stack&value=1")
        try await host.tap("Push")
        try await host.tap("Leave screen")
        #expect(host.path == [])
        try await host.tap("Present")
        try await host.tap("Leave sheet")
        #expect(host.presented.isEmpty)
        try await host.tap("Once more")
        #expect(host.record.requests == [], "the sheet has gone, and takes no window along")
        let columns = HeadlessHost(LeavingApp.self, size: .tabletLandscape, url: "/?window=columns&value=1")
        try await columns.tap("Leave detail")
        #expect(columns.record.requests == [])
    }
}
