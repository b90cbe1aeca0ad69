import BackstaffElementLayout
import BackstaffElements
import BackstaffGraph
import BackstaffLayout
import Foundation

/// The node of views in a layout that can change. For the app's own layout it runs the app's code.
final class ArrangedNode: ContainerNode, SubviewArranger {
    private var custom: (any Layout)?
    /// What the app's layout keeps between its calls.
    private var cache: Any?

    /// Sets the app's own layout, or `nil` for a built-in one.
    func setCustom(_ layout: (any Layout)?) {
        defer { custom = layout }
        if let layout {
            if custom.map({ type(of: $0) != type(of: layout) }) ?? true { cache = nil }
            tree.participate(inLayoutOf: element, by: self)
        } else if custom != nil {
            cache = nil
            tree.endParticipation(inLayoutOf: element)
        }
    }

    var stackAxis: LayoutAxis? {
        guard let axis = custom.flatMap({ type(of: $0).layoutProperties.stackOrientation }) else { return nil }
        return axis == .horizontal ? .horizontal : .vertical
    }

    func beginLayout(of subviews: ArrangedSubviews) {
        guard let custom, cache != nil else { return }
        cache = updated(custom, LayoutSubviews(subviews))
    }

    func spacing(of subviews: ArrangedSubviews) -> LayoutSpacing {
        guard let custom else { return LayoutSpacing() }
        return spacing(custom, LayoutSubviews(subviews)).spacing
    }

    func size(for proposal: LayoutProposal, of subviews: ArrangedSubviews) -> LayoutSize {
        guard let custom else { return .zero }
        return size(custom, ProposedViewSize(proposal), LayoutSubviews(subviews))
    }

    func placements(
        in size: LayoutSize, for proposal: LayoutProposal, of subviews: ArrangedSubviews
    ) -> [LayoutSubviewPlacement] {
        guard let custom else { return [] }
        subviews.forgetPlacements()
        place(
            custom, CGSize(width: size.width, height: size.height), ProposedViewSize(proposal), LayoutSubviews(subviews)
        )
        return subviews.placements
    }

    // MARK: Calls of the app's code

    private func updated<L: Layout>(_ layout: L, _ subviews: LayoutSubviews) -> Any? {
        guard var kept = cache as? L.Cache else { return nil }
        layout.updateCache(&kept, subviews: subviews)
        return kept
    }

    private func spacing<L: Layout>(_ layout: L, _ subviews: LayoutSubviews) -> ViewSpacing {
        withCache(of: layout, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    private func size<L: Layout>(_ layout: L, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> LayoutSize {
        let size = withCache(of: layout, subviews) {
            layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
        }
        return LayoutSize(size.width, size.height)
    }

    private func place<L: Layout>(
        _ layout: L, _ size: CGSize, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) {
        withCache(of: layout, subviews) {
            layout.placeSubviews(
                in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    private func withCache<L: Layout, Result>(
        of layout: L, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        var kept = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = kept }
        return body(&kept)
    }
}
