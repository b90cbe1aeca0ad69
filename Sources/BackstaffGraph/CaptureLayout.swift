/// The offsets of the captures in a closure's context.
///
/// The compiler describes each kind of context for reflection. The description lists the types of the captures in the
/// order in which they are stored. It also maps generic parameters to the generic arguments that the context holds.
///
///     metadata + 16 ─► [ captures n | sources m | arguments k | n types | m × (parameter, source) ]
///     context       :  [ metadata | reference count | k arguments | n captures, each at its alignment ]
final class CaptureLayout {
    /// Whether a capture is a variable that other code may write.
    ///
    /// A closure that captures one variable and nothing else has the variable's box as its context. The box of an `Int`
    /// and the context of a captured `Int` look alike, so this property is `false` for both.
    let holdsVariable: Bool

    private typealias Placed = (offset: Int, bytes: SignificantBytes)
    private typealias Instance = (arguments: [UInt], captures: [Placed]?)

    /// The allocator gives less than this number of bytes more than are asked for. It rounds up to a multiple of 16, and
    /// it gives a free piece as a whole if the rest would have 16 bytes.
    private static let allocationSlack = 32

    private let description: CaptureDescription?
    /// One instance for each list of generic arguments. There are few of them, so a linear search is enough.
    private var instances: [Instance] = []

    private init(metadata: UnsafeRawPointer) {
        description = CaptureDescription(metadata: metadata)
        holdsVariable = description?.captures.contains { $0.isVariable } ?? false
    }

    // Sound because bodies run and closures are compared on the main actor only.
    private nonisolated(unsafe) static var layouts: [UnsafeRawPointer: CaptureLayout] = [:]

    /// The layout of contexts with this metadata.
    static func of(_ metadata: UnsafeRawPointer) -> CaptureLayout {
        if let layout = layouts[metadata] { return layout }
        let layout = CaptureLayout(metadata: metadata)
        layouts[metadata] = layout
        return layout
    }

    /// Whether two contexts with this layout hold the same captures.
    ///
    /// - Parameter size: The number of bytes that the allocator gave to each context, at least.
    /// - Returns: `nil` if the layout isn't known.
    func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, size: Int) -> Bool? {
        guard let description else { return nil }
        let arguments = description.arguments(in: first)
        guard arguments == description.arguments(in: second) else { return false }
        guard let captures = captures(of: description, arguments, size: size) else { return nil }
        return captures.allSatisfy { $0.bytes.areEqual(first + $0.offset, second + $0.offset) }
    }

    private func captures(of description: CaptureDescription, _ arguments: [UInt], size: Int) -> [Placed]? {
        if let known = instances.first(where: { $0.arguments == arguments }) { return known.captures }
        let captures = place(description, arguments, size: size)
        instances.append((arguments, captures))
        return captures
    }

    /// Places each capture after the one before it.
    ///
    /// - Returns: `nil` if a type isn't known, or if the captures don't fill the allocation, since the layout is then
    ///   wrong.
    private func place(_ description: CaptureDescription, _ arguments: [UInt], size: Int) -> [Placed]? {
        var end = description.firstCapture
        var placed: [Placed] = []
        for capture in description.captures {
            guard let type = description.type(of: capture, arguments) else { return nil }
            let layout = TypeLayout(of: type)
            let offset = (end + layout.alignmentMask) & ~layout.alignmentMask
            placed.append((offset, SignificantBytes.of(type)))
            end = offset + layout.size
        }
        return end <= size && size - end < Self.allocationSlack ? placed : nil
    }
}
