import BackstaffGraph
import Fuzzing
import Testing

/// On the main actor, as bodies are: while one distrusts closures, none is equal to another.
@MainActor
@Suite
struct ClosureComparisonTests {
    /// Holds a closure as a view does, in a field.
    private struct Holder {
        let closure: () -> Int
    }

    private final class Object {
        var number: Int

        init(_ number: Int) { self.number = number }

        func read() -> Int { number }
    }

    private struct Value {
        var number: Int

        func read() -> Int { number }
    }

    // Compared with `==` below, because `#expect` would wrap closures that it is handed as arguments.
    private func isEqual(_ first: @escaping () -> Int, _ second: @escaping () -> Int) -> Bool {
        withUnsafePointer(to: Holder(closure: first)) { first in
            withUnsafePointer(to: Holder(closure: second)) { second in
                ClosureComparison.isEqual(UnsafeRawPointer(first), UnsafeRawPointer(second))
            }
        }
    }

    private func capture(_ number: Int) -> () -> Int { { number } }
    private func captureOther(_ number: Int) -> () -> Int { { number + 1 } }
    private func capture(_ object: Object) -> () -> Int { { object.number } }
    private func capture(_ first: Int, _ second: Int) -> () -> Int { { first + second } }
    private func capture(_ words: [String]) -> () -> Int { { words.count } }
    private func captureAny(_ value: any Hashable) -> () -> Int { { value.hashValue } }
    private func captureGeneric<T: Hashable>(_ value: T) -> () -> Int { { value.hashValue } }
    private func captureClosure(_ inner: @escaping () -> Int) -> () -> Int { { inner() } }
    private func captureVariable(_ number: Int) -> (read: () -> Int, again: () -> Int) {
        var number = number
        number += 1
        let read = {
            number += 1; return number
        }
        return (read, read)
    }

    @Test("the same code without captures, or with the same captures, is equal")
    func equal() {
        let nothing: () -> Int = { 1 }
        #expect(isEqual(nothing, nothing) == true)
        // Bytes of a context that no capture occupies may differ, now and then: the closures then count as different.
        #expect((0..<20).contains { _ in isEqual(capture(5), capture(5)) })
        let object = Object(1)
        #expect((0..<20).contains { _ in isEqual(capture(object), capture(object)) })
    }

    @Test("other captures, other code and other objects are not equal, however alike they are")
    func different() {
        #expect(isEqual(capture(5), capture(6)) == false)
        #expect(isEqual(capture(5), captureOther(5)) == false)
        #expect(isEqual({ 1 }, { 2 }) == false)
        #expect(isEqual(capture(Object(1)), capture(Object(1))) == false)
        #expect(isEqual(Object(1).read, Object(1).read) == false)
        #expect(isEqual(Value(number: 1).read, Value(number: 2).read) == false)
        #expect(isEqual(capture(1, 2), capture(2, 1)) == false)
        #expect(isEqual(capture(["a"]), capture(["b"])) == false)
        #expect(isEqual(captureAny(1), captureAny(2)) == false)
        #expect(isEqual(captureAny(1), captureAny("1")) == false)
        #expect(isEqual(captureClosure(capture(1)), captureClosure(capture(2))) == false)
    }

    @Test("generic closures of different types or values are not equal")
    func generic() {
        #expect(isEqual(captureGeneric(1), captureGeneric(2)) == false)
        #expect(isEqual(captureGeneric(1), captureGeneric(UInt(1))) == false)
        #expect(isEqual(captureGeneric("a"), captureGeneric("b")) == false)
        #expect(isEqual(captureGeneric([1]), captureGeneric([2])) == false)
    }

    @Test("a captured variable is itself and no other")
    func variables() {
        let first = captureVariable(1)
        let second = captureVariable(1)
        #expect(isEqual(first.read, first.again) == true)
        withKnownIssue(
            "A variable that a closure captures alone looks like any captured value.", isIntermittent: true
        ) {
            #expect(isEqual(first.read, second.read) == false)
        }
    }

    @Test("no two random captures that differ are ever taken for equal")
    func random() {
        var generator = SeededGenerator(seed: 31)
        var equals = 0
        for _ in 0..<5_000 {
            let first = Int.random(in: 0..<4, using: &generator)
            let second = Int.random(in: 0..<4, using: &generator)
            if isEqual(capture(first, 7), capture(second, 7)) { #expect(first == second) }
            if isEqual(captureGeneric("\(first)"), captureGeneric("\(second)")) { #expect(first == second) }
            if isEqual(capture(first), capture(second)) {
                #expect(first == second)
                equals += 1
            }
        }
        #expect(equals > 500)
    }
}
