import BackstaffNavigation

/// The state of containers that is stored although a change of it is no step of the history.
struct UnsteppedState: Equatable {
    /// The column visibilities of the split views, in reading order.
    var visibilities: [ColumnVisibility] = []
    /// The selected pages of paged tab views, in reading order.
    var pages: [Int] = []
}
