import BackstaffCombine
import Testing

@Suite struct DemandTests {
    @Test func `demands are counted, and everything swallows all`() {
        #expect(Subscribers.Demand.max(2) + .max(3) == 5)
        #expect(Subscribers.Demand.max(2) - .max(3) == .none)
        #expect(Subscribers.Demand.unlimited - 1 == .unlimited)
        #expect(Subscribers.Demand.unlimited + 1 == .unlimited)
        #expect(Subscribers.Demand.max(2) * 3 == 6)
        #expect(Subscribers.Demand.unlimited > 1_000)
        #expect(Subscribers.Demand.unlimited.max == nil)
        #expect("\(Subscribers.Demand.max(3))" == "max(3)")
    }

    @Test func `a sequence sends what is asked for and its end right after the last`() {
        let probe = [1, 2, 3].publisher.probe(asking: .max(1))
        #expect(probe.events == "1")
        probe.request(1)
        #expect(probe.events == "1 2")
        probe.request(1)
        #expect(probe.events == "1 2 3 |")
    }

    @Test func `an endless sequence is read no further than asked, and a long one doesn't grow the stack`() {
        #expect(sequence(first: 0) { $0 + 1 }.publisher.probe(asking: .max(3)).values == [0, 1, 2])
        #expect((0..<200_000).publisher.probe(asking: .max(1), again: .max(1)).values.count == 200_000)
        #expect((0..<200_000).publisher.filter { $0 == 199_999 }.map { $0 + 1 }.probe().values == [200_000])
        let buffered = (0..<50_000).publisher.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
        #expect(buffered.probe(asking: .max(1), again: .max(1)).values.count == 50_000)
    }

    @Test func `one-shot publishers keep their value until it is asked for`() {
        let just = Just(7).probe(asking: .none)
        #expect(just.events == "")
        just.request(1)
        #expect(just.events == "7 |")
        #expect(Empty<Int, Never>().probe(asking: .none).events == "|")
        #expect(Empty<Int, Never>(completeImmediately: false).probe().events == "")
        #expect(Fail<Int, Wreck>(error: .one).probe(asking: .none).events == "✗one")
        #expect(Optional(3).publisher.probe().events == "3 |")
        #expect(Int?.none.publisher.probe().events == "|")
        #expect(Result<Int, Wreck>.success(3).publisher.probe().events == "3 |")
        #expect(Result<Int, Wreck>.failure(.two).publisher.probe().events == "✗two")
        #expect(Record<Int, Wreck>(output: [1, 2], completion: .failure(.one)).probe().events == "1 2 ✗one")
    }

    @Test func `reductions hold their result until it is asked for`() {
        let probe = [1, 2].publisher.collect().probe(asking: .none)
        #expect(probe.events == "")
        probe.request(1)
        #expect(probe.events == "[1, 2] |")
    }

    @Test func `merging, flattening and zipping hand out no more than asked, and lose nothing`() {
        let merged = [1, 2].publisher.merge(with: [3, 4].publisher).probe(asking: .max(1))
        #expect(merged.values.count == 1)
        for _ in 0..<3 { merged.request(1) }
        #expect(merged.values.sorted() == [1, 2, 3, 4])
        #expect(merged.events.hasSuffix("|"))

        let flat = [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.probe(asking: .max(3))
        #expect(flat.values.count == 3)
        flat.request(5)
        #expect(flat.values.sorted() == [1, 2, 10, 20])

        let zipped = [1, 2, 3].publisher.zip(["a", "b"].publisher) { "\($0)\($1)" }.probe(asking: .max(1))
        #expect(zipped.events == "1a")
        zipped.request(5)
        #expect(zipped.events == "1a 2b |")

        let joined = [1].publisher.append(2, 3).prepend(0).probe(asking: .max(2))
        #expect(joined.events == "0 1")
        joined.request(2)
        #expect(joined.events == "0 1 2 3 |")
    }

    @Test func `flatMap runs no more publishers at a time than allowed`() {
        let gates = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        var made = 0
        let probe = gates.publisher.flatMap(maxPublishers: .max(1)) { gate in
            made += 1
            return gate
        }.probe()
        #expect(made == 1)
        gates[1].send(9)
        gates[0].send(1)
        gates[0].send(completion: .finished)
        #expect(made == 2)
        gates[1].send(2)
        gates[1].send(completion: .finished)
        #expect(probe.events == "1 2 |")
    }

    @Test func `a full buffer drops the newest, drops the oldest, or fails`() {
        func run(_ strategy: Publishers.BufferingStrategy<Wreck>) -> String {
            let source = Source()
            let probe = source.buffer(size: 2, prefetch: .byRequest, whenFull: strategy).probe(asking: .none)
            source.play("123")
            probe.request(5)
            source.play("4|")
            return probe.events
        }
        #expect(run(.dropNewest) == "1 2 4 |")
        #expect(run(.dropOldest) == "2 3 4 |")
        #expect(run(.customError { .two }) == "1 2 ✗two")
    }
}
