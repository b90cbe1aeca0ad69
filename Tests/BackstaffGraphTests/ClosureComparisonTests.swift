import BackstaffGraph
import Fuzzing
import Testing

/// On the main actor, because closures are never equal while another test there runs a node that disables their comparison.
@MainActor
@Suite
struct ClosureComparisonTests {
    /// Holds a closure in a field, as a view does.
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

    // Compared with `==` below, because `#expect` would wrap closures that are passed as arguments.
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

    /// Leaves freed memory that is full of `byte`, in which the next contexts are allocated.
    private func soilMemory(with byte: UInt8) {
        let pieces = (1...12).flatMap { size in
            (0..<4).map { _ in
                let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: size * 8, alignment: 8)
                piece.initializeMemory(as: UInt8.self, repeating: byte)
                return piece
            }
        }
        for piece in pieces { piece.deallocate() }
    }

    /// Whether `make` always gives equal closures, whatever was in the memory of their contexts before.
    private func isAlwaysEqual(_ make: () -> () -> Int) -> Bool {
        (0..<20 as Range<UInt8>).allSatisfy { turn in
            soilMemory(with: 0x5a)
            let first = make()
            soilMemory(with: turn)
            return isEqual(first, make())
        }
    }

    private struct Padded {
        var isOpen: Bool
        var number: Int
        var letter: UInt8
    }

    private struct Outer<Value> {
        var isOpen: Bool
        var value: Value
    }

    private func capture(_ flag: Bool) -> () -> Int { { flag ? 1 : 0 } }
    private func capture(_ flag: Bool, _ number: Int) -> () -> Int { { flag ? number : 0 } }
    private func capture(_ value: Padded) -> () -> Int { { value.isOpen ? value.number : Int(value.letter) } }
    private func capture(_ value: (Bool, Int)) -> () -> Int { { value.0 ? value.1 : 0 } }
    private func capture(_ number: Int?) -> () -> Int { { number ?? 0 } }
    private func capture(_ outer: Outer<Padded>) -> () -> Int { { outer.isOpen ? outer.value.number : 0 } }
    private func captureInner<T: Hashable>(_ flag: Bool, _ value: Outer<T>) -> () -> Int {
        { flag ? value.value.hashValue : 0 }
    }
    private func captureBeside(_ flag: Bool, _ inner: @escaping () -> Int) -> () -> Int { { flag ? inner() : 0 } }

    @Test("the same code without captures, or with the same captures, is equal")
    func equal() {
        let nothing: () -> Int = { 1 }
        #expect(isEqual(nothing, nothing) == true)
        let object = Object(1)
        #expect(isAlwaysEqual { capture(5) } == true)
        #expect(isAlwaysEqual { capture(object) } == true)
        #expect(isAlwaysEqual { capture(1, 2) } == true)
        #expect(isAlwaysEqual { captureGeneric(1) } == true)
    }

    @Test("bytes that no capture occupies are not compared")
    func padding() {
        #expect(isAlwaysEqual { capture(true) } == true)
        #expect(isAlwaysEqual { capture(true, 1) } == true)
        #expect(isAlwaysEqual { capture(Padded(isOpen: true, number: 1, letter: 2)) } == true)
        #expect(isAlwaysEqual { capture((true, 1)) } == true)
        #expect(isAlwaysEqual { capture(Int?.some(1)) } == true)
        #expect(isAlwaysEqual { capture(Int?.none) } == true)
        let padded = Padded(isOpen: true, number: 1, letter: 2)
        #expect(isAlwaysEqual { capture(Outer(isOpen: true, value: padded)) } == true)
        #expect(isAlwaysEqual { captureInner(true, Outer(isOpen: true, value: 1)) } == true)
        #expect(isAlwaysEqual { captureInner(true, Outer(isOpen: true, value: "a")) } == true)
        #expect(isAlwaysEqual { captureGeneric(UInt8(1)) } == true)
        #expect(isAlwaysEqual { captureAny(1) } == true)
        #expect(isAlwaysEqual { captureAny(true) } == true)
        #expect(isAlwaysEqual { captureAny("a") } == true)
        let inner = capture(1)
        #expect(isAlwaysEqual { captureBeside(true, inner) } == true)
    }

    private struct Four {
        var first, second, third, fourth: Int

        init(_ number: Int) { (first, second, third, fourth) = (number, number, number, number) }
    }

    /// Twenty words, because glibc keeps smaller pieces of memory for requests of exactly the same size.
    private struct Wide {
        let first, second, third, fourth, fifth: Four

        init(_ number: Int) {
            let four = Four(number)
            (first, second, third, fourth, fifth) = (four, four, four, four, four)
        }
    }

    private func captureWide(_ isOpen: Bool, _ wide: Wide) -> () -> Int {
        { isOpen ? wide.first.first : wide.fifth.fourth }
    }

    /// Leaves freed memory in pieces that are 16 bytes larger than the context of ``captureWide``. The allocator gives such
    /// a piece as a whole, because the rest is too small for another one.
    private func leaveLargerPieces(fullOf byte: UInt8) {
        let contextSize = 16 + 8 + MemoryLayout<Wide>.size
        var walls: [UnsafeMutableRawBufferPointer] = []
        let pieces = (0..<24).map { _ in
            let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: contextSize + 16, alignment: 8)
            piece.initializeMemory(as: UInt8.self, repeating: byte)
            walls.append(.allocate(byteCount: 24, alignment: 8))
            return piece
        }
        for piece in pieces { piece.deallocate() }
        for wall in walls { wall.deallocate() }
    }

    @Test("closures are equal even if the allocator gave their contexts more memory than they need")
    func largerPieces() {
        for turn: UInt8 in 0..<4 {
            leaveLargerPieces(fullOf: 0x5a)
            let first = (0..<24).map { _ in Holder(closure: captureWide(true, Wide(7))) }
            leaveLargerPieces(fullOf: turn)
            let second = (0..<24).map { _ in Holder(closure: captureWide(true, Wide(7))) }
            let other = captureWide(true, Wide(8))
            #expect(zip(first, second).allSatisfy { isEqual($0.closure, $1.closure) })
            #expect(zip(first, first.dropFirst()).allSatisfy { isEqual($0.closure, $1.closure) })
            #expect(!second.contains { isEqual($0.closure, other) })
        }
    }

    @Test("captures beside padding that differ are not equal")
    func differencesBesidePadding() {
        let padded = Padded(isOpen: true, number: 1, letter: 2)
        for change: (inout Padded) -> Void in [{ $0.isOpen = false }, { $0.number = 3 }, { $0.letter = 3 }] {
            var changed = padded
            change(&changed)
            #expect(isEqual(capture(padded), capture(changed)) == false)
            #expect(
                isEqual(capture(Outer(isOpen: true, value: padded)), capture(Outer(isOpen: true, value: changed)))
                    == false)
        }
        #expect(isEqual(capture(true), capture(false)) == false)
        #expect(isEqual(capture(true, 1), capture(true, 2)) == false)
        #expect(isEqual(capture(true, 1), capture(false, 1)) == false)
        #expect(isEqual(capture((true, 1)), capture((true, 2))) == false)
        #expect(isEqual(capture(Int?.some(0)), capture(Int?.none)) == false)
        #expect(isEqual(captureAny(true), captureAny(false)) == false)
        #expect(isEqual(captureAny(1), captureAny(UInt(1))) == false)
        let inner = capture(1)
        #expect(isEqual(captureBeside(true, inner), captureBeside(true, capture(2))) == false)
        #expect(isEqual(captureBeside(true, inner), captureBeside(false, inner)) == false)
        #expect(
            isEqual(
                captureInner(true, Outer(isOpen: true, value: 1)), captureInner(true, Outer(isOpen: true, value: 2)))
                == false)
    }

    @Test("closures with other captures, other code or other objects are not equal")
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

    private func captureVariable(_ number: Int, besides constant: Int) -> (read: () -> Int, write: () -> Int) {
        var number = number
        let read = { number + constant }
        let write = {
            number += constant
            return number
        }
        return (read, write)
    }

    @Test("a closure that captures a variable doesn't equal one with another variable, even with the same value")
    func variablesAmongOthers() {
        let first = captureVariable(1, besides: 2)
        let second = captureVariable(1, besides: 2)
        #expect(isEqual(first.read, second.read) == false)
        #expect(isEqual(first.write, second.write) == false)
    }

    @Test("a closure doesn't equal itself if its variable may have been written since")
    func writtenVariables() {
        let closures = captureVariable(1, besides: 2)
        let before = closures.read()
        _ = closures.write()
        #expect(closures.read() != before)
        #expect(isEqual(closures.read, closures.read) == false)
        #expect(isEqual(capture(1, 2), capture(1, 2)) == true)
    }

    @Test("a variable in a capture list is captured by value")
    func capturedValues() {
        func capture(_ number: Int) -> () -> Int {
            var number = number
            number += 1
            return { [number] in number }
        }
        #expect(isAlwaysEqual { capture(1) } == true)
        #expect(isEqual(capture(1), capture(2)) == false)
    }

    @Test("a captured variable equals only itself")
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

    @Test("a closure that captures a variable alone doesn't equal itself after a write")
    func writtenVariableAlone() {
        let variable = captureVariable(1)
        _ = variable.read()
        withKnownIssue("A variable that a closure captures alone looks like any captured value.") {
            #expect(isEqual(variable.read, variable.again) == false)
        }
    }

    @Test("random captures are equal exactly when their values are")
    func random() {
        var generator = SeededGenerator(seed: 31)
        var equals = 0
        for _ in 0..<5_000 {
            let first = Int.random(in: 0..<4, using: &generator)
            let second = Int.random(in: 0..<4, using: &generator)
            let areSame = first == second
            #expect(isEqual(capture(first, 7), capture(second, 7)) == areSame)
            #expect(isEqual(captureGeneric("\(first)"), captureGeneric("\(second)")) == areSame)
            #expect(isEqual(capture(first), capture(second)) == areSame)
            if areSame { equals += 1 }
        }
        #expect(equals > 500)
    }
}
