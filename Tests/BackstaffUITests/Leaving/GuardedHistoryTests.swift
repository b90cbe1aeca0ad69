import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite
struct GuardedHistoryTests {
    private struct Stack: View {
        @State private var isDirty = true

        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("Edit") {
                        VStack {
                            NavigationLink("More") { Text("Further").navigationTitle("More") }
                            Button("Save") { isDirty = false }
                        }
                        .navigationTitle("Editor")
                        .confirmsLeaving(isActive: isDirty)
                    }
                }
                .navigationTitle("Root")
            }
        }
    }

    @Test("K08 the browser's back returns to its position until the question is answered")
    func browserBack() async throws {
        let host = HeadlessHost(Stack())
        try await host.tap("Edit")
        host.clearRecord()
        await host.travel(toStep: 0)
        #expect(host.shows("Discard Changes?"))
        #expect(host.record.history == ["go 1"])
        try await host.tap("Stay")
        #expect(host.title == "Editor")
        #expect(host.record.history == ["go 1"])
        await host.travel(toStep: 0)
        try await host.tap("Discard")
        #expect(host.title == "Root")
        #expect(host.record.history == ["go 1", "go 1", "go 0"])
    }

    @Test("K08 browser back and forward wait while a dialog is open, and the dialog stays")
    func whileAsking() async throws {
        let host = HeadlessHost(Stack())
        try await host.tap("Edit")
        try await host.goBack()
        host.clearRecord()
        await host.travel(toStep: 0)
        #expect(host.record.history == ["go 1"])
        #expect(host.texts.filter { $0 == "Discard" }.count == 1)
        try await host.tap("Discard")
        #expect(host.title == "Root")
        #expect(host.record.history == ["go 1", "back 0"])
    }

    @Test("K08 browser navigation that removes no screen doesn't ask")
    func harmless() async throws {
        let host = HeadlessHost(Stack())
        try await host.tap("Edit")
        try await host.tap("More")
        host.clearRecord()
        await host.travel(toStep: 1)
        #expect(host.title == "Editor")
        #expect(host.record.history == [])
        try await host.tap("Save")
        await host.travel(toStep: 0)
        #expect(host.title == "Root")
        #expect(host.record.history == [])
    }

    @Test("K08 browser forward asks too")
    func forward() async throws {
        let model = SplitNotes()
        let host = HeadlessHost(SplitNotesView(model: model), size: .tabletLandscape)
        try await host.tap("One")
        try await host.tap("Two")
        await host.travel(toStep: 1)
        model.isDirty = true
        host.update()
        host.clearRecord()
        await host.travel(toStep: 2)
        #expect(host.shows("Discard Changes?"))
        #expect(model.selection == "One")
        #expect(host.record.history == ["go 1"])
        try await host.tap("Discard")
        #expect(model.selection == "Two")
        #expect(host.record.history == ["go 1", "go 2"])
    }
}
