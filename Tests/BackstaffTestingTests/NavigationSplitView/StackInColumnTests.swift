import BackstaffTesting
import SwiftUI
import Testing

/// Columns of which the last shows a stack or another view on demand.
private struct LateStack: View {
    @State private var isOpen = false

    var body: some View {
        NavigationSplitView {
            Button("Open or close") { isOpen.toggle() }
                .navigationTitle("Start")
        } detail: {
            if isOpen {
                NavigationStack {
                    Text("Here").navigationTitle("Open")
                }
            } else {
                Text("Nothing")
            }
        }
    }
}

@MainActor
@Suite("A stack in a column")
struct StackInColumnTests {
    /// The first outline line of each bar that isn't empty.
    private func bars(of host: HeadlessHost) throws -> [Substring] {
        try host.all(role: "navigation-bar").compactMap { $0.outline.split(separator: "\n").first }
            .filter { !$0.contains("display-mode=none") }
    }

    @Test("D04 a stack that is shown later provides the column's only bar, and returns it when it is removed")
    func comesAndGoes() async throws {
        let host = HeadlessHost(LateStack(), size: .tabletLandscape)
        #expect(host.shows("Nothing"))
        #expect(try bars(of: host).count == 2)

        try await host.tap("Open or close")
        #expect(host.title == "Open")
        #expect(try bars(of: host).count == 2)

        try await host.tap("Open or close")
        #expect(host.shows("Nothing"))
        #expect(try bars(of: host).count == 2)
    }
}
