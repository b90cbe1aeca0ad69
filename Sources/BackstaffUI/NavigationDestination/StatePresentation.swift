import BackstaffGraph
import BackstaffNavigation

/// Keeps a view on a stack, or in the next column, while the app's state has an item for it.
///
///     item set ──► pushed ──► item another: replaced ──► item nil: taken away, nothing is written
///                    └─ closed: a person goes back, or another view takes the place ──► item cleared, once
@MainActor
final class StatePresentation<Item: Equatable> {
    /// What the view is shown for, until the state has heard that it was closed.
    private(set) var item: Item?

    /// Clears the item in the app's state. Called once for each view that was closed.
    var clear: () -> Void

    private weak var screen: ScreenContext?
    private unowned let graph: ViewGraph
    @exclusivity(unchecked) private var view: PushedView?
    /// Whether the view may stand in the next column.
    @exclusivity(unchecked) private var isDetail = true

    init(on screen: ScreenContext?, in graph: ViewGraph, clear: @escaping () -> Void) {
        self.screen = screen
        self.graph = graph
        self.clear = clear
    }

    /// Shows what the state has an item for, or nothing.
    ///
    /// - Parameters:
    ///   - next: the item.
    ///   - isDetail: whether the view stands in the next column, if there is one.
    ///   - makeView: makes the view for an item that wasn't shown before.
    func show(_ next: Item?, isDetail: Bool = true, makeView: (Item, StackEntry) -> PushedView) {
        if next == item { return }
        guard let next else { return takeAway() }
        let former = view
        former?.onClose = nil  // The new view takes its place.
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

    /// Takes the view away, and leaves the state as it is.
    func takeAway() {
        item = nil
        guard let view else { return }
        view.onClose = nil
        self.view = nil
        guard let stack = screen?.stack else { return }
        if isDetail { stack.dismiss(view) } else { stack.remove(view) }
    }

    /// Ends the presentation because whoever presents goes. What a person has closed in the same update is still cleared.
    func end() {
        if view != nil { takeAway() }
    }

    /// The item stays until it is cleared, so that nothing shows it again before the state has heard of it.
    private func didClose(_ closed: Item) {
        view = nil
        // Whether or not the presenting node is still there by then: its screen may leave in the same update.
        graph.afterUpdate { [self] in
            guard item == closed, view == nil else { return }
            item = nil
            clear()
        }
    }
}
