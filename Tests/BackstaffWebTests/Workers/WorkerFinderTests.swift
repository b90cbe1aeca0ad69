import Foundation
import Logging
import Synchronization
import Testing

@testable import BackstaffWeb

@Suite("Requests that find workers, or wait for one")
@MainActor
struct WorkerFinderTests {
    private let home = IPAddress.loopback.block
    private let log = WorkerLog()

    /// The answers to requests, in their order: the path of a worker, or why there is none.
    private final class Answers: Sendable {
        private let list = Mutex<[String]>([])

        var all: [String] { list.withLock { $0 } }

        func add(_ name: String, _ result: Result<WorkerEndpoint, WorkerFinder.Refusal>) {
            let text =
                switch result {
                case .success(let endpoint): endpoint.path
                case .failure(let refusal): "\(refusal)"
                }
            list.withLock { $0.append("\(name): \(text)") }
        }
    }

    /// The visitors whose clients have closed their connections.
    private final class Clients: Sendable {
        private let gone = Mutex<Set<String>>([])

        func leave(_ visitors: String...) {
            gone.withLock { $0.formUnion(visitors) }
        }

        func isWaiting(_ visitor: String) -> Bool {
            gone.withLock { !$0.contains(visitor) }
        }
    }

    private let answers = Answers()
    private let clients = Clients()

    private func makeFinder(_ change: (inout WorkerPool.Configuration) -> Void = { _ in }) -> WorkerFinder {
        var configuration = WorkerPool.Configuration().withoutHaste
        configuration.graceWithoutSocket = .zero
        change(&configuration)
        return WorkerFinder(configuration, logger: log.logger)
    }

    private func ask(_ finder: WorkerFinder, for visitors: [String], from address: IPAddress.Block? = nil) {
        for visitor in visitors {
            finder.find(for: visitor, from: address ?? home) { [clients] in
                clients.isWaiting(visitor)
            } answer: { [answers] in
                answers.add(visitor, $0)
            }
        }
    }

    private func addWorker(_ number: Int, to finder: WorkerFinder) {
        finder.add(number, at: WorkerEndpoint(path: "\(number)"))
    }

    @Test("O05 a visitor whose worker isn't ready is told so, also while others have theirs; asking takes no worker")
    func question() throws {
        let finder = makeFinder { $0.visitorsPerWorker = 1 }
        #expect(finder.refusal(of: "a", from: home) == .notReady)
        finder.add(1, at: WorkerEndpoint(path: "1"))
        #expect(finder.refusal(of: "a", from: home) == nil && finder.refusal(of: "b", from: home) == nil)
        ask(finder, for: ["a"])
        #expect(answers.all == ["a: 1"])
        #expect(finder.refusal(of: "a", from: home) == nil && finder.refusal(of: "b", from: home) == .notReady)
        finder.remove(1)
        #expect(finder.refusal(of: "a", from: home) == .notReady)
        finder.add(2, at: WorkerEndpoint(path: "2"))
        finder.end()
        #expect(finder.refusal(of: "a", from: home) == .notReady)
    }

    @Test("Q01 a request waits until a worker is ready; the next one of its visitor finds the same worker")
    func waiting() {
        let finder = makeFinder()
        ask(finder, for: ["a"])
        #expect(answers.all.isEmpty && !finder.isReady)
        addWorker(1, to: finder)
        #expect(answers.all == ["a: 1"] && finder.isReady)
        addWorker(2, to: finder)
        ask(finder, for: ["a", "b"])
        #expect(answers.all == ["a: 1", "a: 1", "b: 2"])
        #expect(finder.remove(1) == 1 && finder.readyCount == 1)
        ask(finder, for: ["a"])
        #expect(answers.all.last == "a: 2")
    }

