import Glibc

/// Compares closures without running them.
///
/// A parent's body makes new closures each time it runs. Most of them capture nothing, or their captures haven't
/// changed, so it would be wasted work to rebuild their views. Two closures of one type are equal if they have the same
/// code and their captures have the same bits.
///
///     closure: [ code | context ]          context: [ metadata | reference count | captures … ]
///
/// The comparison reads only heap contexts that the compiler made for captures. Any other context is equal only to
/// itself. `CaptureLayout` gives the offsets of the captures, so padding isn't compared. A context with an unknown
/// layout is compared as a whole. Its padding may then differ, which costs one unneeded run of a body.
///
/// A closure that captures a variable isn't equal to any closure, not even to itself, because a write to the variable
/// goes unnoticed. The exception is a closure that captures one variable and nothing else. `CaptureLayout` explains it.
package enum ClosureComparison {
    // Sound because bodies run and closures are compared on the main actor only.
    private nonisolated(unsafe) static let disabledFlag: UnsafeMutablePointer<Bool> = {
        let pointer = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
        pointer.initialize(to: false)
        return pointer
    }()

    /// Whether all closures currently count as different.
    package static var isDisabled: Bool { disabledFlag.pointee }

    /// Runs `body`, during which all closures count as different.
    ///
    /// An `ObservableObject` announces that it changes, but its readers aren't known. A closure that holds such an
    /// object has the same bits before and after the change, although it may now build other views.
    package static func disabled(during body: () -> Void) {
        let previous = disabledFlag.pointee
        disabledFlag.pointee = true
        defer { disabledFlag.pointee = previous }
        body()
    }

    private static let headerSize = 16
    private static let captureContextKind = 0x400
    private static let outsideInlineCount: UInt64 = 1 << 63

    /// Whether two closures of one type have the same code and the same captures.
    package static func isEqual<Closure>(_ first: Closure, _ second: Closure) -> Bool {
        withUnsafePointer(to: first) { first in
            withUnsafePointer(to: second) { isEqual(UnsafeRawPointer(first), UnsafeRawPointer($0)) }
        }
    }

    /// Whether the closures stored at two addresses have the same code and the same captures.
    package static func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        if disabledFlag.pointee { return false }
        let size = MemoryLayout<UnsafeRawPointer>.size
        guard first.load(as: UInt.self) == second.load(as: UInt.self) else { return false }
        return contextsAreEqual(
            first.load(fromByteOffset: size, as: UnsafeRawPointer?.self),
            second.load(fromByteOffset: size, as: UnsafeRawPointer?.self))
    }

    /// Whether the closure stored at an address captures a variable. A write to the variable goes unnoticed.
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
        // The allocator may have given one of them more than the other.
        let size = min(allocationSize(first), allocationSize(second))
        return layout.areEqual(first, second, size: size)
            ?? (memcmp(first + headerSize, second + headerSize, size - headerSize) == 0)
    }

    /// - Returns: `nil` if the object isn't a context that the compiler made for captures.
    private static func captureLayout(_ object: UnsafeRawPointer) -> CaptureLayout? {
        isCaptureContext(object) ? CaptureLayout.of(object.load(as: UnsafeRawPointer.self)) : nil
    }

    private static func isCaptureContext(_ object: UnsafeRawPointer) -> Bool {
        let metadata = object.load(as: UnsafePointer<Int>.self)
        let count = object.load(fromByteOffset: 8, as: UInt64.self)
        return metadata.pointee == captureContextKind && count & outsideInlineCount == 0
    }

    /// Whether values of `type` are closures. C functions aren't, because they have no context.
    static func isClosure(_ type: Any.Type) -> Bool {
        let functionKind = 0x302
        let conventionMask = 0xff_0000
        let metadata = unsafeBitCast(type, to: UnsafePointer<Int>.self)
        return metadata[0] == functionKind && metadata[1] & conventionMask == 0
    }
}

/// The number of bytes that an allocation holds. The Glibc module doesn't declare this function.
@_silgen_name("malloc_usable_size")
private func allocationSize(_ allocation: UnsafeRawPointer) -> Int
