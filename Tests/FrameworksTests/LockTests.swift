import BackstaffOS
import Testing

@Suite("os.OSAllocatedUnfairLock and os.OSSignposter")
struct LockTests {
    @Test("M04 only the holder of a lock changes its state")
    func state() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 1...8 {
                group.addTask { for _ in 1...1_000 { lock.withLock { $0 += 1 } } }
            }
        }
        #expect(lock.withLock { $0 } == 8_000)
        #expect(lock.withLockIfAvailable { $0 } == 8_000)
    }

    @Test("M04 a lock without state is held and let go, also if a closure throws")
    func withoutState() {
        struct Failure: Error {}
        let lock = OSAllocatedUnfairLock()
        #expect(lock.lockIfAvailable() && !lock.lockIfAvailable())
        lock.unlock()
        #expect(throws: Failure.self) { try lock.withLock { throw Failure() } }
        #expect(lock.withLock { 3 } == 3)
    }

    @Test("M04 a signposter records nothing, and performs what it is around")
    func signposter() {
        let signposter = OSSignposter(subsystem: "shop", category: "speed")
        let state = signposter.beginInterval("load", id: signposter.makeSignpostID(), "\(1) item")
        signposter.emitEvent("half")
        signposter.endInterval("load", state)
        #expect(signposter.withIntervalSignpost("sum") { 1 + 1 } == 2 && !signposter.isEnabled)
    }
}