    @Test("Q01 a request that has waited too long is refused, and so are those that wait when the front ends")
    func refused() {
        let patient = makeFinder()
        ask(patient, for: ["a"])
        patient.answerWaiting()
        #expect(answers.all.isEmpty)
        patient.end()
        #expect(answers.all == ["a: notReady"])
        addWorker(1, to: patient)
        ask(patient, for: ["b"])
        #expect(answers.all.last == "b: notReady" && !patient.isReady)

        let impatient = makeFinder { $0.waitsFor = .zero }
        ask(impatient, for: ["c"])
        #expect(answers.all.count == 2)
        impatient.answerWaiting()
        #expect(answers.all.last == "c: notReady")
    }

    @Test("Q01 a request whose worker hasn't answered waits until its end is noticed, and then finds another one")
    func endedWorker() throws {
        func find(
            _ visitor: String, in finder: WorkerFinder, since: ContinuousClock.Instant = .now, isPage: Bool = true
        ) {
            let former = WorkerFinder.FormerWorker(endpoint: endpoint, mayBeHarmed: isPage)
            finder.find(for: visitor, from: home, avoiding: former, since: since) {
                true
            } answer: { [answers] in
                answers.add(visitor, $0)
            }
        }
        let endpoint = WorkerEndpoint(path: "1")
        let finder = makeFinder()
        finder.add(1, at: endpoint)
        find("a", in: finder)
        finder.answerWaiting()
        #expect(answers.all.isEmpty)
        addWorker(2, to: finder)
        finder.remove(1)
        #expect(answers.all == ["a: 2"])
        // The time of this request is over: its worker has hung.
        find("b", in: finder, since: .now - .seconds(3600))
        #expect(answers.all.last == "b: notReady")

        // The worker has trapped, perhaps because of the request. The opening of a socket can't be the reason.
        let trapped = makeFinder()
        trapped.add(1, at: endpoint)
        addWorker(2, to: trapped)
        trapped.remove(1, because: .signal(SIGTRAP))
        find("d", in: trapped)
        #expect(answers.all.last == "d: harmful")
        find("e", in: trapped, isPage: false)
        #expect(answers.all.last == "e: 2")

        // The worker lives, and doesn't answer.
        let impatient = makeFinder { $0.noticesWithin = .zero }
        impatient.add(1, at: endpoint)
        find("c", in: impatient, isPage: false)
        #expect(answers.all.last == "c: notReady")
    }

    @Test("Q01 a request whose worker hasn't answered goes to it once more as soon as it shows that it lives")
    func livingWorker() {
        let finder = makeFinder()
        let endpoint = WorkerEndpoint(path: "1")
        finder.add(1, at: endpoint)
        var doubts: [Int] = []
        finder.onDoubt = { doubts.append($0) }
        let before = ContinuousClock.now
        finder.find(
            for: "a", from: home, avoiding: WorkerFinder.FormerWorker(endpoint: endpoint, mayBeHarmed: true)
        ) {
            true
        } answer: { [answers] in
            answers.add("a", $0)
        }
        #expect(doubts == [1] && answers.all.isEmpty)
        // This beat was sent before the request.
        finder.noteLife(of: 1, at: before - .seconds(1))
        #expect(answers.all.isEmpty)
        finder.noteLife(of: 1, at: .now)
        #expect(answers.all == ["a: 1"])
    }

    @Test("Q07 one address can't take all places to wait in; an answered request makes space")
    func places() throws {
        let other = try #require(IPAddress("192.0.2.1")).block
        let finder = makeFinder {
            $0.mostWaiting = 4
            $0.mostWaitingPerAddress = 2
        }
        ask(finder, for: ["a", "b", "c"])
        #expect(answers.all == ["c: tooManyWaiting"])
        ask(finder, for: ["d", "e", "f"], from: other)
        #expect(answers.all == ["c: tooManyWaiting", "f: tooManyWaiting"])
        addWorker(1, to: finder)
        #expect(answers.all.dropFirst(2) == ["a: 1", "d: 1", "b: 1", "e: 1"])
        finder.remove(1)
        ask(finder, for: ["g", "h", "i"])
        #expect(answers.all.dropFirst(6) == ["i: tooManyWaiting"])
    }

