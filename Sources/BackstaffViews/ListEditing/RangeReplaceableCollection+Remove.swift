import BackstaffNavigation
import Foundation

extension RangeReplaceableCollection {
    /// Removes the elements at the given offsets.
    ///
    /// Use it in the action of `onDelete(perform:)`:
    ///
    ///     .onDelete { model.items.remove(atOffsets: $0) }
    ///
    /// - Parameter offsets: The offsets of the elements to remove, counted from 0. An empty set removes nothing.
    /// - Precondition: `offsets` contains only valid offsets.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public mutating func remove(atOffsets offsets: IndexSet) {
        guard let first = offsets.first, let last = offsets.last else { return }
        guard let start = index(startIndex, offsetBy: first, limitedBy: endIndex),
            let end = index(start, offsetBy: last + 1 - first, limitedBy: endIndex)
        else {
            preconditionFailure("remove(atOffsets:): offset \(last) is out of bounds of \(count) elements.")
        }
        var kept: [Element] = []
        kept.reserveCapacity(last + 1 - first - offsets.count)
        var index = start
        var offset = first
        for gap in ListOffsets(offsets).gaps(in: first..<(last + 1)) {
            formIndex(&index, offsetBy: gap.lowerBound - offset)
            let next = self.index(index, offsetBy: gap.count)
            kept.append(contentsOf: self[index..<next])
            index = next
            offset = gap.upperBound
        }
        replaceSubrange(start..<end, with: kept)
    }
}
