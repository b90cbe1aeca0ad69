import BackstaffCombine
import Foundation
import Testing

private class Base: ObservableObject {
    let label = "base"
    @Published var a = 1
    init() {}
}

private final class Derived: Base {
    var plain: (String, Int)? = ("x", 2)
    @Published private(set) var b: [String] = []
    @Published var c: (any Sendable)?
    func change() { b.append("x") }
}

private final class Plain: ObservableObject {}

private final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    @Published var a = 1
}

private final class Generic<Value>: ObservableObject {
    let pad: (Value, Bool)
    @Published var value: Value
    init(_ value: Value) {
        pad = (value, true)
        self.value = value
    }
}

@MainActor private final class Screen: ObservableObject {
    @Published var title = "one"
    private var cancellables: Set<AnyCancellable> = []
    var seen: [String] = []
    init() {
        $title.sink { [weak self] in self?.seen.append($0) }.store(in: &cancellables)
    }
}

@Suite struct ObservableObjectTests {
    @Test func `a set sends objectWillChange first, then $x, then stores`() {
        let object = Base()
        var log: [String] = []
        let will = object.objectWillChange.sink { log.append("will \(object.a)") }
        let values = object.$a.sink { log.append("$\($0) while \(object.a)") }
        object.a = 2
        #expect(log == ["$1 while 1", "will 1", "$2 while 1"])
        #expect(object.a == 2)
        will.cancel()
        values.cancel()
        object.a = 3
        #expect(log.count == 3)
    }

    @Test func `the publisher is the same on every access and of each object its own`() {
        let object = Derived()
        #expect(object.objectWillChange === object.objectWillChange)
        #expect(object.objectWillChange === (object as Base).objectWillChange)
        #expect(object.objectWillChange !== Derived().objectWillChange)
        let plain = Plain()
        #expect(plain.objectWillChange === plain.objectWillChange)
        #expect(plain.objectWillChange !== Plain().objectWillChange)
    }

    @Test func `fields of the class and of its superclass both send`() {
        let object = Derived()
        var count = 0
        let sink = object.objectWillChange.sink { count += 1 }
        object.a = 2
        object.change()
        object.c = 3
        #expect(count == 3)
        object.plain = nil
        #expect(count == 3)
        withExtendedLifetime(sink) {}
    }

    @Test func `generic classes find their fields at the right place`() {
        func check<Value>(_ first: Value, _ second: Value) {
            let object = Generic(first)
            var count = 0
            let sink = object.objectWillChange.sink { count += 1 }
            object.value = second
            #expect(count == 1)
            withExtendedLifetime(sink) {}
        }
        check(1 as UInt8, 2)
        check("a", "b")
        check((1, "a", 2.5), (2, "b", 3.5))
        check(nil as Int?, 4)
    }

    @Test func `an objectWillChange of the class's own is sent by nobody else`() {
        let object = Own()
        var count = 0
        let sink = object.objectWillChange.sink { count += 1 }
        object.a = 2
        #expect(count == 0)
        object.objectWillChange.send()
        #expect(count == 1)
        withExtendedLifetime(sink) {}
    }

    @Test func `a field that was exchanged sends again after the next look, through the same publisher`() {
        final class Model: ObservableObject {
            @Published var x = 1
            @Published var y = 1
            func exchange() { _x = Published(initialValue: 9) }
        }
        let model = Model()
        let publisher = model.objectWillChange
        model.exchange()
        #expect(model.x == 9)
        #expect(model.objectWillChange === publisher)
        let probe = publisher.probe()
        model.x = 2
        #expect(probe.values.count == 1)
    }

    @Test func `objects and their publishers go together, with fields and without`() {
        weak var first: Derived?
        weak var second: Plain?
        weak var publisher: ObservableObjectPublisher?
        do {
            let object = Derived()
            let plain = Plain()
            (first, second, publisher) = (object, plain, plain.objectWillChange)
            let sinks = [object.objectWillChange.sink {}, plain.objectWillChange.sink {}]
            let values = object.$a.sink { _ in }
            object.a = 5
            withExtendedLifetime((object, plain, sinks, values)) {}
        }
        #expect(first == nil)
        #expect(second == nil)
        // The table of objects without fields is cleaned up when it grows.
        let crowd = (0..<500).map { _ in Plain() }
        for object in crowd { _ = object.objectWillChange }
        #expect(publisher == nil)
    }

    @Test func `assign(to:) sets the property as long as it lives`() {
        weak var leaked: Derived?
        let source = PassthroughSubject<Int, Never>()
        var count = 0
        let watched = source.handleEvents(receiveCancel: { count += 1 })
        do {
            let object = Derived()
            leaked = object
            var changes = 0
            let sink = object.objectWillChange.sink { changes += 1 }
            watched.assign(to: &object.$a)
            source.send(7)
            #expect(object.a == 7)
            #expect(changes == 1)
            #expect(count == 0)
            withExtendedLifetime(sink) {}
        }
        #expect(leaked == nil)
        #expect(count == 1)
        source.send(8)
    }

    @Test func `a finished publisher is let go by the property it was assigned to`() {
        let object = Base()
        Just(4).assign(to: &object.$a)
        #expect(object.a == 4)
        object.a = 5
        #expect(object.a == 5)
    }

    @Test func `setting $x shares the other property's value and still sends objectWillChange`() {
        let object = Base()
        let other = Base()
        let probe = object.objectWillChange.probe()
        other.a = 6
        object.$a = other.$a
        #expect(object.a == 6)
        object.a = 7
        #expect(other.a == 7)
        #expect(probe.values.count == 1)
    }

    @MainActor @Test func `a main actor class needs nothing special`() {
        let screen = Screen()
        screen.title = "two"
        #expect(screen.seen == ["one", "two"])
        #expect(screen.objectWillChange === screen.objectWillChange)
    }

    @Test func `the first look at a class from many threads gives one publisher`() {
        for _ in 0..<200 {
            let object = Derived()
            let found = (0..<4).map { _ in UnsafeMutablePointer<ObservableObjectPublisher?>.allocate(capacity: 1) }
            for slot in found { slot.initialize(to: nil) }
            nonisolated(unsafe) let slots = found  // Each thread writes its own element.
            nonisolated(unsafe) let shared = object  // The test is about concurrent reads.
            DispatchQueue.concurrentPerform(iterations: 4) { slots[$0].pointee = shared.objectWillChange }
            #expect(found.allSatisfy { $0.pointee === object.objectWillChange })
            for slot in found {
                slot.deinitialize(count: 1)
                slot.deallocate()
            }
        }
    }
}