    @Test("Q07 a request that has waited too long gives back its place")
    func placesOfLateRequests() {
        let finder = makeFinder {
            $0.mostWaitingPerAddress = 1
            $0.waitsFor = .zero
        }
        ask(finder, for: ["a", "b"])
        #expect(answers.all == ["b: tooManyWaiting"])
        finder.answerWaiting()
        #expect(answers.all == ["b: tooManyWaiting", "a: notReady"])
        ask(finder, for: ["c", "d"])
        #expect(answers.all.dropFirst(2) == ["d: tooManyWaiting"])
    }

    @Test("Q07 addresses take turns: a visitor waits behind one request of another address, and not behind all")
    func turns() throws {
        let other = try #require(IPAddress("192.0.2.1")).block
        let finder = makeFinder { $0.visitorsPerWorker = 1 }
        ask(finder, for: ["a", "b", "c", "d", "e"])
        ask(finder, for: ["f"], from: other)
        addWorker(1, to: finder)
        #expect(answers.all == ["a: 1"])
        addWorker(2, to: finder)
        #expect(answers.all == ["a: 1", "f: 2"])
        // The requests of one address keep their order.
        for number in 3...6 { addWorker(number, to: finder) }
        #expect(answers.all.dropFirst(2) == ["b: 3", "c: 4", "d: 5", "e: 6"])
    }

    @Test("Q07 a request whose client has gone takes no worker, and makes space for another one")
    func goneClients() {
        let finder = makeFinder {
            $0.visitorsPerWorker = 1
            $0.mostWaitingPerAddress = 3
        }
        ask(finder, for: ["a", "b", "c"])
        clients.leave("a", "b")
        addWorker(1, to: finder)
        #expect(answers.all == ["a: clientHasGone", "b: clientHasGone", "c: 1"])
        ask(finder, for: ["d", "e", "f", "g"])
        #expect(answers.all.dropFirst(3) == ["g: tooManyWaiting"])
        clients.leave("d", "e")
        finder.answerWaiting()
        ask(finder, for: ["h", "i", "j"])
        #expect(answers.all.dropFirst(4) == ["d: clientHasGone", "e: clientHasGone", "j: tooManyWaiting"])
        // A client that is gone before its request is looked at.
        clients.leave("k")
        ask(finder, for: ["k"])
        #expect(answers.all.last == "k: clientHasGone")
    }

    @Test("Q07 all places to wait in are limited too")
    func allPlaces() throws {
        let finder = makeFinder { $0.mostWaiting = 2 }
        for number in 1...3 {
            let address = try #require(IPAddress("192.0.2.\(number)")).block
            ask(finder, for: ["visitor \(number)"], from: address)
        }
        #expect(answers.all == ["visitor 3: notReady"])
    }

    @Test("Q07 a visitor beyond the workers of an address is refused, and the log says so; those of others aren't")
    func workersPerAddress() throws {
        let other = try #require(IPAddress("192.0.2.1")).block
        let finder = makeFinder {
            $0.visitorsPerWorker = 1
            $0.workersPerAddress = 1
        }
        ask(finder, for: ["a", "b"])
        #expect(answers.all.isEmpty)
        for number in 1...2 { addWorker(number, to: finder) }
        #expect(answers.all == ["a: 1", "b: tooManyWorkers"])
        #expect(log.lines == ["a visitor is refused, because the address has as many workers as it may have"])
        ask(finder, for: ["c"], from: other)
        #expect(answers.all.last == "c: 2")
        #expect(finder.forgetVisitors() == [1, 2])
        ask(finder, for: ["b"])
        #expect(answers.all.last == "b: 1")
    }

    @Test("Q01 another worker is asked for by a request that waits, and by a new visitor, and not by a known one")
    func demand() {
        @MainActor
        final class Demands {
            var count = 0
        }
        let demands = Demands()
        let finder = makeFinder()
        finder.onDemand = { demands.count += 1 }
        ask(finder, for: ["a"])
        #expect(demands.count == 1)
        addWorker(1, to: finder)
        #expect(demands.count == 2)
        ask(finder, for: ["a"])
        #expect(demands.count == 2)
        ask(finder, for: ["b"])
        #expect(demands.count == 3)
    }
}
