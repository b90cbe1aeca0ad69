import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@testable import BackstaffViews

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

    @Test("A tap selects an option and deselects the one before")
    func choose() throws {
        let stage = ControlStage(Sizes())
        #expect(stage.all(.option).map { $0.has(.selected) } == [true, false, false])
        let operations = try stage.send(.activate, to: stage.element(.option, "Large"))
        #expect(operations.sorted() == ["set selected none", "set selected true", "text Chosen 2"])
    }

    @Test("Choosing the selected option changes nothing, nor does a tag of another type")
    func same() throws {
        let stage = ControlStage(Sizes())
        #expect(try stage.send(.activate, to: stage.element(.option, "Small")).isEmpty)
        #expect(try stage.send(.activate, to: stage.element(.option, "Wrong")).isEmpty)
    }

    @Test("An optional selection takes tags of the wrapped type, and a nil tag")
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

    @Test("Rows of a ForEach without tags use their ids")
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

    @Test("The element names its style, and segments have no label beside them")
    func styles() {
        let stage = ControlStage(
            VStack {
                Picker("A", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.segmented)
                Picker("B", selection: .constant(1)) { Text("1").tag(1) }
            })
        let pickers = stage.all(.picker)
        #expect(pickers.map { $0[.controlStyle] } == [.text("segmented"), nil])
        #expect(pickers.map { $0.children.map(\.role) } == [[.option], [.vStack, .option]])
        #expect(pickers.map { $0[.label] } == [.text("A"), nil])
    }

    @Test("A tag outside a picker adds no element")
    func outside() {
        #expect(ControlStage(Text("A").tag(1)).all(.option).isEmpty)
    }

    @Test("An option writes to the picker's current binding")
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

    @Test("A tag of another type doesn't match an optional selection")
    func includeOptional() throws {
        struct Page: View {
            @State private var size: Int? = 1
            @State private var plain = 1
            var body: some View {
                Picker("Size", selection: $size) {
                    Text("Strict").tag(1, includeOptional: false)
                    Text("Loose").tag(2)
                    Text("Exact").tag(Optional(3), includeOptional: false)
                }
                Picker("Plain", selection: $plain) {
                    Text("Wrapped").tag(Optional(1))
                    Text("Same").tag(2, includeOptional: false)
                }
                Text("\(size ?? 0) \(plain)")
            }
        }
        let stage = ControlStage(Page())
        #expect(stage.all(.option).map { $0.has(.selected) } == [false, false, false, false, false])
        #expect(try stage.send(.activate, to: stage.element(.option, "Strict")).isEmpty)
        #expect(try stage.send(.activate, to: stage.element(.option, "Wrapped")).isEmpty)
        #expect(try stage.send(.activate, to: stage.element(.option, "Loose")).contains("text 2 1"))
        #expect(try stage.send(.activate, to: stage.element(.option, "Exact")).contains("text 3 1"))
        #expect(try stage.send(.activate, to: stage.element(.option, "Same")).contains("text 3 2"))
    }

    private struct Named: View {
        let name: String
        var body: some View { Label(name, systemImage: "star").foregroundStyle(.red) }
    }

    @Test("Rows use their ids as tags, whatever they show: labels, stacks, controls or custom views")
    func implicitTagsOfCompounds() throws {
        struct Page: View {
            @State private var chosen = "a"
            var body: some View {
                Picker("Letter", selection: $chosen) {
                    ForEach(["a", "b"], id: \.self) { Label("Label \($0)", systemImage: "star").foregroundStyle(.red) }
                    ForEach(["c"], id: \.self) { name in
                        HStack {
                            Image(systemName: "star")
                            Text("Stack \(name)").tag("inner")
                        }
                    }
                    ForEach(["d"], id: \.self) { Named(name: "Own \($0)") }
                    ForEach(["e"], id: \.self) { name in
                        if name == "e" { ProgressView("Progress \(name)", value: 0.5) } else { Text(name) }
                    }
                }
                .labelStyle(.titleOnly)
                Text("Now \(chosen)")
            }
        }
        let stage = ControlStage(Page())
        #expect(stage.all(.option).count == 5)
        #expect(stage.all(.option).map { $0.has(.selected) } == [true, false, false, false, false])
        for (words, id) in [("Label b", "b"), ("Stack c", "c"), ("Own d", "d"), ("Progress e", "e"), ("Label a", "a")] {
            #expect(try stage.send(.activate, to: stage.element(.option, words)).contains("text Now \(id)"))
        }
    }

    @Test("If no option matches the selection, none is shown as selected")
    func unmatched() throws {
        let host = HeadlessHost(
            Picker("Size", selection: .constant(9)) {
                Text("Small").tag(1)
                Text("Large").tag(2)
            })
        #expect(try host.chosenOption(in: "Size") == nil)
    }

    @Test("A picker with several sources writes to all, and shows no selection while they differ")
    func sources() async throws {
        struct Lamp: Identifiable {
            let id: Int
            var level: Int
        }
        struct Page: View {
            @State private var lamps = [Lamp(id: 1, level: 1), Lamp(id: 2, level: 2)]
            @State private var none: [Lamp] = []
            var body: some View {
                Picker("Level", sources: $lamps, selection: \.level) {
                    Text("Low").tag(1)
                    Text("High").tag(2)
                }
                Picker("Nothing", sources: $none, selection: \.level) { Text("Low").tag(1) }
                Text(lamps.map { "\($0.level)" }.joined(separator: " "))
            }
        }
        let host = HeadlessHost(Page())
        #expect(try host.chosenOption(in: "Level") == nil)
        try await host.choose("High", in: "Level")
        #expect(host.shows("2 2"))
        #expect(try host.chosenOption(in: "Level") == "High")
        try await host.choose("Low", in: "Nothing")
        #expect(try host.chosenOption(in: "Nothing") == nil)
    }

    @Test("The current value label is shown beside the options, and follows the selection")
    func currentValueLabel() async throws {
        struct Page: View {
            @State private var size = 1
            var body: some View {
                Picker("Size", selection: $size) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                } currentValueLabel: {
                    Text("It is \(size)")
                }
            }
        }
        let host = HeadlessHost(Page())
        #expect(host.shows("It is 1"))
        try await host.choose("Large", in: "Size")
        #expect(host.shows("It is 2") && !host.shows("It is 1"))
    }

    @Test("Every style works the same way, and a disabled picker refuses choices in every style")
    func allStyles() async throws {
        struct Page<Style: PickerStyle>: View {
            let style: Style
            let isDisabled: Bool
            @State private var size = 1
            var body: some View {
                NavigationStack {
                    Form {
                        Picker("Size", selection: $size) { ForEach(1..<4) { Text("Size \($0)") } }
                            .pickerStyle(style).disabled(isDisabled)
                        Text("Chosen \(size)")
                    }
                    .navigationTitle("Form")
                }
            }
        }
        func check<Style: PickerStyle>(_ style: Style) async throws {
            let host = HeadlessHost(Page(style: style, isDisabled: false))
            #expect(try host.chosenOption(in: "Size") == "Size 1")
            try await host.choose("Size 3", in: "Size")
            #expect(host.title == "Form" && host.shows("Chosen 3"))
            #expect(try host.chosenOption(in: "Size") == "Size 3")
            let disabled = HeadlessHost(Page(style: style, isDisabled: true))
            var isRefused = false
            do { try await disabled.choose("Size 3", in: "Size") } catch is LookUpFailure { isRefused = true }
            #expect(isRefused)
            #expect(disabled.title == "Form" && disabled.shows("Chosen 1"))
        }
        try await check(.automatic)
        try await check(.menu)
        try await check(.inline)
        try await check(.wheel)
        try await check(.segmented)
        try await check(.palette)
        try await check(.radioGroup)
        try await check(.navigationLink)
    }
}
