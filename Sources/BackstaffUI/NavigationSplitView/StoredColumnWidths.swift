/// The widths to which a user has dragged columns, for the split views of a scene.
///
///     stored by the page ──► restore ──────┐
///                                          ├──► take, when a split view is made
///     the user drags a divider ──► store ──┘
///
/// `SplitState.setWidth(_:of:)` has the rule for a drag.
@MainActor
final class StoredColumnWidths: SceneFeature {
    /// The widths of the leading columns for each split view in reading order, in points. 0 means that the user hasn't
    /// set one.
    private var widths: [[Double]] = []

    init() {}

    /// Restores the widths that the host has stored.
    func restore(_ widths: [[Double]]) {
        self.widths = widths
    }

    /// The widths for the leading columns of a split view that was just added to the scene.
    ///
    /// - Parameter count: The number of leading columns.
    func take(count: Int, in scene: SceneContext) -> [Double?] {
        let index = Self.splitViews(of: scene).count - 1
        let known = widths.indices.contains(index) ? widths[index] : []
        return (0..<count).map { $0 < known.count && known[$0] > 0 ? known[$0] : nil }
    }

    /// Stores the widths of a split view, for one that replaces it.
    func store(_ chosen: [Double?], of split: SplitViewNode, in scene: SceneContext) {
        guard let index = Self.splitViews(of: scene).firstIndex(where: { $0 === split }) else { return }
        while widths.count <= index { widths.append([]) }
        widths[index] = chosen.map { $0 ?? 0 }
    }

    private static func splitViews(of scene: SceneContext) -> [SplitViewNode] {
        scene.containers.allContainers.compactMap { $0 as? SplitViewNode }
    }
}
