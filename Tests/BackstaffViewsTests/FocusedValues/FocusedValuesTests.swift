import BackstaffCombine
import BackstaffTesting
import BackstaffUI
import Observation
import Testing

private struct NoteKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
    fileprivate var note: Binding<String>? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }

    @Entry fileprivate var place: String?
    @Entry fileprivate var act: (() -> Void)?
}

@MainActor
@Suite("Focused values")
struct FocusedValuesTests {
    private struct Reader: View {
        @FocusedValue(\.place) private var place
        var body: some View { Text("place \(place ?? "none")") }
    }

    private struct Page: View {
        @State private var first = "one"
        @State private var second = "two"
        @State private var name = "outer"

        var body: some View {
            Reader()
            VStack {
                TextField("First", text: $first).focusedValue(\.place, "first")
                TextField("Second", text: $second)
                Button("Rename") { name = "renamed" }
            }
            .focusedValue(\.place, name)
            TextField("Third", text: $second)
        }
    }

    @Test("M10 a value holds while its view or one inside has the focus; the innermost goes before the others")
    func focus() async throws {
        let host = HeadlessHost(Page())
        #expect(host.shows("place none"))
        try await host.focus("First")
        #expect(host.shows("place first"))
        try await host.focus("Second")
        #expect(host.shows("place outer"))
        try await host.focus("Third")
        #expect(host.shows("place none"))
        await host.unfocus()
        #expect(host.shows("place none"))
    }

    @Test("M10 a new value reaches its readers while the view has the focus")
    func newValue() async throws {
        let host = HeadlessHost(Page())
        try await host.focus("Second")
        try await host.tap("Rename")
        #expect(host.shows("place renamed"))
    }

    @Test("M10 the body of a reader doesn't run for a focus between views without the value")
    func cost() async throws {
        struct Plain: View {
            var body: some View {
                Reader()
                TextField("First", text: .constant(""))
                TextField("Second", text: .constant(""))
            }
        }
        let host = HeadlessHost(Plain())
        try await host.focus("First")
        host.clearRecord()
        try await host.focus("Second")
        #expect(!host.record.bodies.contains("Reader"))
    }

    private struct Toolbar: View {
        @FocusedBinding(\.note) private var note
        var body: some View {
            Text("note \(note ?? "none")")
            Button("Shout") { note = note?.uppercased() }
            Button("Forget") { note = nil }
            if let written = Binding($note) { TextField("Copy", text: written) }
        }
    }

    private struct Notes: View {
        @State private var first = "one"
        @State private var second = "two"

        var body: some View {
            Toolbar()
            TextField("First", text: $first).focusedValue(\.note, $first)
            TextField("Second", text: $second).focusedValue(\.note, $second)
            Text("all \(first) \(second)")
        }
    }

    @Test("M10 a focused binding reads and writes the value of the focused view, and of no other")
    func binding() async throws {
        let host = HeadlessHost(Notes())
        #expect(host.shows("note none"))
        try await host.tap("Shout")
        #expect(host.shows("all one two"))
        try await host.focus("Second")
        #expect(host.shows("note two"))
        try await host.tap("Shout")
        #expect(host.shows("note TWO") && host.shows("all one TWO"))
        try await host.tap("Forget")
        #expect(host.shows("all one TWO"))
        try await host.type("three", into: "Second")
        #expect(host.shows("note three"))
    }

    // MARK: Scene values

    private struct Stack: View {
        @State private var isThere = true

        var body: some View {
            Reader()
            NavigationStack {
                VStack {
                    NavigationLink("Open") { Text("screen").focusedSceneValue(\.place, "screen") }
                    NavigationLink("Plain") { Text("plain") }
                    TextField("Field", text: .constant("")).focusedValue(\.place, "field")
                    if isThere { Text("root").focusedSceneValue(\.place, "root") }
                    Button("Remove") { isThere = false }
                }
            }
        }
    }

    @Test("M10 a value for the scene holds without any focus, as long as its view is shown")
    func sceneValue() async throws {
        let host = HeadlessHost(Stack())
        #expect(host.shows("place root"))
        try await host.tap("Open")
        #expect(host.shows("place screen"))
        try await host.goBack()
        #expect(host.shows("place root"))
        try await host.tap("Plain")
        #expect(host.shows("place none"))
        try await host.goBack()
        try await host.tap("Remove")
        #expect(host.shows("place none"))
    }

    @Test("M10 a value of the focused view goes before that of the scene")
    func focusBeforeScene() async throws {
        let host = HeadlessHost(Stack())
        try await host.focus("Field")
        #expect(host.shows("place field"))
        await host.unfocus()
        #expect(host.shows("place root"))
    }

    private struct Around: View {
        @FocusedValue(\.act) private var act
        @FocusedBinding(\.note) private var note
        @State private var page = (text: "a", number: 1)
        @State private var count = 0

        var body: some View {
            Text("count \(count) note \(note ?? "none")")
            Button("Act") { act?() }
            Text("inside")
                .focusedSceneValue(\.act) { count += 1 }
                .focusedSceneValue(\.note, $page.text)
        }
    }

    @Test("M10 a view may read what a view inside it provides: a closure and a binding settle")
    func readerAroundProvider() async throws {
        let host = HeadlessHost(Around())
        #expect(host.trouble == nil)
        #expect(host.shows("count 0 note a"))
        try await host.tap("Act")
        #expect(host.shows("count 1 note a"))
    }

    // MARK: Objects

    @Observable
    fileprivate final class Boat {
        var name = "Ada"
    }

    fileprivate final class Mast: ObservableObject {
        @Published var height = 9
    }

    private struct Objects: View {
        @FocusedValue(Boat.self) private var boat
        @FocusedObject private var mast: Mast?

        var body: some View {
            Text("boat \(boat?.name ?? "none"), mast \(mast?.height ?? 0)")
            Button("Grow") { $mast?.height.wrappedValue += 1 }
        }
    }

    @Test("M10 focused objects are read by their type, and their changes are shown")
    func objects() async throws {
        let (boat, mast) = (Boat(), Mast())
        struct Page: View {
            let boat: Boat
            let mast: Mast
            var body: some View {
                Objects()
                TextField("Field", text: .constant("")).focusedValue(boat).focusedObject(mast)
                Text("scene")
            }
        }
        let host = HeadlessHost(Page(boat: boat, mast: mast))
        #expect(host.shows("boat none, mast 0"))
        try await host.tap("Grow")
        #expect(mast.height == 9)
        try await host.focus("Field")
        #expect(host.shows("boat Ada, mast 9"))
        try await host.tap("Grow")
        #expect(host.shows("boat Ada, mast 10"))
        await host.unfocus()
        #expect(host.shows("boat none, mast 0"))
    }

    // MARK: Default focus

    private struct Form: View {
        enum Field { case name, mail }
        @FocusState private var field: Field?
        let start: Field

        var body: some View {
            VStack {
                TextField("Name", text: .constant("")).focused($field, equals: .name)
                TextField("Mail", text: .constant("")).focused($field, equals: .mail)
            }
            .defaultFocus($field, start)
            .focusSection()
            Text(field.map { "\($0)" } ?? "nowhere")
        }
    }

    @Test("M10 the default focus is there when the view appears, and doesn't come back after it was moved away")
    func defaultFocus() async throws {
        let host = HeadlessHost(Form(start: .mail))
        #expect(host.shows("mail"))
        await host.unfocus()
        #expect(host.shows("nowhere"))
        try await host.focus("Name")
        #expect(host.shows("name"))
    }
}
