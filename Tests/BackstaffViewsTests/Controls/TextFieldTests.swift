import BackstaffElements
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

@testable import BackstaffViews

@MainActor
struct TextFieldTests {
    private struct Form: View {
        let log: ControlLog
        var allows: (String) -> Bool = { _ in true }
        @State private var text = ""
        var body: some View {
            VStack {
                TextField(
                    "Name", text: Binding(get: { text }, set: { if allows($0) { text = $0 } }))
                Text("Hello \(text)")
                Button("Fill") { text = "Ada" }
                Button("Clear") { text = "" }
            }
            .onSubmit { log.add("submit \(text)") }
        }
    }

    @Test("Typing writes the binding, and the text isn't sent back to the page")
    func typing() throws {
        let stage = ControlStage(Form(log: ControlLog()))
        #expect(try stage.send(.edit("A"), to: stage.element(.textField)) == ["text Hello A"])
        #expect(stage.element(.textField)?[.value] == .text("A"))
    }

    @Test("Typing the same text again sends nothing")
    func equal() throws {
        let stage = ControlStage(Form(log: ControlLog()))
        try stage.send(.edit("A"), to: stage.element(.textField))
        #expect(try stage.send(.edit("A"), to: stage.element(.textField)).isEmpty)
    }

    @Test("An edit that the binding refuses is corrected in the page")
    func refused() throws {
        let stage = ControlStage(Form(log: ControlLog(), allows: { $0.count < 3 }))
        let field = stage.element(.textField)
        try stage.send(.edit("AB"), to: field)
        #expect(try stage.send(.edit("ABC"), to: field) == ["set value AB"])
    }

    @Test("An edit that the app changes is corrected too")
    func changed() throws {
        struct Capitals: View {
            @State private var text = ""
            var body: some View {
                TextField("", text: Binding(get: { text }, set: { text = $0.uppercased() }))
            }
        }
        let stage = ControlStage(Capitals())
        #expect(try stage.send(.edit("ab"), to: stage.element(.textField)) == ["set value AB"])
    }

