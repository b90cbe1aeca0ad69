import BackstaffElements
import BackstaffUI
import Observation
import Testing
import ViewTestSupport

@MainActor
@Suite
struct TabItemTests {
    @MainActor
    @Observable
    final class Parts {
        var list = ["a", "b", "c"]
    }

    private struct Sample: View {
        let parts: Parts
        let badge: String?

        var body: some View {
            TabView {
                Tab {
                    Text("Content")
                } label: {
                    ForEach(parts.list, id: \.self) { Text($0) }
                }
                .badge(badge.map { Text($0) })
            }
        }
    }

    private nonisolated static let changes = [
        ["b", "c", "a"],  // One part moves to the end.
        ["c", "a", "b"],  // One part moves to the start.
        ["a", "b", "c", "d"],
        ["a", "d", "c"],
        ["c"],
    ]

    @Test("The badge of a tab stays after the label when parts of the label come, go or move", arguments: changes)
    func badgeStaysLast(after change: [String]) throws {
        let parts = Parts()
        let picture = Picture(Sample(parts: parts, badge: "New"))
        let tab = try #require(picture.first(.tab))
        #expect(tab.children.map(\.text) == ["a", "b", "c", "New"])
        _ = picture.operations { parts.list = change }
        #expect(tab.children.map(\.text) == change + ["New"])
    }

    @Test("The parts of a label without a badge come, go and move", arguments: changes)
    func noBadge(change: [String]) throws {
        let parts = Parts()
        let picture = Picture(Sample(parts: parts, badge: nil))
        let tab = try #require(picture.first(.tab))
        #expect(tab.children.map(\.text) == ["a", "b", "c"])
        _ = picture.operations { parts.list = change }
        #expect(tab.children.map(\.text) == change)
    }
}
