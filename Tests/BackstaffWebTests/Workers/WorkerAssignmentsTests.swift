import Testing

@testable import BackstaffWeb

@Suite("Which worker has which visitor")
struct WorkerAssignmentsTests {
    private let start = ContinuousClock.now
    private let home = IPAddress.loopback.block

    private func workers(_ assignments: inout WorkerAssignments, for visitors: [String]) -> [Int?] {
        visitors.map { assignments.worker(for: $0, from: home, at: start)?.number }
    }

    @Test("Q01 a visitor stays with a worker; new visitors go to the one with the fewest")
    func fewest() {
        var assignments = WorkerAssignments()
        #expect(assignments.worker(for: "a", from: home, at: start) == nil)
        assignments.add(1)
        assignments.add(2)
        #expect(workers(&assignments, for: ["a", "b", "c", "a", "b", "c"]) == [1, 2, 1, 1, 2, 1])
        #expect(assignments.visitorCount(of: 1) == 2 && assignments.visitorCount(of: 2) == 1)
        #expect(assignments.hasSpace(1) && assignments.hasSpace(2))
        #expect(assignments.worker(for: "a", from: home, at: start).map { $0 == (1, false) } == true)
        #expect(assignments.worker(for: "d", from: home, at: start).map { $0 == (2, true) } == true)
    }

    @Test("Q02 visitors are shared evenly among as many workers as there are", arguments: [1, 2, 4, 64])
    func even(count: Int) {
        var assignments = WorkerAssignments()
        for worker in 1...count { assignments.add(worker) }
        _ = workers(&assignments, for: (0..<count * 5).map { "visitor \($0)" })
        #expect((1...count).allSatisfy { assignments.visitorCount(of: $0) == 5 })
    }

    @Test("Q07 a question for a file takes no worker; without a worker of their own, visitors ask one that has many")
    func files() {
        var shared = WorkerAssignments()
        #expect(shared.workerWithFiles(of: "a") == nil)
        for worker in [1, 2] { shared.add(worker) }
        _ = workers(&shared, for: ["a", "b", "c"])
        #expect(shared.workerWithFiles(of: "b") == 2 && shared.workerWithFiles(of: "d") == 2)
        #expect(shared.visitorCount(of: 1) == 2 && shared.visitorCount(of: 2) == 1)
        var own = WorkerAssignments(visitorsPerWorker: 1)
        for worker in [1, 2] { own.add(worker) }
        _ = workers(&own, for: ["a"])
        #expect(own.workerWithFiles(of: "a") == 1 && own.workerWithFiles(of: "b") == nil)
        #expect(own.visitorCount(of: 2) == 0)
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
        #expect(assignments.hasSpace(1) && assignments.hasSpace(2))
        #expect(workers(&assignments, for: ["a", "b", "c", "a"]) == [1, 2, nil, 1])
        #expect(!assignments.hasSpace(1) && !assignments.hasSpace(2))
        assignments.connect("b", isSocket: true, at: start)
        #expect(assignments.forgetVisitors(at: start + .seconds(5)) == [1])
        #expect(assignments.forgetVisitors(at: start + .seconds(5)) == [])
        assignments.remove(1)
        #expect(workers(&assignments, for: ["c", "b"]) == [nil, 2])
        assignments.add(3)
        #expect(workers(&assignments, for: ["c", "a"]) == [3, nil])
    }

    @Test("Q01 a visitor who comes back just in time isn't forgotten before the connection begins")
    func comesBack() {
        var assignments = WorkerAssignments(visitorsPerWorker: 1, grace: .seconds(60))
        assignments.add(1)
        _ = workers(&assignments, for: ["a"])
        assignments.connect("a", isSocket: true, at: start)
        assignments.disconnect("a", at: start)
        let back = start + .seconds(59)
        #expect(assignments.worker(for: "a", from: home, at: back)?.number == 1)
        #expect(assignments.forgetVisitors(at: back + .seconds(59)) == [])
        #expect(assignments.forgetVisitors(at: back + .seconds(60)) == [1])
    }

