import Synchronization
import Testing

@testable import BackstaffWeb

@Suite("Memory of ended scenes")
@MainActor
struct FreedMemoryTests {
    private let times = Times()

    /// Lets the number of scenes change. What is due then is done after this test has waited.
    private func note(_ scenes: some Sequence<Int>) -> FreedMemory {
        let memory = FreedMemory(after: .zero) { [times] in times.add() }
        for number in scenes { memory.note(scenes: number) }
        return memory
    }

    @Test(
        "Q07 memory is given back once when half of many scenes have ended, and not for each scene",
        arguments: [[1_000, 900, 501, 500, 400, 300], (0...1_000).reversed()])
    func half(scenes: [Int]) async throws {
        let memory = note(scenes)
        #expect(memory.isDue && times.count == 0)
        #expect(try await eventually { times.count > 0 })
        #expect(!memory.isDue && times.count == 1)
    }

    @Test(
        "Q07 memory isn't given back for a few scenes, or while most of many are there",
        arguments: [[99, 0], [1_000, 501, 1_000, 600]])
    func few(scenes: [Int]) {
        #expect(!note(scenes).isDue)
    }
}

/// Counts from any thread.
private final class Times: Sendable {
    private let value = Atomic(0)
    var count: Int { value.load(ordering: .relaxed) }
    func add() { value.add(1, ordering: .relaxed) }
}
