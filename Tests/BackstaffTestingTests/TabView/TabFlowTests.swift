import BackstaffElements
import BackstaffUI
import Testing

@testable import BackstaffTesting

@MainActor
@Suite("Tabs in flows")
struct TabFlowTests {
    private struct Sample: View {
        var body: some View {
            TabView {
                NavigationStack {
                    NavigationLink("Home") { Text("Deep") }.navigationTitle("Start")
                }
                .tabItem { Label("Home", systemImage: "house") }
                TabView {
                    ForEach(0..<3, id: \.self) { Text("Page \($0)") }
                }
                .tabViewStyle(.page)
                .tabItem { Label("Pictures", systemImage: "photo") }
            }
        }
    }

    @Test("K02 a flow taps a tab by its title, and asserts that it is selected")
    func driving() async throws {
        let host = HeadlessHost(Sample())
        try await host.perform(
            try Flow(
                """
                - assertSelected: Home
                - tapOn: Pictures
                - assertSelected: Pictures
                - assertVisible: Page 0
                - swipe: left
                - assertVisible: Page 1
                - swipe: left
                - swipe: right
                - assertVisible: Page 1
                - assertNotVisible: Page 0
                - tapOn: Home
                - assertTitle: Start
                - tapOn: Home
                - assertVisible: Deep
                """))
        #expect(host.selectedTab == "Home")
    }

    @Test("K02 the text on a selected page isn't itself selected")
    func pagesAreNoSelection() async throws {
        let host = HeadlessHost(Sample())
        try await host.tap("Pictures")
        await #expect(throws: FlowFailure.self) {
            try await host.perform(try Flow("- assertSelected: Page 0"), patience: .milliseconds(5))
        }
    }

    @Test("K02 a recorded flow with tabs and pages leads to the same state")
    func recording() async throws {
        let live = LiveScene(AnyView(Sample()), Size.phone.configuration)
        let recorder = FlowRecorder(live.tree, size: .phone)
        let scene = RecordingScene(live, recorder)
        _ = scene.takePatch()
        func send(_ event: ElementEvent, to role: ElementRole, at index: Int) throws {
            let found = scene.tree.root.reachable.filter { $0.role == role }
            try scene.deliver(event, to: found[index].id)
            _ = scene.takePatch()
        }
        try send(.activate, to: .tab, at: 1)
        try send(.edit("2"), to: .tabView, at: 1)
        try send(.edit("1"), to: .tabView, at: 1)
        let steps = recorder.steps.dropFirst()
        #expect(steps.map(\.description) == ["tapOn: Pictures", "swipe: left", "swipe: left", "swipe: right"])
        let host = HeadlessHost(Sample())
        try await host.perform(try Flow(steps.map { "- \($0)" }.joined(separator: "\n")))
        #expect(host.shows("Page 1"))
    }
}
