import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// Styles of the app for boxes, labeled views, disclosure groups and groups of controls.
@MainActor
@Suite("Styles of containers")
struct ContainerStyleTests {
    private struct Card: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text("card")
                configuration.content
                GroupBox("inner") { Text("deep") }
            }
        }
    }

    @Test("E07 a box has the style of the app, and a box in the body of the style has the built-in one")
    func box() {
        let box = GroupBox("Ship") { Text("hull") }
        let plain = Picture(box)
        #expect(plain.outline.contains("group-box") && !plain.outline.contains("card"))
        let host = HeadlessHost(box.groupBoxStyle(Card()))
        #expect(host.texts == ["Ship", "card", "hull", "inner", "deep"])
        #expect(host.trouble == nil)
        #expect(Picture(box.groupBoxStyle(.automatic)).outline == plain.outline)
    }

    private struct Column: LabeledContentStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            VStack(alignment: .leading) {
                configuration.content
                Text(isEnabled ? "below" : "off")
                configuration.label
            }
        }
    }

    @Test("E07 a labeled view has the style of the app, which reads the environment")
    func labeled() {
        let view = LabeledContent("Tide", value: "low")
        #expect(HeadlessHost(view).texts == ["Tide", "low"])
        #expect(HeadlessHost(view.labeledContentStyle(Column())).texts == ["low", "below", "Tide"])
        #expect(HeadlessHost(view.labeledContentStyle(Column()).disabled(true)).texts == ["low", "off", "Tide"])
        let inner = view.labeledContentStyle(.automatic)
        #expect(HeadlessHost(inner.labeledContentStyle(Column())).texts == ["Tide", "low"])
    }

    private struct Fold: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Button {
                    withAnimation { configuration.isExpanded.toggle() }
                } label: {
                    configuration.label
                }
                Text(configuration.isExpanded ? "open" : "closed")
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    @Test("E07 the style of a disclosure group expands it, with a binding of the app and without")
    func disclosure() async throws {
        struct Page: View {
            @State private var isExpanded = false
            var body: some View {
                VStack {
                    DisclosureGroup("Own") { Text("first") }
                    DisclosureGroup("Bound", isExpanded: $isExpanded) { Text("second") }
                    Text(isExpanded ? "the app knows" : "nothing")
                }
                .disclosureGroupStyle(Fold())
            }
        }
        let host = HeadlessHost(Page())
        #expect(host.texts == ["Own", "closed", "Bound", "closed", "nothing"])
        try await host.tap("Own")
        #expect(host.texts == ["Own", "open", "first", "Bound", "closed", "nothing"])
        try await host.tap("Bound")
        #expect(host.texts == ["Own", "open", "first", "Bound", "open", "second", "the app knows"])
        try await host.tap("Own")
        #expect(!host.shows("first") && host.shows("second"))
    }

    @Test("E07 a group of controls can be a menu with its label, or have a style of the app")
    func controls() async throws {
        struct Row: ControlGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    configuration.content
                }
            }
        }
        let group = ControlGroup {
            Button("Cut") {}
        } label: {
            Label("Edit", systemImage: "pencil")
        }
        #expect(HeadlessHost(group).texts == ["Cut"])
        #expect(HeadlessHost(group.controlGroupStyle(Row())).texts == ["Edit", "Cut"])
        #expect(HeadlessHost(group.controlGroupStyle(.navigation)).texts == ["Cut"])
        let host = HeadlessHost(group.controlGroupStyle(.menu))
        #expect(host.texts == ["Edit"])
        try await host.tap("Edit")
        #expect(host.shows("Cut"))
    }
}
