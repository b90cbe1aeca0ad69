import BackstaffNavigation
import Foundation

extension ListOffsets {
    /// Creates offsets from an index set.
    package init(_ set: IndexSet) {
        self.init(ranges: set.rangeView.map { $0 })
    }
}

extension IndexSet {
    /// Creates an index set from offsets. Negative offsets, which an index set can't contain, are left out.
    package init(_ offsets: ListOffsets) {
        self.init()
        for range in offsets.ranges where range.upperBound > 0 {
            insert(integersIn: Swift.max(0, range.lowerBound)..<range.upperBound)
        }
    }
}
