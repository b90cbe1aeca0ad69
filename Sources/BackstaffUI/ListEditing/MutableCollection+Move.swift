import BackstaffNavigation
import Foundation

extension MutableCollection {
    /// Moves the elements at some offsets to before the element at another one. Both those that are moved and the others
    /// keep their order among themselves.
    ///
    /// It is what the action of `onMove(perform:)` does with its two arguments:
    ///
    ///     .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
    ///
    /// Moving an element to its own offset, or to the one after it, changes nothing; neither does an empty set. Only the
    /// elements from the first to the last that change places are written.
    ///
    /// - Parameters:
    ///   - source: the offsets, counted from 0, of the elements to move.
    ///   - destination: the offset of the element to stand before, counted before the move; the number of elements for
    ///     the end.
    /// - Precondition: there is an element at each offset of `source`, and `destination` is from 0 to the number of
    ///   elements. Otherwise the program ends and says so.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        guard let first = source.first, let last = source.last else { return }
        precondition(destination >= 0, "move(fromOffsets:toOffset:): there is no place at offset \(destination).")
        let start = Swift.min(first, destination)
        let end = Swift.max(last + 1, destination)
        guard let startIndex = index(self.startIndex, offsetBy: start, limitedBy: endIndex),
            let endIndex = index(startIndex, offsetBy: end - start, limitedBy: endIndex)
        else {
            preconditionFailure(
                "move(fromOffsets:toOffset:): \(count) elements, but \(Array(source)) to \(destination) was asked for.")
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
