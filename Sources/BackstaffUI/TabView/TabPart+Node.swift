import BackstaffElements

/// A view beside the tabs: one of the app's views, or a control for arranging the tabs.
final class TabPartNode: ContainerNode {}

extension TabViewNode {
    /// Creates, updates or removes a part.
    ///
    /// - Parameters:
    ///   - view: The content of the part, or `nil` to remove it.
    ///   - part: The part, if it exists.
    ///   - place: The purpose of the part.
    ///   - sibling: The element before which a new part is inserted. `nil` for the end.
    /// - Returns: The part, or `nil` if it was removed.
    func show(_ view: AnyView?, in part: TabPartNode?, at place: String, before sibling: Element?) -> TabPartNode? {
        switch (view, part) {
        case (let view?, let node?):
            node.update(content: view)
            return node
        case (let view?, nil):
            let node = TabPartNode(.tabPart, under: self)
            node.set(.placement, place)
            node.show(view)
            tree.insert(node.element, into: element, before: sibling)
            return node
        case (nil, let node?):
            tree.remove(node.element)
            node.unmount()
            return nil
        case (nil, nil): return nil
        }
    }
}
