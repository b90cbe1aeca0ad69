import BackstaffNavigation
import Foundation

extension ListOffsets {
    /// The same offsets.
    package init(_ set: IndexSet) {
        self.init(ranges: set.rangeView.map { $0 })
    }
}

extension IndexSet {
    /// The same offsets. Negative ones, which no index set can hold, are left out.
    package init(_ offsets: ListOffsets) {
        self.init()
        for range in offsets.ranges where range.upperBound > 0 {
            insert(integersIn: Swift.max(0, range.lowerBound)..<range.upperBound)
        }
    }
}
