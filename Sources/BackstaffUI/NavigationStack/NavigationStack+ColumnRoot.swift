import BackstaffNavigation

/// The root of a column, while a link of the column before shows something else in its place.
extension NavigationStackNode {
    /// Whether another view stands in the place of the column's own root.
    var isRootReplaced: Bool { replacedRoot != nil }

    /// The view that stands in the place of the column's own root.
    var replacingView: StackState.ViewID? {
        if replacedRoot != nil, case .view(let view) = screens[0].kind { view.id } else { nil }
    }

    /// The value whose view stands in the place of the column's own root.
    var replacingValue: NavigationValue? {
        if replacedRoot != nil, case .view(let view) = screens[0].kind {
            (view as? DestinationView)?.value
        } else {
            nil
        }
    }

    /// Puts a view in the place of the column's own root, or of what has taken that place before, with nothing above it.
    func replaceRoot(with view: PushedView) {
        show(StackState())
        wanted = nil
        let former = screens[0]
        pushedViews[view.id] = view
        screens[0] = StackScreen(.view(view))
        if replacedRoot == nil { replacedRoot = former } else { close(former) }
        former.node?.setCovered(true)
        showTop(motion: nil)
        rootDidChange()
    }

    /// Takes a view away that stands in the place of the column's root.
    ///
    /// - Returns: Whether it did.
    @discardableResult
    func restoreRoot(from view: PushedView? = nil) -> Bool {
        guard let root = replacedRoot else { return false }
        if let view, !screens[0].shows(view) { return false }
        show(StackState())
        wanted = nil
        let former = screens[0]
        replacedRoot = nil
        screens[0] = root
        showTop(motion: nil)
        close(former)
        rootDidChange()
        return true
    }

    private func rootDidChange() {
        scene?.noteNavigationChange()
        column?.columnDidChange()
    }
}
