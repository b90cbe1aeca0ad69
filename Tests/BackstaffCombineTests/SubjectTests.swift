import BackstaffCombine
import Foundation
import Testing

@Suite struct SubjectTests {
    @Test func `a passthrough subject sends to those who are there, and drops what nobody wants`() {
        let subject = Source()
        subject.send(1)
        let eager = subject.probe()
        let slow = subject.probe(asking: .max(1))
        subject.play("23")
        slow.request(1)
        subject.play("45|6")
        #expect(eager.events == "2 3 4 5 |")
        #expect(slow.events == "2 4 |")
        #expect(subject.probe().events == "|")
    }

    @Test func `a current value subject begins with its value, and keeps the newest for the slow`() {
        let subject = CurrentValueSubject<Int, Wreck>(1)
        let eager = subject.probe()
        let slow = subject.probe(asking: .none)
        subject.send(2)
        subject.value = 3
        #expect(subject.value == 3)
        slow.request(2)
        #expect(eager.events == "1 2 3")
        #expect(slow.events == "3")
        subject.send(completion: .failure(.one))
        subject.send(4)
        #expect(subject.value == 3)
        #expect(slow.events == "3 ✗one")
    }

    @Test func `a value sent from inside a delivery reaches everybody in one order`() {
        let subject = PassthroughSubject<Int, Never>()
        var first: [Int] = []
        var second: [Int] = []
        let one = subject.sink {
            first.append($0)
            if $0 == 1 { subject.send(2) }
        }
        let two = subject.sink { second.append($0) }
        subject.send(1)
        #expect(first == [1, 2])
        #expect(second == [1, 2])
        withExtendedLifetime((one, two)) {}
    }

    @Test func `a subject feeds from a publisher, and stops when the feed is let go`() {
        let source = Source()
        let subject = Source()
        let probe = subject.probe()
        var feed: AnyCancellable? = source.subscribe(subject)
        source.play("1")
        withExtendedLifetime(feed) {}
        feed = nil
        source.play("2")
        #expect(probe.events == "1")
    }

    @Test func `cancellables cancel once, when cancelled or let go`() {
        var count = 0
        var kept: AnyCancellable? = AnyCancellable { count += 1 }
        kept?.cancel()
        kept?.cancel()
        #expect(count == 1)
        kept = nil
        #expect(count == 1)
        var set = Set<AnyCancellable>()
        var list: [AnyCancellable] = []
        AnyCancellable { count += 1 }.store(in: &set)
        AnyCancellable { count += 1 }.store(in: &list)
        #expect(count == 1)
        set.removeAll()
        list.removeAll()
        #expect(count == 3)
    }

    @Test func `a sink holds its object no longer than its cancellable lives`() {
        final class Model {
            var count = 0
        }
        let subject = PassthroughSubject<Int, Never>()
        weak var leaked: Model?
        do {
            let model = Model()
            leaked = model
            var feed: AnyCancellable? = subject.assign(to: \.count, on: model)
            subject.send(5)
            #expect(model.count == 5)
            withExtendedLifetime(feed) {}
            feed = nil
            subject.send(6)
            #expect(model.count == 5)
        }
        #expect(leaked == nil)
    }

    @Test func `a subject and its subscribers go together`() {
        weak var leaked: CurrentValueSubject<Int, Never>?
        do {
            let subject = CurrentValueSubject<Int, Never>(1)
            leaked = subject
            let sink = subject.map { $0 + 1 }.sink { _ in }
            withExtendedLifetime(sink) {}
        }
        #expect(leaked == nil)
    }

    @Test func `a future works once and gives every subscriber the result`() {
        var works = 0
        var promise: Future<Int, Wreck>.Promise?
        let future = Future<Int, Wreck> {
            works += 1
            promise = $0
        }
        let early = future.probe()
        let gone = future.probe()
        gone.cancel()
        #expect(early.events == "")
        promise?(.success(3))
        promise?(.failure(.two))
        #expect(early.events == "3 |")
        #expect(gone.events == "")
        #expect(future.probe().events == "3 |")
        #expect(works == 1)
    }

    // MARK: Threads

    @Test func `no value is lost or delivered twice at once, however many threads send`() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var isInside = false
        var overlaps = 0
        let sink = subject.filter { $0 >= 0 }.map { $0 }.sink {
            overlaps += isInside ? 1 : 0
            isInside = true
            values.append($0)
            isInside = false
        }
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for index in 0..<5_000 { subject.send(thread * 5_000 + index) }
        }
        #expect(overlaps == 0)
        #expect(values.sorted() == Array(0..<40_000))
        withExtendedLifetime(sink) {}
    }

    @Test func `all subscribers end with the value that the subject has, however many threads set it`() {
        for _ in 0..<50 {
            let subject = CurrentValueSubject<Int, Never>(0)
            let probes = (0..<3).map { _ in subject.probe() }
            DispatchQueue.concurrentPerform(iterations: 4) { thread in
                for index in 0..<200 { subject.send(thread * 1_000 + index) }
            }
            for probe in probes { #expect(probe.values.last == subject.value) }
            #expect(probes[0].values == probes[1].values)
        }
    }

    @Test func `subscribing, sending and cancelling at once neither traps nor sends after the end`() {
        let subject = PassthroughSubject<Int, Never>()
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for index in 0..<2_000 {
                if thread == 0 {
                    subject.send(index)
                } else {
                    var count = 0
                    let sink = subject.prefix(2).sink { _ in count += 1 }
                    sink.cancel()
                }
            }
        }
        let probe = subject.merge(with: subject).probe()
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for index in 0..<1_000 {
                if thread == 3, index == 500 { subject.send(completion: .finished) } else { subject.send(index) }
            }
        }
        #expect(probe.events.hasSuffix(" |"))
        #expect(!probe.events.dropLast().contains("|"))
    }

    @Test func `merging loses nothing between threads`() {
        let sources = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        let merged = Publishers.MergeMany(sources).probe()
        let zipped = sources[0].zip(sources[1]).probe()
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for index in 0..<3_000 { sources[thread].send(index) }
            sources[thread].send(completion: .finished)
        }
        #expect(merged.values.count == 12_000)
        #expect(merged.events.hasSuffix(" |"))
        #expect(zipped.values.count == 3_000)
        #expect(zipped.values.allSatisfy { $0.0 == $0.1 })
    }
}
