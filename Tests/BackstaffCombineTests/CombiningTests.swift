import BackstaffCombine
import Testing

@Suite struct CombiningTests {
    let a = Source()
    let b = Source()

    @Test func `merge sends as they come and ends with the last`() {
        let probe = a.merge(with: b).probe()
        a.play("1")
        b.play("2")
        a.play("|")
        b.play("3")
        #expect(probe.events == "1 2 3")
        b.play("|")
        #expect(probe.events == "1 2 3 |")
    }

    @Test func `merge fails with the first failure and takes nothing after it`() {
        let probe = Publishers.MergeMany([a, b]).probe()
        a.play("1x")
        b.play("2|")
        #expect(probe.events == "1 ✗one")
        #expect(Publishers.MergeMany([Source]()).probe().events == "|")
    }

    @Test func `three and four merge alike`() {
        #expect([1].publisher.merge(with: [2].publisher, [3].publisher).probe().events == "1 2 3 |")
        #expect(Publishers.Merge4(Just(1), Just(2), Just(3), Just(4)).probe().events == "1 2 3 4 |")
    }

    @Test func `combineLatest waits for both, then sends on each, and ends with the last`() {
        let probe = a.combineLatest(b) { "\($0)\($1)" }.probe()
        a.play("12")
        #expect(probe.events == "")
        b.play("3")
        a.play("4|")
        b.play("5|")
        #expect(probe.events == "23 43 45 |")
    }

    @Test func `combineLatest of three and four`() {
        let c = Source()
        let d = Source()
        let three = a.combineLatest(b, c) { "\($0)\($1)\($2)" }.probe()
        let four = Publishers.CombineLatest4(a, b, c, d).probe()
        a.play("1")
        b.play("2")
        c.play("3")
        b.play("4")
        #expect(three.events == "123 143")
        #expect(four.events == "")
        d.play("5")
        #expect(four.events == "(1, 4, 3, 5)")
        c.play("x")
        #expect(three.events == "123 143 ✗one")
        #expect(four.events == "(1, 4, 3, 5) ✗one")
    }

    @Test func `a slow subscriber gets the newest pair`() {
        let probe = a.combineLatest(b) { "\($0)\($1)" }.probe(asking: .none)
        a.play("1")
        b.play("234")
        probe.request(2)
        #expect(probe.events == "14")
    }

    @Test func `zip pairs in step and ends when no pair can come`() {
        let probe = a.zip(b) { "\($0)\($1)" }.probe()
        a.play("12")
        b.play("3")
        #expect(probe.events == "13")
        a.play("|")
        #expect(probe.events == "13")
        b.play("4")
        #expect(probe.events == "13 24 |")
        let three = [1, 2].publisher.zip(["a", "b"].publisher, [true].publisher) { "\($0)\($1)\($2)" }
        #expect(three.probe().events == "1atrue |")
    }

    @Test func `switchToLatest follows the newest only, and ends after both`() {
        let outer = PassthroughSubject<Source, Wreck>()
        let probe = outer.switchToLatest().probe()
        outer.send(a)
        a.play("1")
        outer.send(b)
        a.play("2|")
        b.play("3")
        outer.send(completion: .finished)
        #expect(probe.events == "1 3")
        b.play("4|")
        #expect(probe.events == "1 3 4 |")
    }

    @Test func `retry subscribes again so many times, and no more`() {
        var attempts = 0
        let failing = Deferred { () -> Publishers.Concatenate<Publishers.Sequence<[Int], Wreck>, Fail<Int, Wreck>> in
            attempts += 1
            return Publishers.Sequence(sequence: [attempts]).append(Fail(error: .one))
        }
        #expect(failing.retry(2).probe().events == "1 2 3 ✗one")
        #expect(attempts == 3)
        let limited = failing.retry(2).probe(asking: .max(2))
        #expect(limited.events == "4 5")
    }

    @Test func `share subscribes once, and again after everybody left`() {
        var subscriptions = 0
        let shared = a.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        let first = shared.probe()
        let second = shared.probe()
        a.play("1")
        #expect(subscriptions == 1)
        first.cancel()
        a.play("2")
        second.cancel()
        a.play("3")
        #expect(first.events == "1")
        #expect(second.events == "1 2")
        let third = shared.probe()
        a.play("4")
        #expect(subscriptions == 2)
        #expect(third.events == "4")
    }

    @Test func `a connectable publisher holds back until connected`() {
        let connectable = [1, 2].publisher.makeConnectable()
        let probe = connectable.probe()
        #expect(probe.events == "")
        let connection = connectable.connect()
        #expect(probe.events == "1 2 |")
        connection.cancel()
        let multicast = a.multicast(subject: Source())
        let early = multicast.probe()
        a.play("1")
        let running = multicast.connect()
        a.play("2")
        running.cancel()
        a.play("3")
        #expect(early.events == "2")
    }
}
