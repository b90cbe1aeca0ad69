import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Edit and rename buttons")
struct EditButtonTests {
    private struct Mode: View {
        @Environment(\.editMode) private var editMode

        var body: some View { Text(editMode?.wrappedValue.isEditing == true ? "editing" : "reading") }
    }

    private struct Screens: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Mode()
                    NavigationLink("next") { Mode().toolbar { EditButton() } }
                }
                .toolbar { EditButton() }
            }
        }
    }

    @Test("an edit button changes the edit mode of its own screen only")
    func edit() async throws {
        let host = HeadlessHost(Screens())
        #expect(host.shows("reading"))

        try await host.tap("Edit")
        #expect(host.shows("editing"))
        #expect(host.shows("Done"))

        try await host.tap("next")
        #expect(host.shows("reading"))
        #expect(host.shows("Edit"))

        try await host.goBack()
        try await host.tap("Done")
        #expect(host.shows("reading"))
    }

    private struct Names: View {
        @State private var name = "Draft"

        var body: some View {
            VStack {
                RenameButton()
                Text(name)
            }
            .renameAction { name = "Final" }
        }
    }

    @Test("a rename button runs the rename action around it, and is disabled without one")
    func rename() async throws {
        let host = HeadlessHost(Names())
        try await host.tap("Rename")
        #expect(host.shows("Final"))

        let alone = HeadlessHost(RenameButton())
        #expect(try alone.find("Rename").isDisabled)
    }
}
