import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite
struct LoopTests {
    @Test("K04 a body that never settles is stopped, and the report names the view")
    func body() async throws {
        struct Restless: View {
            @State private var count = 0
            let isRestless: Bool

            var body: some View {
                let _ = isRestless ? (count += 1) : ()
                Text("Count \(count)")
            }
        }
        struct Root: View {
            @State private var isRestless = false

            var body: some View {
                Restless(isRestless: isRestless)
                Button("Begin") { isRestless = true }
            }
        }
        let host = HeadlessHost(Root())
        #expect(host.trouble == nil)
        try await host.tap("Begin")
        let trouble = try #require(host.trouble)
        #expect(trouble.contains("Restless"))
        #expect(!trouble.contains("Root"))
        #expect(host.bodyCount < 250)
    }

    @Test("K04 an onChange that never settles is stopped too")
    func onChange() async throws {
        let host = HeadlessHost(Chaser())
        try await host.tap("Begin")
        #expect(host.trouble?.contains("Chaser") == true)
    }

    @Test("K04 a chain of onChange actions that settles isn't reported")
    func chain() async throws {
        struct Chain: View {
            @State private var count = 0

            var body: some View {
                Button("At \(count)") { count = 1 }
                    .onChange(of: count) { if count < 50 { count += 1 } }
            }
        }
        let host = HeadlessHost(Chain())
        try await host.tap("At 0")
        #expect(host.shows("At 50"))
        #expect(host.trouble == nil)
    }
}
