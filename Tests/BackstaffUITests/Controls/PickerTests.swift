import BackstaffElements
import Testing

@testable import BackstaffUI

@MainActor
struct PickerTests {
    private struct Sizes: View {
        @State private var size = 1
        var body: some View {
            VStack {
                Picker("Size", selection: $size) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                    Text("Wrong").tag("three")
                }
                Text("Chosen \(size)")
            }
        }
    }

    @Test("A tap chooses an option and leaves the one before")
    func choose() throws {
        let stage = ControlStage(Sizes())
        #expect(stage.all(.option).map { $0.has(.selected) } == [true, false, false])
        let operations = try stage.send(.activate, to: stage.element(.option, "Large"))
        #expect(operations.sorted() == ["set selected none", "set selected true", "text Chosen 2"])
    }

    @Test("The option that is chosen already changes nothing, nor does a tag of another type")
    func same() throws {
        let stage = ControlStage(Sizes())
        #expect(try stage.send(.activate, to: stage.element(.option, "Small")).isEmpty)
        #expect(try stage.send(.activate, to: stage.element(.option, "Wrong")).isEmpty)
    }

    @Test("An optional selection takes tags of the type inside, and a tag for none")
    func optional() throws {
        struct Page: View {
            @State private var size: Int?
            var body: some View {
                VStack {
                    Picker("Size", selection: $size) {
                        Text("None").tag(nil as Int?)
                        ForEach(1..<3) { Text("Size \($0)").tag($0) }
                        Text("Nine").tag(Optional(9))
                    }
                    Text(size.map { "\($0)" } ?? "-")
                }
            }
        }
        let stage = ControlStage(Page())
        #expect(stage.all(.option).map { $0.has(.selected) } == [true, false, false, false])
        #expect(try stage.send(.activate, to: stage.element(.option, "Size 2")).contains("text 2"))
        #expect(try stage.send(.activate, to: stage.element(.option, "Nine")).contains("text 9"))
        #expect(try stage.send(.activate, to: stage.element(.option, "None")).contains("text -"))
    }

    @Test("Rows of a ForEach stand for their ids, but only where they have no tags")
    func implicitTags() throws {
        struct Page: View {
            @State private var letter = "a"
            var body: some View {
                Picker("Letter", selection: $letter) {
                    ForEach(["a", "b"], id: \.self) { Text("Letter \($0)") }
                    ForEach(["x", "y"], id: \.self) { Text("Tagged \($0)").tag($0 + "!") }
                }
                Text(letter)
                ForEach(["outside"], id: \.self) { Text($0) }
            }
        }
        let stage = ControlStage(Page())
        #expect(stage.all(.option).count == 4)
        #expect(stage.all(.option).map { $0.has(.selected) } == [true, false, false, false])
        #expect(try stage.send(.activate, to: stage.element(.option, "Letter b")).contains("text b"))
        #expect(try stage.send(.activate, to: stage.element(.option, "Tagged y")).contains("text y!"))
    }

    @Test("Styles are named; segments have no label beside them")
    func styles() {
        let stage = ControlStage(
            VStack {
                Picker("A", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.segmented)
                Picker("B", selection: .constant(1)) { Text("1").tag(1) }
            })
        let pickers = stage.all(.picker)
        #expect(pickers.map { $0[.controlStyle] } == [.text("segmented"), nil])
        #expect(pickers.map { $0.children.map(\.role) } == [[.option], [.hStack, .option]])
        #expect(pickers.map { $0[.label] } == [.text("A"), nil])
    }

    @Test("A tag outside a picker adds no element")
    func outside() {
        #expect(ControlStage(Text("A").tag(1)).all(.option).isEmpty)
    }

    @Test("An option writes to the binding that the picker has now")
    func otherBinding() throws {
        struct Page: View {
            @State private var first = 1
            @State private var second = 1
            @State private var usesSecond = false
            var body: some View {
                VStack {
                    Picker("", selection: usesSecond ? $second : $first) { Text("Two").tag(2) }
                    Text("\(first) \(second)")
                    Button("Switch") { usesSecond = true }
                }
            }
        }
        let stage = ControlStage(Page())
        try stage.send(.activate, to: stage.element(.button))
        #expect(try stage.send(.activate, to: stage.element(.option)).contains("text 1 2"))
    }
}
