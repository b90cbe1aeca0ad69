import BackstaffElements
import BackstaffUI
import Testing
import ViewTestSupport

@testable import BackstaffViews

@MainActor
struct LabelTests {
    @Test("A label has its icon before the title")
    func order() {
        let label = ControlStage(Label("Star", systemImage: "star")).element(.label)
        #expect(label?.children.map(\.role) == [.image, .text])
        #expect(label?[.labelStyle] == nil)
    }

    @Test("The icon-only style hides the title, but keeps it as the accessible name")
    func iconOnly() {
        let label = ControlStage(Label("Star", systemImage: "star").labelStyle(.iconOnly)).element(.label)
        #expect(label?.children.map(\.role) == [.image])
        #expect(label?[.label] == .text("Star"))
    }

    @Test("The title-only style removes the icon")
    func titleOnly() {
        let label = ControlStage(Label("Star", systemImage: "star").labelStyle(.titleOnly)).element(.label)
        #expect(label?.children.map(\.role) == [.text])
    }

    @Test("An app's label style arranges icon and title, and may use a label in its own body")
    func custom() {
        struct Turned: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.title
                    configuration.icon
                }
                Label(configuration)
            }
        }
        let stage = ControlStage(Label("Star", systemImage: "star").labelStyle(Turned()))
        #expect(stage.element(.vStack)?.children.map(\.role) == [.text, .image])
        #expect(stage.all(.label).count == 1)
    }

    @Test("Two texts in a control's label stand one above the other, and two in the content side by side")
    func titleAndSubtitle() throws {
        @ViewBuilder func label() -> some View {
            Text("Title")
            Text("Subtitle")
        }
        let content = ControlStage(
            LabeledContent {
                Text("One")
                Text("Two")
            } label: {
                label()
            }
        ).element(.labeledContent)
        #expect(content?.children.map(\.role) == [.vStack, .hStack])
        #expect(content?.children.map(ControlStage.words) == ["Title Subtitle", "One Two"])
        let picker = ControlStage(
            Picker(selection: .constant(1)) {
                Text("One").tag(1)
            } label: {
                label()
            }
        ).element(.picker)
        #expect(picker?.children.first?.role == .vStack)
        #expect(picker?.children.first?[.alignment] == .text("leading"))
    }

    @Test("Labeled content has a label and a value, each in its own row; hidden labels are removed")
    func labeledContent() {
        let shown = ControlStage(LabeledContent("Name", value: "Ada")).element(.labeledContent)
        #expect(shown?.children.map(ControlStage.words) == ["Name", "Ada"])
        let hidden = ControlStage(LabeledContent("Name", value: "Ada").labelsHidden()).element(.labeledContent)
        #expect(hidden?.children.map(ControlStage.words) == ["Ada"])
    }
}
