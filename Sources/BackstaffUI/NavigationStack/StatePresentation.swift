import BackstaffGraph
import BackstaffNavigation

/// Keeps a view on a stack or in the next column while the app's state has an item for it.
///
///     item set ──► pushed ──► another item: replaced ──► item nil: removed, nothing is written
///                    └─ closed by a user or by another view that replaces it ──► item cleared, once
@MainActor
final class StatePresentation<Item: Equatable> {
    /// The item of the view. After the view was closed, it is kept until the state has been cleared.
    private(set) var item: Item?

    /// Clears the item in the app's state. It is called once for each closed view.
    var clear: () -> Void

    private weak var screen: ScreenContext?
    private unowned let graph: ViewGraph
    private var view: PushedView?
    /// Whether the view may be in the next column.
    private var isDetail = true

    init(on screen: ScreenContext?, in graph: ViewGraph, clear: @escaping () -> Void) {
        self.screen = screen
        self.graph = graph
        self.clear = clear
    }

    /// Shows a view for the item of the state, or removes it.
    ///
    /// - Parameters:
    ///   - next: The item.
    ///   - isDetail: Whether the view is in the next column, if there is one.
    ///   - makeView: Creates the view for a new item.
    func show(_ next: Item?, isDetail: Bool = true, makeView: (Item, StackEntry) -> PushedView) {
        if next == item { return }
        guard let next else { return takeAway() }
        let former = view
        former?.onClose = nil  // The new view replaces it.
        view = nil
        item = next
        guard let screen, let stack = screen.stack else { return }
        let new = makeView(next, stack.makeViewEntry())
        new.onClose = { [weak self] in self?.didClose(next) }
        view = new
        self.isDetail = isDetail
        if isDetail {
            stack.present(new, from: screen, insteadOf: former)
        } else {
            stack.push(new, aboveScreenAt: screen.depth, insteadOf: former)
        }
    }

    /// Removes the view, and doesn't change the state.
    func takeAway() {
        item = nil
        guard let view else { return }
        view.onClose = nil
        self.view = nil
        guard let stack = screen?.stack else { return }
        if isDetail { stack.dismiss(view) } else { stack.remove(view) }
    }

    /// Ends the presentation because the presenting view is removed. If a user has closed the view in the same
    /// update, the state is still cleared.
    func end() {
        if view != nil { takeAway() }
    }

    /// The item is kept until it is cleared, so that the view isn't shown again before that.
    private func didClose(_ closed: Item) {
        view = nil
        // Runs even if the presenting node is gone by then, because its screen may leave in the same update.
        graph.afterUpdate { [self] in
            guard item == closed, view == nil else { return }
            item = nil
            clear()
        }
    }
}
