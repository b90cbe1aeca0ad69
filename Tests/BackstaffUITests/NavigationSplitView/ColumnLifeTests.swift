import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// When the views of columns appear, as it was observed on Apple's platforms.
@MainActor
@Suite
struct ColumnLifeTests {
    private struct Columns<Detail: View>: View {
        @Bindable var switches: Switches
        @ViewBuilder let detail: (Int) -> Detail

        var body: some View {
            NavigationSplitView {
                Text("Sidebar")
            } detail: {
                detail(switches.number)
            }
        }
    }

    @Test("B12 a detail with another identity appears, then the former one disappears")
    func replaced() {
        let journal = Journal()
        let switches = Switches()
        let host = HeadlessHost(
            Columns(switches: switches) { number in
                Text("Detail \(number)").noted("\(number)", in: journal).id(number)
            }, size: .tabletLandscape)
        #expect(journal.take() == ["appear 0"])
        switches.number = 1
        host.update()
        #expect(journal.take() == ["appear 1", "disappear 0"])
    }

    @Test("B12 a detail that only shows other data stays: it doesn't appear again")
    func updated() {
        let journal = Journal()
        let switches = Switches()
        let host = HeadlessHost(
            Columns(switches: switches) { number in
                NavigationStack {
                    if number >= 0 { Text("Detail \(number)").noted("detail", in: journal) }
                }
            }, size: .tabletLandscape)
        #expect(journal.take() == ["appear detail"])
        switches.number = 1
        host.update()
        #expect(host.shows("Detail 1"))
        #expect(journal.take() == [])
    }

    @Test("D04 collapsed: a detail that is opened after another appears once, after the other has disappeared")
    func openedAfterAnother() async throws {
        struct Choosing: View {
            let journal: Journal
            @State private var chosen: Int?

            var body: some View {
                NavigationSplitView {
                    List(1..<4, id: \.self, selection: $chosen) { Text("Row \($0)") }
                } detail: {
                    if let chosen { Text("Detail \(chosen)").noted("\(chosen)", in: journal).id(chosen) }
                }
            }
        }
        let journal = Journal()
        let host = HeadlessHost(Choosing(journal: journal), size: .phone)
        try await host.tap("Row 1")
        #expect(journal.take() == ["appear 1"])
        try await host.goBack()
        #expect(journal.take() == ["disappear 1"])
        try await host.tap("Row 2")
        #expect(host.shows("Detail 2"))
        #expect(journal.take() == ["appear 2"])
    }
}
