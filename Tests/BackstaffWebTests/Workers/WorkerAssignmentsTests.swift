import Testing

@testable import BackstaffWeb

@Suite("Which worker has which visitor")
struct WorkerAssignmentsTests {
    private func workers(_ assignments: inout WorkerAssignments, for visitors: [String]) -> [Int?] {
        visitors.map { assignments.worker(for: $0) }
    }

    @Test("Q01 a visitor stays with a worker; new visitors go to the one with the fewest")
    func fewest() {
        var assignments = WorkerAssignments()
        #expect(assignments.worker(for: "a") == nil)
        assignments.add(1)
        assignments.add(2)
        #expect(workers(&assignments, for: ["a", "b", "c", "a", "b", "c"]) == [1, 2, 1, 1, 2, 1])
        #expect(assignments.visitorCount(of: 1) == 2 && assignments.visitorCount(of: 2) == 1)
    }

    @Test("Q01 visitors of a worker that has ended go to others; those of other workers stay")
    func ended() {
        var assignments = WorkerAssignments()
        for worker in [1, 2] { assignments.add(worker) }
        _ = workers(&assignments, for: ["a", "b", "c"])
        #expect(assignments.remove(1) == 2)
        assignments.add(3)
        #expect(workers(&assignments, for: ["a", "b", "c"]) == [3, 2, 2])
        #expect(assignments.ready == [2, 3])
    }

    @Test("Q01 with one visitor for each worker nobody shares one, and a worker is free when its visitor has left")
    func alone() {
        var assignments = WorkerAssignments(visitorsPerWorker: 1)
        for worker in [1, 2] { assignments.add(worker) }
        #expect(workers(&assignments, for: ["a", "b", "c", "a"]) == [1, 2, nil, 1])
        #expect(assignments.forget("a") == 1)
        #expect(assignments.forget("a") == nil && assignments.forget("c") == nil)
        assignments.remove(1)
        #expect(workers(&assignments, for: ["c", "b"]) == [nil, 2])
        assignments.add(3)
        #expect(workers(&assignments, for: ["c", "a"]) == [3, nil])
    }
}
