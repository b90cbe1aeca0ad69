import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

extension View {
    /// Binds the scroll view in this view to the id of one of its views.
    ///
    /// When the app sets the id, the page scrolls to the view, animated if the change is. While a user scrolls, the page
    /// reports the visible views of the layout that is marked with ``scrollTargetLayout(isEnabled:)``, and the id becomes
    /// that of the view at the anchor. If there are several scroll views, the first one counts.
    ///
    /// - Parameters:
    ///   - id: The id, which a view has by `id(_:)` or as an element of a ``ForEach``. At `nil` the page doesn't scroll.
    ///   - anchor: Where the view is put, and which of the visible views counts. Without one, the page scrolls as little as
    ///     possible, and the first view counts. Views count of which at least a half is visible.
    public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>, anchor: UnitPoint? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(ScrolledViewModifier(id: id, anchor: anchor, fileID: fileID, line: line))
    }
}

/// Follows the id of a view.
///
///     the app sets the id ──► body ──► `scroll-target` of the view ──► the page scrolls
///     a user scrolls ──► the page reports the visible views ──► the id is that of the view at the anchor
private struct ScrolledViewModifier<ID: Hashable>: ViewModifier {
    let id: Binding<ID?>
    let anchor: UnitPoint?
    let fileID: StaticString
    let line: UInt
    @State private var targets = ScrollTargets()
    @Environment(\.scrollTargets) private var outer

    func body(content: Content) -> some View {
        let _ = targets.outer = outer
        content.environment(\.scrollTargets, targets).modifier(
            ScrolledViewWrapper(
                value: id.wrappedValue, id: id, anchor: anchor, targets: targets,
                report: {
                    Diagnostics.report(
                        .unknownScrollTarget, "scrollPosition(id:) finds no view with the identity that was set.",
                        fileID: fileID, line: line)
                }))
    }
}

/// What a wrapper keeps if it changes the transaction for the views inside.
@MainActor
protocol TransactionChanger: AnyObject {
    /// The transaction for the views inside.
    var transaction: UpdateTransaction { get }
}

extension _Node {
    /// Whether the present update animates the node.
    fileprivate var isAnimating: Bool {
        let nearest = sequence(first: self as _Node, next: \.parent).lazy
            .compactMap { ($0 as? WrapperNode)?.memory as? any TransactionChanger }.first
        var transaction = Transaction()
        transaction.values = nearest?.transaction ?? graph.transactionDisplay.shown
        return transaction.animation != nil
    }
}

/// The view that a scroll view is at.
@MainActor
private final class ScrolledView<ID> {
    var id: ID?
    /// Whether a user is scrolling. The last report of visible views comes before the one that says that the scroll view is
    /// at rest. Others come if the window is resized or rows are inserted, and choose nothing.
    var isChosenByUser = false
}

private struct ScrolledViewWrapper<ID: Hashable>: WrappingModifier {
    static var role: ElementRole { .style }

    let value: ID?
    let id: Binding<ID?>
    let anchor: UnitPoint?
    let targets: ScrollTargets
    let report: () -> Void

    func configure(_ wrapper: WrapperNode) {
        let scrolled = wrapper.memory as? ScrolledView<ID> ?? ScrolledView()
        wrapper.memory = scrolled
        if value != scrolled.id { follow(scrolled, isGliding: wrapper.isAnimating) }
        wrapper.set(.scrollReports, true)
        wrapper.set(.threshold, 0.5)
        wrapper.onEvent = { event, element in note(event, at: element, scrolled) }
        wrapper.respond(to: [.scroll, .targets])
    }

    private func follow(_ scrolled: ScrolledView<ID>, isGliding: Bool) {
        scrolled.id = value
        scrolled.isChosenByUser = false
        guard let value else { return }
        targets.scroll(to: value, anchor: anchor.map { $0.name ?? "center" }, isGliding: isGliding, orElse: report)
    }

    private func note(_ event: ElementEvent, at element: Element, _ scrolled: ScrolledView<ID>) {
        switch event {
        case .scroll(let scroll):
            scrolled.isChosenByUser = scroll.phase == .interacting || scroll.phase == .decelerating
        case .targets(let numbers) where scrolled.isChosenByUser:
            let seen = targets.ids(of: numbers, in: element).compactMap { ids in
                ids.lazy.compactMap { $0.base as? ID }.first
            }
            guard let new = viewAtAnchor(of: seen), new != id.wrappedValue else { return }
            scrolled.id = new
            id.wrappedValue = new
        default: break
        }
    }

    /// The view at the anchor, of the visible ones in reading order.
    private func viewAtAnchor(of seen: [ID]) -> ID? {
        guard let anchor, let last = seen.indices.last else { return seen.first }
        let fraction = abs(anchor.y - 0.5) >= abs(anchor.x - 0.5) ? anchor.y : anchor.x
        return seen[Int((min(max(fraction, 0), 1) * CGFloat(last)).rounded())]
    }
}