    @Test("Q01 a visitor is forgotten some time after the last connection has closed, and not while one is open")
    func grace() {
        var assignments = WorkerAssignments(grace: .seconds(60), graceWithoutSocket: .seconds(5))
        assignments.add(1)
        _ = workers(&assignments, for: ["page", "crawler"])
        for isSocket in [false, true] { assignments.connect("page", isSocket: isSocket, at: start) }
        assignments.connect("crawler", isSocket: false, at: start)
        let left = start + .seconds(100)
        #expect(assignments.forgetVisitors(at: left) == [] && assignments.visitorCount(of: 1) == 2)
        for visitor in ["page", "crawler"] { assignments.disconnect(visitor, at: left) }
        #expect(assignments.forgetVisitors(at: left + .seconds(4)) == [] && assignments.visitorCount(of: 1) == 2)
        #expect(assignments.forgetVisitors(at: left + .seconds(5)) == [] && assignments.visitorCount(of: 1) == 1)
        // The page still has its other connection.
        #expect(assignments.forgetVisitors(at: left + .seconds(60)) == [] && assignments.visitorCount(of: 1) == 1)
        assignments.disconnect("page", at: left)
        #expect(assignments.forgetVisitors(at: left + .seconds(59)) == [] && assignments.visitorCount(of: 1) == 1)
        #expect(assignments.forgetVisitors(at: left + .seconds(60)) == [1] && assignments.visitorCount(of: 1) == 0)
    }

    @Test("Q01 a connection to a worker that has ended counts until it closes, and the visitor has another worker")
    func openConnection() {
        var assignments = WorkerAssignments(grace: .seconds(60))
        for worker in [1, 2] { assignments.add(worker) }
        _ = workers(&assignments, for: ["a"])
        assignments.connect("a", isSocket: true, at: start)
        assignments.remove(1)
        #expect(workers(&assignments, for: ["a"]) == [2])
        assignments.connect("a", isSocket: true, at: start)
        assignments.disconnect("a", at: start)
        #expect(assignments.forgetVisitors(at: start + .seconds(90)) == [])
        assignments.disconnect("a", at: start)
        #expect(assignments.forgetVisitors(at: start + .seconds(90)) == [2])
    }

    @Test("Q07 with one visitor for each worker, an address can't take all workers; it has space when visitors leave")
    func address() throws {
        let other = try #require(IPAddress("192.0.2.1")).block
        var assignments = WorkerAssignments(visitorsPerWorker: 1, workersPerAddress: 2)
        for worker in 1...4 { assignments.add(worker) }
        #expect(workers(&assignments, for: ["a", "b", "c", "a", "b"]) == [1, 2, nil, 1, 2])
        #expect(!assignments.admits("c", from: home) && assignments.admits("a", from: home))
        #expect(assignments.admits("c", from: other))
        #expect(assignments.worker(for: "d", from: other, at: start)?.number == 3)
        // A visitor whose worker has ended counts on, and gets another one.
        assignments.connect("a", isSocket: true, at: start)
        assignments.remove(1)
        #expect(workers(&assignments, for: ["c", "a", "c"]) == [nil, 4, nil])
        #expect(assignments.forgetVisitors(at: start + .seconds(5)) == [2, 3])
        #expect(workers(&assignments, for: ["c"]) == [2])
    }

    @Test("Q07 a visitor whose worker has ended gives back the place of the address after leaving")
    func addressOfEndedWorker() {
        var assignments = WorkerAssignments(visitorsPerWorker: 1, workersPerAddress: 1)
        for worker in 1...2 { assignments.add(worker) }
        _ = workers(&assignments, for: ["a"])
        assignments.connect("a", isSocket: true, at: start)
        assignments.remove(1)
        #expect(workers(&assignments, for: ["b"]) == [nil])
        assignments.disconnect("a", at: start)
        #expect(assignments.forgetVisitors(at: start + .seconds(59)) == [])
        #expect(workers(&assignments, for: ["b"]) == [nil])
        #expect(assignments.forgetVisitors(at: start + .seconds(60)) == [])
        #expect(workers(&assignments, for: ["b"]) == [2])
    }

    @Test("Q07 if a worker takes any number of visitors, an address may have any number too")
    func sharedWorkers() {
        var assignments = WorkerAssignments(workersPerAddress: 1)
        assignments.add(1)
        #expect(workers(&assignments, for: ["a", "b", "c"]) == [1, 1, 1])
    }
}