    @Test("Text that the app writes is sent, and empty text is sent as no value")
    func appWrites() throws {
        let stage = ControlStage(Form(log: ControlLog()))
        #expect(
            try stage.send(.activate, to: stage.element(.button, "Fill")).sorted() == [
                "set value Ada", "text Hello Ada",
            ])
        #expect(try stage.send(.activate, to: stage.element(.button, "Clear")).contains("set value none"))
    }

    @Test("Return runs the onSubmit actions around the field, nearest first, and typing doesn't")
    func submit() throws {
        let log = ControlLog()
        let stage = ControlStage(
            TextField("A", text: .constant("")).onSubmit { log.add("inner") }
                .onSubmit(of: .search) { log.add("search") }
                .onSubmit { log.add("outer") })
        try stage.send(.edit("x"), to: stage.element(.textField))
        #expect(log.entries.isEmpty)
        try stage.send(.submit, to: stage.element(.textField))
        #expect(log.entries == ["inner", "outer"])
    }

    @Test("The onSubmit action sees the newest state")
    func submitState() throws {
        let log = ControlLog()
        let stage = ControlStage(Form(log: log))
        try stage.send(.edit("Bo"), to: stage.element(.textField))
        try stage.send(.submit, to: stage.element(.textField))
        #expect(log.entries == ["submit Bo"])
    }

    @Test("An empty field shows its title; with a prompt it shows that, and the title is the accessible name")
    func placeholder() {
        let stage = ControlStage(
            VStack {
                TextField("Name", text: .constant(""))
                TextField("Name", text: .constant(""), prompt: Text("Ada"))
            })
        let fields = stage.all(.textField)
        #expect(fields.map { $0[.placeholder] } == [.text("Name"), .text("Ada")])
        #expect(fields.map { $0[.label] } == [nil, .text("Name")])
    }

    @Test("Each kind of field has its own attributes and events")
    func kinds() {
        let stage = ControlStage(
            VStack {
                SecureField("Password", text: .constant(""))
                TextField("Note", text: .constant(""), axis: .vertical)
                TextEditor(text: .constant(""))
            }.textFieldStyle(.roundedBorder))
        let fields = stage.all(.textField)
        #expect(fields.map { $0.has(.secure) } == [true, false, false])
        #expect(fields.map { $0[.axis] } == [nil, .text("vertical"), .text("vertical")])
        #expect(fields.map { $0[.fieldStyle] } == [.text("rounded-border"), .text("rounded-border"), .text("editor")])
        #expect(fields.map { $0.verbs.contains(.submit) } == [true, true, false])
    }

    @Test("The keyboard attributes are on the field, and only if they were set")
    func traits() {
        let stage = ControlStage(
            VStack {
                TextField("Mail", text: .constant(""))
                    .keyboardType(.emailAddress).textContentType(.emailAddress)
                    .textInputAutocapitalization(.never).autocorrectionDisabled().submitLabel(.next)
                TextField("Other", text: .constant(""))
            })
        let keys: [AttributeKey] = [.keyboard, .contentType, .capitalization, .autocorrection, .submitLabel]
        #expect(
            keys.map { ControlStage.describe(stage.all(.textField)[0][$0]) } == [
                "email", "email", "none", "off", "next",
            ])
        #expect(keys.allSatisfy { stage.all(.textField)[1][$0] == nil })
    }

    @Test(
        "M08 UIKit's types of capitalization are those of SwiftUI",
        arguments: [
            (UITextAutocapitalizationType.none, "none"), (.words, "words"), (.sentences, "sentences"),
            (.allCharacters, "characters"),
        ])
    func capitalization(type: UITextAutocapitalizationType, name: String) {
        let stage = ControlStage(
            VStack {
                TextField("UIKit", text: .constant("")).textInputAutocapitalization(.init(type))
                TextField("Other", text: .constant(""))
            })
        #expect(ControlStage.describe(stage.all(.textField)[0][.capitalization]) == name)
        #expect(stage.all(.textField)[1][.capitalization] == nil)
    }

    private struct Price: View {
        @State private var price: Double = 2
        var body: some View {
            VStack {
                TextField("Price", value: $price, format: .number)
                Text(verbatim: "\(price)")
                Button("Ten") { price = 10 }
            }
        }
    }

    @Test("A number is written when the field loses focus, not while it is typed")
    func formatted() throws {
        let stage = ControlStage(Price())
        let field = stage.element(.textField)
        #expect(field?[.value] == .text("2"))
        #expect(try stage.send(.edit("3.5"), to: field).isEmpty)
        #expect(try stage.send(.submit, to: field) == ["text 3.5"])
    }

    @Test("Text that isn't a number is replaced by the current number")
    func unparsable() throws {
        let stage = ControlStage(Price())
        let field = stage.element(.textField)
        try stage.send(.edit("much"), to: field)
        #expect(try stage.send(.focus(false), to: field) == ["set value 2"])
    }

    @Test("A number that the app writes replaces an unfinished edit")
    func draftReplaced() throws {
        let stage = ControlStage(Price())
        try stage.send(.edit("7"), to: stage.element(.textField))
        #expect(try stage.send(.activate, to: stage.element(.button)).contains("set value 10"))
    }

    @Test("An app's field style wraps the field")
    func customStyle() {
        struct Boxed: TextFieldStyle {
            func _body(configuration: TextField<_Label>) -> some View {
                HStack { configuration }
            }
        }
        let stage = ControlStage(TextField("Name", text: .constant("")).textFieldStyle(Boxed()))
        #expect(stage.element(.hStack)?.children.map(\.role) == [.textField])
        #expect(stage.element(.textField)?[.placeholder] == .text("Name"))

        let secure = ControlStage(SecureField("Password", text: .constant("")).textFieldStyle(Boxed()))
        #expect(secure.element(.hStack)?.children.map(\.role) == [.textField])
        #expect(secure.element(.textField)?[.placeholder] == .text("Password"))
        #expect(secure.element(.textField)?.has(.secure) == true)
    }
}
