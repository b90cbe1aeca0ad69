import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// How often bodies run, as it was observed on Apple's platforms.
@MainActor
@Suite
struct BodyCountTests {
    @MainActor
    private final class Toggles: ObservableObject {
        @Published var first = false
        @Published var second = false
        var unpublished = false
    }

    private struct Sub: View {
        let isOn: Bool
        let journal: Journal

        var body: some View {
            let _ = journal.note("sub")
            Text(isOn ? "on" : "off")
        }
    }

    private struct Owner: View {
        @StateObject private var toggles = Toggles()
        let journal: Journal
        let change: (Toggles) -> Void

        var body: some View {
            let _ = journal.note("owner")
            VStack {
                Sub(isOn: toggles.first, journal: journal)
                Sub(isOn: toggles.second, journal: journal)
            }
            .onAppear { change(toggles) }
        }
    }

    private func bodies(_ change: @escaping (Toggles) -> Void) -> [String: Int] {
        let journal = Journal()
        _ = HeadlessHost(Owner(journal: journal, change: change))
        return Dictionary(grouping: journal.take()) { $0 }.mapValues(\.count)
    }

    @Test("E01 a published change runs the owner's body, and the one child whose input has changed")
    func published() {
        #expect(bodies { $0.first.toggle() } == ["owner": 2, "sub": 3])
    }

    @Test("E01 a property that isn't published runs no body")
    func unpublished() {
        #expect(bodies { $0.unpublished.toggle() } == ["owner": 1, "sub": 2])
    }

    @Observable
    @MainActor
    final class Pair {
        var count = 0
        var other = 0
        @ObservationIgnored var ignored = 0
    }

    @Test("E01 of an observable object, only a property that the body has read runs it, and never an ignored one")
    func observable() {
        struct Root: View {
            let pair: Pair
            let journal: Journal

            var body: some View {
                let _ = journal.note("body")
                Text("\(pair.count) \(pair.ignored)")
            }
        }
        let pair = Pair()
        let journal = Journal()
        let host = HeadlessHost(Root(pair: pair, journal: journal))
        _ = journal.take()
        pair.other = 1
        pair.ignored = 1
        host.update()
        #expect(journal.take() == [])
        pair.count = 1
        host.update()
        #expect(journal.take() == ["body"])
    }

    @Test("E01 a child with another input runs for each change; an equatable one only if it isn't equal")
    func equatable() async throws {
        struct Parity: View, Equatable {
            let number: Int
            let name: String
            let journal: Journal

            nonisolated static func == (left: Self, right: Self) -> Bool { left.number % 2 == right.number % 2 }

            var body: some View {
                let _ = journal.note(name)
                Text("\(number)")
            }
        }
        struct Plain: View {
            let number: Int
            let journal: Journal

            var body: some View {
                let _ = journal.note("plain")
                Text("\(number)")
            }
        }
        struct Root: View {
            let journal: Journal
            @State private var number = 0

            var body: some View {
                VStack {
                    Button("Add") { number += 2 }
                    Plain(number: number, journal: journal)
                    Parity(number: number, name: "equatable", journal: journal).equatable()
                }
            }
        }
        let journal = Journal()
        let host = HeadlessHost(Root(journal: journal))
        try await host.tap("Add")
        try await host.tap("Add")
        let lines = journal.take()
        #expect(lines.filter { $0 == "plain" }.count == 3)
        #expect(lines.filter { $0 == "equatable" }.count == 1)
    }
}
