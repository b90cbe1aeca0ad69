import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@testable import BackstaffViews

@MainActor
@Suite("Fields in the headless host")
struct FieldHostTests {
    private struct Page: View {
        @State private var name = "Ada"
        @State private var word = "secret"
        @State private var size = 2.5
        @FocusState private var isFocused: Bool
        var body: some View {
            TextField("Name", text: $name).focused($isFocused)
            SecureField("Password", text: $word)
            Slider(value: $size, in: 0...5)
            Text(isFocused ? "typing" : "resting")
        }
    }

    @Test("A field is found by what is typed into it, and its value can be read")
    func value() async throws {
        let host = HeadlessHost(Page())
        #expect(try host.find("Name").value == "Ada")
        #expect(host.shows("Ada"))
        try await host.type("Bea", into: "Ada")
        #expect(try host.find("Bea").value == "Bea")
        #expect(!host.shows("Ada"))
        #expect(try host.all(role: "slider").map(\.value) == ["2.5"])
        #expect(try host.find("resting").value == nil)
    }

    @Test("A secure field has no value and isn't found by it")
    func secure() throws {
        let host = HeadlessHost(Page())
        #expect(try host.find("Password").value == nil)
        #expect(!host.shows("secret"))
    }

    @Test("A field gets the focus and loses it, by itself or to another field")
    func focus() async throws {
        let host = HeadlessHost(Page())
        #expect(host.focused == nil)
        await host.unfocus()
        #expect(host.shows("resting"))
        try await host.focus("Name")
        #expect(host.shows("typing"))
        #expect(host.focused?.value == "Ada")
        try await host.focus("Password")
        #expect(host.shows("resting"))
        await host.unfocus()
        #expect(host.focused == nil)
        await #expect(throws: LookUpFailure.self) { try await host.focus("resting") }
    }
}

@MainActor
struct FocusTests {
    private enum Field: Hashable { case name, mail }

    private struct Form: View {
        @FocusState private var field: Field?
        @State private var showsMail = true
        var body: some View {
            VStack {
                TextField("Name", text: .constant("")).focused($field, equals: .name)
                if showsMail { TextField("Mail", text: .constant("")).focused($field, equals: .mail) }
                Text(field.map { "\($0)" } ?? "nowhere")
                Button("To mail") { field = .mail }
                Button("Away") { field = nil }
                Button("Hide") { showsMail = false }
            }
        }
    }

    @Test("A field that gets focus sets its value, and clears it when it loses focus")
    func fromPage() throws {
        let stage = ControlStage(Form())
        let field = stage.all(.textField)[0]
        #expect(try stage.send(.focus(true), to: field) == ["text name"])
        #expect(try stage.send(.focus(false), to: field) == ["text nowhere"])
    }

    @Test("A field that loses focus to another doesn't clear the value that the other set")
    func betweenFields() throws {
        let stage = ControlStage(Form())
        try stage.send(.focus(true), to: stage.all(.textField)[0])
        try stage.send(.focus(true), to: stage.all(.textField)[1])
        #expect(try stage.send(.focus(false), to: stage.all(.textField)[0]).isEmpty)
        #expect(stage.element(.text)?.text == "mail")
    }

    @Test("Writing the value moves the focus once, and the old field doesn't write")
    func fromApp() throws {
        let stage = ControlStage(Form())
        try stage.send(.focus(true), to: stage.all(.textField)[0])
        let operations = try stage.send(.activate, to: stage.element(.button, "To mail"))
        #expect(operations.filter { $0.hasPrefix("focus") }.last == "focus text-field")
        #expect(stage.graph.tree.focused === stage.all(.textField)[1])
        #expect(try stage.send(.focus(true), to: stage.all(.textField)[1]).isEmpty)
    }

    @Test("Writing nil removes the focus, and does nothing if no field has it")
    func cleared() throws {
        let stage = ControlStage(Form())
        #expect(try stage.send(.activate, to: stage.element(.button, "Away")).isEmpty)
        try stage.send(.focus(true), to: stage.all(.textField)[0])
        #expect(try stage.send(.activate, to: stage.element(.button, "Away")).contains("focus window"))
    }

    @Test("Removing the focused field clears the value")
    func removed() throws {
        let stage = ControlStage(Form())
        try stage.send(.focus(true), to: stage.all(.textField)[1])
        #expect(try stage.send(.activate, to: stage.element(.button, "Hide")).contains("text nowhere"))
    }

    @Test("A Boolean focus state works in both directions")
    func condition() throws {
        struct Page: View {
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    TextField("Name", text: .constant("")).focused($isFocused)
                    Button(isFocused ? "Leave" : "Enter") { isFocused.toggle() }
                }
            }
        }
        let stage = ControlStage(Page())
        #expect(try stage.send(.activate, to: stage.element(.button)).sorted() == ["focus text-field", "text Leave"])
        #expect(try stage.send(.activate, to: stage.element(.button)).sorted() == ["focus window", "text Enter"])
    }
}
