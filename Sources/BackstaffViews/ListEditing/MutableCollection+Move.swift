import BackstaffNavigation
import Foundation

extension MutableCollection {
    /// Moves the elements at the given offsets before the element at the destination offset. Both the moved elements
    /// and the others keep their relative order.
    ///
    /// Use it in the action of `onMove(perform:)`:
    ///
    ///     .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
    ///
    /// Moving an element to its own offset, or to the one after it, changes nothing, and neither does an empty set.
    /// Only the elements between the first and the last one that change their offset are written.
    ///
    /// - Parameters:
    ///   - source: The offsets of the elements to move, counted from 0.
    ///   - destination: The offset of the element to insert before, counted before the move. Pass the number of
    ///     elements to move to the end.
    /// - Precondition: `source` contains only valid offsets, and `destination` is between 0 and the number of elements.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        guard let first = source.first, let last = source.last else { return }
        precondition(destination >= 0, "move(fromOffsets:toOffset:): the destination \(destination) is negative.")
        let start = Swift.min(first, destination)
        let end = Swift.max(last + 1, destination)
        guard let startIndex = index(self.startIndex, offsetBy: start, limitedBy: endIndex),
            let endIndex = index(startIndex, offsetBy: end - start, limitedBy: endIndex)
        else {
            preconditionFailure(
                "move(fromOffsets:toOffset:): \(Array(source)) to \(destination) is out of bounds of \(count) elements."
            )
        }
        let former = Array(self[startIndex..<endIndex])
        var index = startIndex
        func put(_ offsets: Range<Int>) {
            for offset in offsets {
                self[index] = former[offset - start]
                formIndex(after: &index)
            }
        }
        let offsets = ListOffsets(source)
        for range in offsets.gaps(in: start..<destination) { put(range) }
        for range in offsets.ranges { put(range) }
        for range in offsets.gaps(in: destination..<end) { put(range) }
    }
}
