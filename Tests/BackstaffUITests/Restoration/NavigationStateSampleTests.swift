import BackstaffTesting
import BackstaffUI
import Foundation
import Testing

struct UndoButton: View {
    @Environment(\.sceneNavigation) private var navigation

    var body: some View {
        Button("Undo") { navigation.undo() }
            .disabled(!navigation.canUndo)
    }
}

private struct Harbor: View {
    var body: some View {
        VStack {
            UndoButton()
            NavigationStack {
                NavigationLink("Port 1", value: 1)
                    .navigationTitle("Ports")
                    .navigationDestination(for: Int.self) { port in
                        NavigationLink("Port \(port + 1)", value: port + 1)
                            .navigationTitle("At \(port)")
                    }
            }
        }
    }
}

/// The samples from the article about navigation states.
@MainActor
@Suite
struct NavigationStateSampleTests {
    @Test("L11 the article's samples work as it says")
    func samples() async throws {
        let host = HeadlessHost(Harbor())
        let before = host.navigationState
        try await host.tap("Port 1")
        try await host.goBack()
        #expect(host.navigationState == before)

        try await host.tap("Port 1")
        try await host.tap("Port 2")
        let data = try JSONEncoder().encode(host.navigationState)
        let reported = try JSONDecoder().decode(NavigationState.self, from: data)
        let other = HeadlessHost(Harbor())
        await other.restore(reported)
        #expect(other.title == "At 2")

        let again = await host.relaunch()
        #expect(again.title == "At 2")

        try await other.tap("Port 3")
        try await other.tap("Undo")
        #expect(other.title == "At 2")
    }
}
