import NIOCore
import Testing

@testable import BackstaffWeb

@Suite("The state machine of a session")
struct SessionStateMachineTests {
    private func frame(_ number: Int) -> ByteBuffer {
        ByteBuffer(string: "patch \(number)")
    }

    private func machine(patches: Int, kept: Int = 256, bytes: Int = 1 << 20) -> SessionStateMachine {
        var machine = SessionStateMachine(keptPatches: kept, keptBytes: bytes)
        _ = machine.connect(nil)
        for _ in 0..<patches {
            let number = machine.nextPatch()
            machine.keep(frame(number), patch: number)
        }
        return machine
    }

    @Test("The first connection gets the tree, in epoch 1")
    func first() {
        var machine = SessionStateMachine()
        #expect(machine.connect(nil) == .snapshot)
        #expect(machine.epoch == 1 && machine.lastPatch == 0 && machine.lastEvent == 0)
    }

    @Test(
        "A page that resumes gets the missing patches, or the tree if they aren't known",
        arguments: [
            // Last patch of the page, its epoch, and what it gets (nil: the tree)
            (5, 1, []), (4, 1, [5]), (2, 1, [3, 4, 5]), (0, 1, [1, 2, 3, 4, 5]), (4, 0, [5]),
            (6, 1, nil), (4, 2, nil), (nil, 1, nil),
        ] as [(Int?, Int, [Int]?)])
    func resume(patch: Int?, epoch: Int, expected: [Int]?) {
        var machine = machine(patches: 5)
        let start = machine.connect(patch.map { (epoch: epoch, patch: $0) })
        #expect(start == expected.map { .patches($0.map(frame)) } ?? .snapshot)
        #expect(machine.epoch == 2)
    }

    @Test("Acknowledged patches are dropped, and acknowledging a number that was never sent does nothing")
    func acknowledge() {
        var machine = machine(patches: 5)
        machine.acknowledge(3)
        #expect(machine.keptPatches == [4, 5])
        machine.acknowledge(99)
        #expect(machine.keptPatches == [4, 5])
        machine.acknowledge(1)
        #expect(machine.keptPatches == [4, 5])
        #expect(machine.connect((epoch: 1, patch: 2)) == .snapshot)
    }

    @Test("Too many patches, or too many bytes, are replaced by the tree", arguments: [(3, 1 << 20), (256, 20)])
    func bounded(kept: Int, bytes: Int) {
        var machine = machine(patches: 4, kept: kept, bytes: bytes)
        #expect(machine.needsSnapshot && machine.keptPatches == [])
        var resumed = machine
        #expect(resumed.connect((epoch: 1, patch: 3)) == .snapshot)
        #expect(!resumed.needsSnapshot)
        // The page had all of them, so patches are kept again.
        machine.acknowledge(4)
        #expect(!machine.needsSnapshot)
        let next = machine.nextPatch()
        machine.keep(frame(next), patch: next)
        #expect(machine.connect((epoch: 1, patch: 4)) == .patches([frame(5)]))
    }

    @Test("Changes that aren't in any patch are sent with the tree, even to a page that has every patch")
    func skipped() {
        var machine = machine(patches: 2)
        machine.skipPatch()
        machine.acknowledge(2)
        #expect(machine.needsSnapshot)
        #expect(machine.connect((epoch: 1, patch: 2)) == .snapshot)
    }

    @Test("An event is applied once, and in its own epoch only")
    func events() {
        var machine = machine(patches: 0)
        #expect(machine.admit(event: 1, epoch: 1) == .apply)
        #expect(machine.admit(event: 1, epoch: 1) == .duplicate)
        #expect(machine.admit(event: 2, epoch: 1) == .apply)
        #expect(machine.admit(event: 1, epoch: 1) == .duplicate)
        _ = machine.connect((epoch: 1, patch: 0))
        #expect(machine.admit(event: 3, epoch: 1) == .olderEpoch)
        #expect(machine.lastEvent == 2)
        #expect(machine.admit(event: 2, epoch: 2) == .duplicate)
        #expect(machine.admit(event: 3, epoch: 2) == .apply)
    }

    @Test("A patch answers all events before it, a refusal answers its own event")
    func answers() {
        var machine = machine(patches: 0)
        _ = machine.admit(event: 1, epoch: 1)
        #expect(machine.answeredEvent == 0)
        _ = machine.nextPatch()
        #expect(machine.answeredEvent == 1)
        _ = machine.admit(event: 2, epoch: 1)
        machine.answered(event: 2)
        #expect(machine.answeredEvent == 2)
    }

    @Test("After a tree was sent for changes without a patch, a page of an earlier connection gets the tree too")
    func skippedForAnother() {
        var machine = machine(patches: 2)
        machine.skipPatch()
        #expect(machine.connect(nil) == .snapshot)
        #expect(machine.connect((epoch: 1, patch: 2)) == .snapshot)
    }
}
