import Glibc

/// Tells whether two closures do the same, as far as that can be seen without running them.
///
/// A parent's body makes its closures anew each time it runs. Most of them capture nothing, or what they capture has not
/// changed, and running what they build again would be wasted. Two closures of one type are equal if they are the same
/// code and their captures have the same bits.
///
///     closure: [ code | context ]          context: [ metadata | reference count | captures … ]
///
/// Only contexts that the compiler made for captures, and that live on the heap, are looked into. Any other context is
/// equal only to itself. `CaptureLayout` says where the captures are, so that padding isn't compared. A context whose
/// layout isn't known is compared whole: padding may then differ, which costs a run and no more.
///
/// A closure that captures a variable equals no other, not even itself: nobody sees whether the variable has been written
/// since. The exception is a closure that captures one variable and nothing else; `CaptureLayout` says why.
package enum ClosureComparison {
    // Sound because bodies run, and closures are compared, on the main actor only.
    private nonisolated(unsafe) static let distrust: UnsafeMutablePointer<Bool> = {
        let pointer = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
        pointer.initialize(to: false)
        return pointer
    }()

    /// Whether no closure is taken to be equal to another.
    package static var isDistrusted: Bool { distrust.pointee }

    /// Runs `body`, taking no closure to be equal to another.
    ///
    /// An `ObservableObject` says that it changes and not who has read it. Closures that hold such an object look the same
    /// before and after, and would yet give something else.
    package static func distrusting(_ body: () -> Void) {
        let previous = distrust.pointee
        distrust.pointee = true
        defer { distrust.pointee = previous }
        body()
    }

    private static let headerSize = 16
    private static let captureContextKind = 0x400
    private static let outsideInlineCount: UInt64 = 1 << 63

    /// Whether `first` and `second`, two closures of one type, are the same code with the same captures.
    package static func isEqual<Closure>(_ first: Closure, _ second: Closure) -> Bool {
        withUnsafePointer(to: first) { first in
            withUnsafePointer(to: second) { isEqual(UnsafeRawPointer(first), UnsafeRawPointer($0)) }
        }
    }

    /// Whether the closures stored at two places are the same code with the same captures.
    package static func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        if distrust.pointee { return false }
        let size = MemoryLayout<UnsafeRawPointer>.size
        guard first.load(as: UInt.self) == second.load(as: UInt.self) else { return false }
        return contextsAreEqual(
            first.load(fromByteOffset: size, as: UnsafeRawPointer?.self),
            second.load(fromByteOffset: size, as: UnsafeRawPointer?.self))
    }

    /// Whether the closure stored at a place captures a variable, which may have been written unseen.
    static func holdsVariable(_ closure: UnsafeRawPointer) -> Bool {
        let context = closure.load(fromByteOffset: MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer?.self)
        return context.flatMap(captureLayout)?.holdsVariable ?? false
    }

    private static func contextsAreEqual(_ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?) -> Bool {
        guard let first, let second else { return first == second }
        guard let layout = captureLayout(first) else { return first == second }
        if layout.holdsVariable { return false }
        if first == second { return true }
        guard isCaptureContext(second), first.load(as: UInt.self) == second.load(as: UInt.self) else { return false }
        let size = allocationSize(first)
        guard size == allocationSize(second) else { return false }
        return layout.areEqual(first, second, size: size)
            ?? (memcmp(first + headerSize, second + headerSize, size - headerSize) == 0)
    }

    /// - Returns: `nil` if the object isn't a context that was made for captures.
    private static func captureLayout(_ object: UnsafeRawPointer) -> CaptureLayout? {
        isCaptureContext(object) ? CaptureLayout.of(object.load(as: UnsafeRawPointer.self)) : nil
    }

    private static func isCaptureContext(_ object: UnsafeRawPointer) -> Bool {
        let metadata = object.load(as: UnsafePointer<Int>.self)
        let count = object.load(fromByteOffset: 8, as: UInt64.self)
        return metadata.pointee == captureContextKind && count & outsideInlineCount == 0
    }

    /// Whether values of `type` are closures. Functions of C are not: they have no context.
    static func isClosure(_ type: Any.Type) -> Bool {
        let functionKind = 0x302
        let conventionMask = 0xff_0000
        let metadata = unsafeBitCast(type, to: UnsafePointer<Int>.self)
        return metadata[0] == functionKind && metadata[1] & conventionMask == 0
    }
}

/// How many bytes an allocation holds. The Glibc module leaves the function out.
@_silgen_name("malloc_usable_size")
private func allocationSize(_ allocation: UnsafeRawPointer) -> Int
