import Synchronization
import Testing

@testable import BackstaffWeb

@Suite("Memory of ended scenes")
@MainActor
struct FreedMemoryTests {
    /// Lets the number of scenes change, and returns how often memory was given back soon after that.
    private func count(_ scenes: [Int]) async throws -> Int {
        let count = Atomic(0)
        let memory = FreedMemory(after: .zero) { count.add(1, ordering: .relaxed) }
        for number in scenes { memory.note(scenes: number) }
        // What was due has been passed to the other thread, and is done in a moment.
        try await Task.sleep(for: .milliseconds(200))
        return count.load(ordering: .relaxed)
    }

    @Test("Q07 memory is given back once when half of many scenes have ended, and not for each scene")
    func half() async throws {
        #expect(try await count([1_000, 900, 501, 500, 400, 300]) == 1)
        #expect(try await count(Array((0...1_000).reversed())) == 1)
    }

    @Test("Q07 memory isn't given back for a few scenes, or while most of many are there")
    func few() async throws {
        #expect(try await count([99, 0]) == 0)
        #expect(try await count([1_000, 501, 1_000, 600]) == 0)
    }
}
