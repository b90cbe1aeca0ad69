import BackstaffElements
import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

@MainActor
@Suite
struct ConfirmsLeavingTests {
    @Observable
    final class Notes {
        var path: [Int] = [1]
        var draft = "changed"
        var isDirty = true
        var discarded = 0
        var leave: LeaveAction?
        var asksItself = false
    }

    private struct Stack: View {
        @Bindable var notes: Notes

        var body: some View {
            NavigationStack(path: $notes.path) {
                Text("All notes")
                    .navigationTitle("Notes")
                    .navigationDestination(for: Int.self) { Editor(number: $0, notes: notes) }
            }
        }
    }

    private struct Editor: View {
        let number: Int
        let notes: Notes
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            let content = VStack {
                Text("Editor \(number)")
                Button("Cancel") { dismiss() }
                Button("Deeper") { notes.path.append(number + 1) }
                Button("Save") { notes.isDirty = false }
            }
            .navigationTitle("Note \(number)")
            if number > 1 {
                content
            } else if notes.asksItself {
                content.confirmsLeaving(isActive: notes.isDirty) { notes.leave = $0 }
            } else {
                content.confirmsLeaving(
                    "Discard this note?", isActive: notes.isDirty, message: Text("It isn't saved."),
                    onConfirm: { notes.discarded += 1 })
            }
        }
    }

    /// A host with a note that was opened by a tap, so that the browser's history has a step to go back to.
    private func openNote(_ notes: Notes) async throws -> HeadlessHost {
        notes.path = []
        let host = HeadlessHost(Stack(notes: notes))
        notes.path = [1]
        host.update()
        host.clearRecord()
        return host
    }

    @Test("K08 a URL that removes the guarded screen asks first; one that pushes above it doesn't")
    func addresses() async throws {
        struct Addressed: View {
            @Bindable var notes: Notes
            var body: some View {
                Stack(notes: notes).navigationRoute("notes/:number", for: Int.self)
            }
        }
        let notes = Notes()
        let host = HeadlessHost(Addressed(notes: notes))
        #expect(host.url == "/notes/1")
        await host.open(url: "/notes/1/notes/2")
        #expect(notes.path == [1, 2])
        try await host.goBack()
        await host.open(url: "/notes/7")
        #expect(notes.path == [1])
        #expect(host.shows("Discard this note?"))
        try await host.tap("Stay")
        #expect(notes.path == [1])
        await host.open(url: "/notes/7")
        try await host.tap("Discard")
        #expect(notes.path == [7])
        #expect(notes.discarded == 1)
        #expect(!host.shows("Discard this note?"))
    }

    enum Way: CaseIterable {
        case button, swipe, escape

        @MainActor
        func go(_ host: HeadlessHost) async throws {
            switch self {
            case .button: try await host.goBack()
            case .swipe: try await host.swipeBack()
            case .escape: try await host.pressEscape()
            }
        }
    }

    @Test("K08 every way to go back asks, and Stay changes nothing", arguments: Way.allCases)
    func stay(_ way: Way) async throws {
        let notes = Notes()
        let host = try await openNote(notes)
        try await way.go(host)
        #expect(host.texts == ["Discard this note?", "It isn't saved.", "Stay", "Discard"])
        #expect(host.outline.contains("dialog label=\"Discard this note?\" role-name=alert"))
        #expect(notes.path == [1])
        try await host.tap("Stay")
        #expect(host.title == "Note 1")
        #expect(notes.path == [1])
        #expect(notes.discarded == 0)
        #expect(host.record.history == [])
        #expect(host.record.motions == [])
        #expect(!host.outline.contains("dialog"))
    }

    @Test("K08 confirming leaves the screen", arguments: Way.allCases)
    func discard(_ way: Way) async throws {
        let notes = Notes()
        let host = try await openNote(notes)
        try await way.go(host)
        try await host.tap("Discard")
        #expect(notes.path == [])
        #expect(host.title == "Notes")
        #expect(notes.discarded == 1)
        #expect(host.record.motions == ["pop"])
        #expect(!host.outline.contains("guards-leaving"))
    }

    @Test("K08 Escape cancels")
    func escape() async throws {
        let notes = Notes()
        let host = try await openNote(notes)
        try await host.goBack()
        try await host.pressEscape()
        #expect(host.title == "Note 1")
        #expect(notes.path == [1])
    }

    @Test("K08 a screen without unsaved changes isn't asked about", arguments: Way.allCases)
    func inactive(_ way: Way) async throws {
        let notes = Notes()
        let host = try await openNote(notes)
        try await host.tap("Save")
        try await way.go(host)
        #expect(host.title == "Notes")
        #expect(notes.path == [])
    }

    @Test("K08 a write by the app doesn't ask")
    func programmatic() async throws {
        let notes = Notes()
        let host = try await openNote(notes)
        try await host.tap("Cancel")
        #expect(host.title == "Notes")
        notes.path = [1]
        host.update()
        notes.path = []
        host.update()
        #expect(host.title == "Notes")
        #expect(notes.discarded == 0)
    }

    @Test("K08 pushing and popping above a guarded screen doesn't ask; popping the guarded screen too does")
    func covered() async throws {
        let notes = Notes()
        let host = try await openNote(notes)
        try await host.tap("Deeper")
        #expect(host.title == "Note 2")
        try await host.goBack()
        #expect(host.title == "Note 1")
        try await host.tap("Deeper")
        let stack = try #require(host.reachable.last { $0.role == .navigationStack })
        try await host.send(.back(steps: 2), to: stack)
        #expect(host.shows("Discard this note?"))
        try await host.tap("Stay")
        #expect(host.title == "Note 2")
        #expect(notes.path == [1, 2])
    }

    @Test("K08 nothing below a dialog takes events, but text that was typed before arrives")
    func modal() async throws {
        struct Page: View {
            @State private var text = ""
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    NavigationLink("Open") {
                        VStack {
                            TextField("Name", text: $text)
                            Text("Name is \(text)")
                            Button("Count \(count)") { count += 1 }
                        }
                        .confirmsLeaving()
                    }
                }
            }
        }
        let host = HeadlessHost(Page())
        try await host.tap("Open")
        let button = try host.find("Count 0")
        let field = try #require(host.reachable.first { $0.role == .textField })
        try await host.goBack()
        await #expect(throws: LookUpFailure.self) { try await host.tap(button) }
        #expect(throws: ElementTree.Refusal.unreachable) { try host.scene.deliver(.submit, to: field.id) }
        #expect(!host.shows("Count 0"))
        try await host.send(.edit("Ada"), to: field)
        try await host.tap("Stay")
        #expect(host.shows("Name is Ada"))
        #expect(host.shows("Count 0"))
    }

    @Test("K08 the page knows whether the tab has unsaved changes")
    func closing() async throws {
        let notes = Notes()
        let host = try await openNote(notes)
        #expect(host.outline.hasPrefix("window guards-leaving"))
        try await host.tap("Deeper")
        #expect(host.outline.hasPrefix("window guards-leaving"))
        try await host.goBack()
        try await host.tap("Save")
        #expect(host.outline.hasPrefix("window\n"))
        notes.isDirty = true
        host.update()
        #expect(host.outline.hasPrefix("window guards-leaving"))
        try await host.tap("Cancel")
        #expect(host.outline.hasPrefix("window\n"))
    }

    @Test("K08 removing the guarded view closes its dialog, and the pending navigation is dropped")
    func gone() async throws {
        let notes = Notes()
        let host = try await openNote(notes)
        try await host.goBack()
        notes.path = [2]
        host.update()
        #expect(!host.outline.contains("dialog"))
        #expect(host.title == "Note 2")
        #expect(notes.path == [2])
        try await host.goBack()
        #expect(host.title == "Notes")
    }

    @Test("K08 several guards are asked in turn, the innermost first")
    func several() async throws {
        struct Page: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Open") {
                        VStack {
                            Text("Inside").confirmsLeaving("Inner?")
                        }
                        .confirmsLeaving("Outer?", confirm: "Yes", cancel: "No")
                    }
                    .navigationTitle("Root")
                }
            }
        }
        let host = HeadlessHost(Page())
        try await host.tap("Open")
        try await host.goBack()
        #expect(host.shows("Inner?"))
        try await host.tap("Discard")
        #expect(host.shows("Outer?"))
        try await host.tap("No")
        #expect(host.depth == 1)
        try await host.goBack()
        #expect(host.shows("Inner?"), "each attempt asks anew")
        try await host.tap("Discard")
        try await host.tap("Yes")
        #expect(host.title == "Root")
    }

    // MARK: The app's own question

    @Test("K08 with the app's own question, the screen leaves when the app proceeds, and only once")
    func ownQuestion() async throws {
        let notes = Notes()
        notes.asksItself = true
        let host = try await openNote(notes)
        try await host.goBack()
        #expect(host.title == "Note 1")
        #expect(!host.outline.contains("dialog"))
        let leave = try #require(notes.leave)
        leave()
        host.update()
        #expect(host.title == "Notes")
        notes.path = [1]
        host.update()
        leave()
        host.update()
        #expect(notes.path == [1])
    }

    @Test("K08 only the newest pending navigation counts")
    func newestCounts() async throws {
        let notes = Notes()
        notes.asksItself = true
        let host = try await openNote(notes)
        try await host.goBack()
        let first = try #require(notes.leave)
        try await host.goBack()
        let second = try #require(notes.leave)
        first()
        host.update()
        #expect(notes.path == [1])
        second()
        host.update()
        #expect(notes.path == [])
    }
}
