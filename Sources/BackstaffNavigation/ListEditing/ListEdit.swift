/// A change of the elements of a list or of their order. It consists of offsets only, so it applies to any collection.
///
///     a user's action ──► checked against the number of elements ──► ListEdit ──► the new offset of each element
///                                        └─► ListEditRefusal: nothing happens
///
/// A value of this type has passed the check, so none of its methods can fail.
package struct ListEdit: Equatable, Sendable {
    package enum Change: Equatable, Sendable {
        case deletion(ListOffsets)
        /// The destination is an offset before the move. The moved elements go in front of the element there.
        case move(ListOffsets, to: Int)
        /// The offsets of the inserted elements after the insertion.
        case insertion(Range<Int>)
    }

    package let change: Change
    /// The number of elements before the change.
    package let oldCount: Int
    /// The number of elements after the change.
    package let newCount: Int

    private init(_ change: Change, from oldCount: Int, to newCount: Int) {
        self.change = change
        self.oldCount = oldCount
        self.newCount = newCount
    }

    // MARK: Checking

    /// Deletes the elements at `offsets`.
    package static func deletion(
        at offsets: some Sequence<Int>, in count: Int
    ) throws(ListEditRefusal) -> ListEdit {
        let offsets = try checked(offsets, in: count)
        return ListEdit(.deletion(offsets), from: count, to: count - offsets.count)
    }

    /// Moves the elements at `offsets`, in their order, in front of the element at `destination`, or to the end if
    /// `destination` is `count`.
    package static func move(
        from offsets: some Sequence<Int>, to destination: Int, in count: Int
    ) throws(ListEditRefusal) -> ListEdit {
        let offsets = try checked(offsets, in: count)
        return ListEdit(.move(offsets, to: try checked(destination, in: count)), from: count, to: count)
    }

    /// Inserts elements in front of the element at `offset`, or at the end if `offset` is `count`.
    package static func insertion(
        of number: Int, at offset: Int, in count: Int
    ) throws(ListEditRefusal) -> ListEdit {
        if number <= 0 { throw .nothing }
        let start = try checked(offset, in: count)
        let (sum, overflows) = count.addingReportingOverflow(number)
        if overflows { throw .tooMany(number) }
        return ListEdit(.insertion(start..<(start + number)), from: count, to: sum)
    }

    /// Drops the elements at `offsets` in front of another element, or at the end.
    ///
    /// - Parameters:
    ///   - offsets: The elements that were dragged.
    ///   - target: The element to drop them in front of, or `nil` for the end of `run`.
    ///   - run: The adjacent elements that may change places, or `nil` for all elements.
    ///   - count: The number of elements.
    package static func drop(
        of offsets: some Sequence<Int>, before target: Int?, within run: Range<Int>? = nil, in count: Int
    ) throws(ListEditRefusal) -> ListEdit {
        let offsets = try checked(offsets, in: count)
        let run = run ?? 0..<max(0, count)
        for range in offsets.ranges where range.clamped(to: run) != range {
            throw .outsideRun(range.lowerBound < run.lowerBound ? range.lowerBound : range.upperBound - 1)
        }
        if let target {
            if !(0..<max(0, count)).contains(target) { throw .noElement(target) }
            if !run.contains(target), target != run.upperBound { throw .outsideRun(target) }
        }
        return try move(from: offsets, to: target ?? run.upperBound, in: count)
    }

    private static func checked(
        _ offsets: some Sequence<Int>, in count: Int
    ) throws(ListEditRefusal) -> ListOffsets {
        var all: [Int] = []
        for offset in offsets {
            if offset < 0 || offset >= count { throw .noElement(offset) }
            all.append(offset)
        }
        if all.isEmpty { throw .nothing }
        let once = ListOffsets(all)
        if once.count < all.count { throw .repeated(firstRepeated(in: all)) }
        return once
    }

    private static func firstRepeated(in offsets: [Int]) -> Int {
        var seen: Set<Int> = []
        return offsets.first { !seen.insert($0).inserted } ?? 0
    }

    private static func checked(_ destination: Int, in count: Int) throws(ListEditRefusal) -> Int {
        if destination < 0 || destination > count { throw .noPlace(destination) }
        return destination
    }

    // MARK: Offsets of elements

    /// The offset of an element after the change, or `nil` if the element is deleted or doesn't exist.
    package func newOffset(of old: Int) -> Int? {
        guard old >= 0, old < oldCount else { return nil }
        switch change {
        case .deletion(let offsets): return offsets.contains(old) ? nil : old - offsets.count(below: old)
        case .move(let offsets, let destination):
            let before = offsets.count(below: old)
            if offsets.contains(old) { return destination - offsets.count(below: destination) + before }
            return old - before + (old >= destination ? offsets.count : 0)
        case .insertion(let places): return old < places.lowerBound ? old : old + places.count
        }
    }

    /// The offset of an element before the change, or `nil` if the element is inserted or doesn't exist.
    package func oldOffset(of new: Int) -> Int? {
        guard new >= 0, new < newCount else { return nil }
        switch change {
        case .deletion(let offsets): return offsets.placeOutside(at: new)
        case .move(let offsets, let destination):
            let start = destination - offsets.count(below: destination)
            if new < start { return offsets.placeOutside(at: new) }
            return offsets.offset(at: new - start) ?? offsets.placeOutside(at: new - offsets.count)
        case .insertion(let places):
            if places.contains(new) { return nil }
            return new < places.lowerBound ? new : new - places.count
        }
    }

    /// Whether every element keeps its offset, for example if one is dropped where it was picked up.
    package var changesNothing: Bool {
        guard case .move(let offsets, let destination) = change, offsets.ranges.count == 1 else { return false }
        let range = offsets.ranges[0]
        return destination >= range.lowerBound && destination <= range.upperBound
    }
}
