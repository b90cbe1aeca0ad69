import BackstaffElements
import BackstaffUI
import Testing
import ViewTestSupport

@testable import BackstaffViews

@MainActor
struct ToggleTests {
    private struct Switch: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Toggle("Sound", isOn: $isOn)
                Button("Other") {}
            }
        }
    }

    @Test("A tap switches a toggle on and off")
    func flip() throws {
        let stage = ControlStage(Switch())
        let toggle = stage.element(.toggle)
        #expect(toggle?.has(.on) == false)
        #expect(try stage.send(.activate, to: toggle) == ["set on true"])
        #expect(try stage.send(.activate, to: toggle) == ["set on none"])
    }

    @Test("A tap on another element doesn't switch it")
    func other() throws {
        let stage = ControlStage(Switch())
        #expect(try stage.send(.activate, to: stage.element(.button)).isEmpty)
        #expect(stage.element(.toggle)?.has(.on) == false)
    }

    @Test("A toggle whose binding refuses the value keeps its state")
    func refused() throws {
        let stage = ControlStage(Toggle("Sound", isOn: .constant(false)))
        #expect(try stage.send(.activate, to: stage.element(.toggle)).isEmpty)
        #expect(stage.element(.toggle)?.has(.on) == false)
    }

    @Test("The element names its style, and a hidden label is still its accessible name")
    func styles() {
        let stage = ControlStage(
            VStack {
                Toggle("A", isOn: .constant(true)).toggleStyle(.button)
                Toggle("B", isOn: .constant(true)).toggleStyle(.checkbox).labelsHidden()
                Toggle("C", isOn: .constant(true))
            })
        let toggles = stage.all(.toggle)
        #expect(toggles.map { $0[.controlStyle] } == [.text("button"), .text("checkbox"), nil])
        #expect(toggles.map { $0[.label] } == [nil, .text("B"), nil])
        #expect(toggles.map(\.children.count) == [1, 0, 1])
    }

    @Test("An app's toggle style switches it through the configuration")
    func customStyle() throws {
        struct Tick: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button {
                    configuration.isOn.toggle()
                } label: {
                    Text(configuration.isOn ? "[x]" : "[ ]")
                    configuration.label
                }
            }
        }
        struct Page: View {
            @State private var isOn = false
            var body: some View { Toggle("Sound", isOn: $isOn).toggleStyle(Tick()) }
        }
        let stage = ControlStage(Page())
        #expect(try stage.send(.activate, to: stage.element(.button)) == ["text [x]"])
        #expect(stage.element(.toggle) == nil)
    }
}
