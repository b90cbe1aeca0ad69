import BackstaffCombine
import Foundation
import Testing

@Suite struct TimingTests {
    let clock = ManualScheduler()
    let source = Source()

    @Test func `debounce sends the last value once it has been quiet, and drops it at the end`() {
        let probe = source.debounce(for: .milliseconds(100), scheduler: clock).probe()
        source.play("1")
        clock.advance(by: 60)
        source.play("2")
        clock.advance(by: 99)
        #expect(probe.events == "")
        clock.advance(by: 1)
        #expect(probe.events == "2")
        source.play("3|")
        clock.advance(by: 500)
        #expect(probe.events == "2 |")
    }

    @Test func `throttle sends the first, then the newest or first of each interval`() {
        for (latest, expected) in [(true, "1 3 4 |"), (false, "1 2 4 |")] {
            let source = Source()
            let probe = source.throttle(for: .milliseconds(100), scheduler: clock, latest: latest).probe()
            source.play("1")
            clock.advance()
            source.play("23")
            #expect(probe.events == "1")
            clock.advance(by: 100)
            source.play("4|")
            clock.advance(by: 99)
            #expect(probe.events == String(expected.prefix(3)))
            clock.advance(by: 1)
            #expect(probe.events == expected)
        }
    }

    @Test func `delay keeps order and sends nothing after cancel`() {
        let probe = source.delay(for: .milliseconds(100), scheduler: clock).probe()
        let cancelled = source.delay(for: .milliseconds(100), scheduler: clock).probe()
        source.play("1")
        clock.advance(by: 50)
        source.play("2|")
        #expect(probe.events == "")
        cancelled.cancel()
        clock.advance(by: 50)
        #expect(probe.events == "1")
        clock.advance(by: 50)
        #expect(probe.events == "1 2 |")
        #expect(cancelled.events == "")
    }

    @Test func `receive(on:) delivers later, and no more than asked`() {
        let probe = source.receive(on: clock).probe(asking: .max(1), again: .max(1))
        source.play("1")
        #expect(probe.events == "")
        clock.advance()
        source.play("2|")
        clock.advance()
        #expect(probe.events == "1 2 |")
    }

    @Test func `subscribe(on:) subscribes later`() {
        let probe = source.subscribe(on: clock).probe()
        source.play("1")
        clock.advance()
        source.play("2")
        #expect(probe.events == "2")
    }

    @Test func `timeout ends a silent stream, and leaves a busy one alone`() {
        let silent = source.timeout(.milliseconds(100), scheduler: clock).probe()
        let failing = source.timeout(.milliseconds(100), scheduler: clock, customError: { .two }).probe()
        clock.advance(by: 60)
        source.play("1")
        clock.advance(by: 60)
        #expect(silent.events == "1")
        clock.advance(by: 40)
        source.play("2")
        #expect(silent.events == "1 |")
        #expect(failing.events == "1 ✗two")
    }

    @Test func `a real queue runs what it is given, in order`() async {
        let queue = DispatchQueue(label: "timing")
        let probe = (0..<100).publisher.receive(on: queue).delay(for: .milliseconds(1), scheduler: queue).probe()
        #expect(await eventually { probe.values.count == 100 })
        #expect(probe.values == Array(0..<100))
        let isMain = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: isMain, value: true)
        let onMain = Just(1).receive(on: RunLoop.main).map { _ in DispatchQueue.getSpecific(key: isMain) ?? false }
            .probe()
        let onOperations = Just(1).receive(on: OperationQueue()).probe()
        #expect(await eventually { !onMain.values.isEmpty && onOperations.events == "1 |" })
        #expect(onMain.values == [true])
    }

    @Test func `order holds on a concurrent queue`() async {
        let probe = (0..<500).publisher.receive(on: DispatchQueue.global()).probe()
        #expect(await eventually { probe.values.count == 500 })
        #expect(probe.values == Array(0..<500))
    }

    @Test func `the immediate scheduler waits for nothing`() {
        #expect(source.debounce(for: .seconds(1), scheduler: ImmediateScheduler.shared).probe().events == "")
        #expect(Just(1).delay(for: 9, scheduler: ImmediateScheduler.shared).probe().events == "1 |")
    }

    @Test func `a timer ticks while somebody listens, and not after`() async {
        let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
        let probe = timer.probe()
        #expect(await eventually { probe.values.count >= 3 })
        probe.cancel()
        let count = probe.values.count
        try? await Task.sleep(for: .milliseconds(50))
        #expect(probe.values.count <= count + 1)
    }

    @Test func `notifications arrive by name and sender, until cancelled`() {
        let center = NotificationCenter()
        let name = Notification.Name("noon")
        let sender = NSObject()
        let all = center.publisher(for: name).map(\.name.rawValue).probe()
        let some = center.publisher(for: name, object: sender).map(\.name.rawValue).probe()
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("night"), object: sender)
        center.post(name: name, object: sender)
        all.cancel()
        center.post(name: name, object: sender)
        #expect(all.events == "noon noon")
        #expect(some.events == "noon noon")
    }

    @Test func `spans that can't be counted are the longest there are`() {
        typealias Span = DispatchQueue.SchedulerTimeType.Stride
        #expect(Span.seconds(1.5) == .milliseconds(1500))
        #expect(Span.seconds(Double.infinity).magnitude == .max)
        #expect(Span.seconds(Int.min).magnitude == .min)
        #expect((2 as Span) == .seconds(2))
        let moment = DispatchQueue.main.now
        #expect(moment.distance(to: moment.advanced(by: .milliseconds(7))) == .milliseconds(7))
        #expect(moment.advanced(by: .seconds(Double.infinity)) > moment)
    }
}
