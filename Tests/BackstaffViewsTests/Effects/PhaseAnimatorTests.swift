import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Phase animators")
struct PhaseAnimatorTests {
    private struct Page: View {
        let journal: Journal
        @State private var isShown = true
        @State private var count = 0

        var body: some View {
            VStack {
                Button("hide") { isShown = false }
                Button("again") { count += 1 }
                if isShown {
                    PhaseAnimator([1, 2, 3]) {
                        Text("endless \($0)")
                    } animation: { phase in
                        journal.note("endless \(phase)")
                        return .linear(duration: 0.1)
                    }
                }
                Text("once").phaseAnimator([1, 2, 3], trigger: count) { content, phase in
                    VStack {
                        content
                        Text("phase \(phase)")
                    }
                } animation: { phase in
                    journal.note("once \(phase)")
                    return phase == 3 ? nil : .linear(duration: 0.1)
                }
            }
        }
    }

    private func steps(_ journal: Journal, _ prefix: String) -> [String] {
        journal.take().filter { $0.hasPrefix(prefix) }
    }

    @Test("N13 without a trigger the phases follow each other again and again, until the view is gone")
    func endless() async throws {
        let journal = Journal()
        let host = HeadlessHost(Page(journal: journal))
        try await host.wait { journal.count >= 5 }
        #expect(steps(journal, "endless").starts(with: ["endless 2", "endless 3", "endless 1", "endless 2"]))
        try await host.tap("hide")
        _ = journal.take()
        try await Task.sleep(for: .milliseconds(400))
        #expect(steps(journal, "endless").isEmpty)
    }

    @Test("N13 with a trigger the phases are gone through once, and only after it has changed")
    func once() async throws {
        let journal = Journal()
        let host = HeadlessHost(Page(journal: journal))
        try await host.tap("hide")
        _ = journal.take()
        try await Task.sleep(for: .milliseconds(200))
        #expect(host.shows("phase 1") && steps(journal, "once").isEmpty)
        try await host.tap("again")
        // A phase may be over before a busy machine looks at it. The journal has them all.
        try await host.wait { journal.count == 3 }
        #expect(steps(journal, "once") == ["once 2", "once 3", "once 1"])
        try await host.wait { host.shows("phase 1") }
        try await Task.sleep(for: .milliseconds(400))
        #expect(steps(journal, "once").isEmpty)
    }

    @Test("N13 one phase needs no step, and no phase shows nothing")
    func few() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            VStack {
                PhaseAnimator(["only"]) {
                    Text($0)
                } animation: { _ in
                    journal.note("step")
                    return nil
                }
                PhaseAnimator([String]()) { Text($0) }
            })
        try await Task.sleep(for: .milliseconds(300))
        #expect(host.shows("only") && journal.take().isEmpty)
    }
}
