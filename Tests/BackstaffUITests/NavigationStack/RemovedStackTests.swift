import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// What views hear when the stack around them is removed. On Apple's platforms, some of them appear once more.
@MainActor
@Suite
struct RemovedStackTests {
    private let journal = Journal()
    private let switches = Switches()

    private struct Instead<Stack: View>: View {
        let switches: Switches
        let journal: Journal
        @ViewBuilder let stack: () -> Stack

        var body: some View {
            VStack {
                if switches.isOn {
                    Text("Instead").noted("other", in: journal)
                } else {
                    stack().noted("stack", in: journal)
                }
            }
        }
    }

    private struct Root: View {
        let journal: Journal

        var body: some View {
            NavigationLink("Next", value: 1)
                .noted("root", in: journal)
                .task { journal.note("start root") }
                .navigationDestination(for: Int.self) { _ in
                    Text("Screen").noted("screen", in: journal).task { journal.note("start screen") }
                }
        }
    }

    /// Pushes a screen, replaces the stack, and returns what was noted by then and for some time after.
    private func replace(_ host: HeadlessHost) async throws -> [String] {
        try await host.tap("Next")
        #expect(host.texts.contains("Screen"))
        _ = journal.take()
        switches.isOn = true
        await host.settle()
        #expect(host.texts == ["Instead"])
        return journal.take()
    }

    @Test("When a stack is replaced after a push, what was shown disappears once, and nothing of it appears")
    func stack() async throws {
        let host = HeadlessHost(
            Instead(switches: switches, journal: journal) { [journal] in NavigationStack { Root(journal: journal) } })
        #expect(try await replace(host).sorted() == ["appear other", "disappear screen", "disappear stack"])
    }

    @Test("When a NavigationView is replaced after a push, what was shown disappears once, and nothing of it appears")
    @available(*, deprecated)
    func navigationView() async throws {
        let host = HeadlessHost(
            Instead(switches: switches, journal: journal) { [journal] in
                NavigationView {
                    NavigationLink("Next", destination: Text("Screen").noted("screen", in: journal))
                        .noted("root", in: journal)
                }
            })
        #expect(try await replace(host).sorted() == ["appear other", "disappear screen", "disappear stack"])
    }

    @Test("When a stack is replaced at its root, the root disappears once")
    func atRoot() async {
        let host = HeadlessHost(
            Instead(switches: switches, journal: journal) { [journal] in NavigationStack { Root(journal: journal) } })
        await host.settle()
        _ = journal.take()
        switches.isOn = true
        await host.settle()
        #expect(journal.take().sorted() == ["appear other", "disappear root", "disappear stack"])
    }
}
