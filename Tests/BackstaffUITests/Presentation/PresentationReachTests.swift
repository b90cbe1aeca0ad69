import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// What a presented view shares with its presenter, as it was observed on Apple's platforms.
@MainActor
@Suite
struct PresentationReachTests {
    private enum Form: CaseIterable { case sheet, popover, overlay }

    private struct Presenter<Content: View>: View {
        let form: Form
        let journal: Journal
        @ViewBuilder let content: Content

        var body: some View {
            VStack { text }.onTapGesture { journal.note("presenter") }
        }

        @ViewBuilder
        private var text: some View {
            switch form {
            case .sheet: Text("Behind").sheet(isPresented: .constant(true)) { content }
            case .popover: Text("Behind").popover(isPresented: .constant(true)) { content }
            case .overlay: Text("Behind").overlay { content }
            }
        }
    }

    @Test(
        "The presenter's gesture doesn't get taps in a sheet or popover, but those in an overlay",
        arguments: Form.allCases)
    private func taps(form: Form) async throws {
        let journal = Journal()
        let host = HeadlessHost(Presenter(form: form, journal: journal) { Text("Content") })
        #expect(host.shows("Content"))
        try? await host.tap("Content")
        #expect(journal.take() == (form == .overlay ? ["presenter"] : []))
    }

    @Test("The presenter's elements don't contain those of a sheet or popover", arguments: [Form.sheet, .popover])
    private func elements(form: Form) throws {
        let host = HeadlessHost(
            HStack { Presenter(form: form, journal: Journal()) { Text("Content") } }, size: .tabletLandscape)
        let presented = try #require(host.presented.last)
        #expect(presented.texts == ["Content"])
        let depth = { (text: String) in
            host.outline.split(separator: "\n").first { $0.contains(text) }?.prefix { $0 == " " }.count
        }
        #expect(depth("Content") != nil && depth("Behind") != nil)
    }

    @Test("A toolbar in a popover without a stack is shown neither in the popover nor in the window")
    func toolbar() {
        let host = HeadlessHost(
            NavigationStack {
                Text("Behind").popover(isPresented: .constant(true)) {
                    Text("Content").toolbar { Button("Item") {} }
                }
            }, size: .tabletLandscape)
        #expect(host.shows("Content"))
        #expect(!host.outline.contains("Item"))
    }

    @Test("One update dismisses all presentations that are above each other")
    func severalLayers() async {
        struct Root: View {
            @Bindable var switches: Switches

            var body: some View {
                Text("Behind").sheet(isPresented: $switches.isOn) {
                    Text("First").sheet(isPresented: $switches.isOn) {
                        Text("Second").sheet(isPresented: $switches.isOn) { Text("Third") }
                    }
                }
            }
        }
        let switches = Switches()
        switches.isOn = true
        let host = HeadlessHost(Root(switches: switches))
        #expect(host.presented.count == 3)
        switches.isOn = false
        await host.settle()
        #expect(host.presented.isEmpty)
        #expect(host.shows("Behind"))
    }
}
