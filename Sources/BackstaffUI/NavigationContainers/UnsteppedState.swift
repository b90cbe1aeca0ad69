import BackstaffNavigation

/// What containers show that is stored, although a change of it makes no step of the history.
struct UnsteppedState: Equatable {
    /// Which columns the split views are to show, in reading order.
    var visibilities: [ColumnVisibility] = []
    /// The selected pages of tab views that are paged, in reading order.
    var pages: [Int] = []
}
