import BackstaffElements

/// A view beside the tabs: one of the app's own, or one with which a person arranges them.
final class TabPartNode: ContainerNode {}

extension TabViewNode {
    /// Brings a part to what it is to show: makes it, changes it, or takes it away.
    ///
    /// - Parameters:
    ///   - view: What it is to show, if it is to be there.
    ///   - part: The part, if it is there.
    ///   - place: What it is for.
    ///   - sibling: What it stands before if it is made; `nil` for the end.
    func show(_ view: AnyView?, in part: inout TabPartNode?, at place: String, before sibling: Element?) {
        switch (view, part) {
        case (let view?, let node?): node.update(content: view)
        case (let view?, nil):
            let node = TabPartNode(.tabPart, under: self)
            node.set(.placement, place)
            node.show(view)
            part = node
            tree.insert(node.element, into: element, before: sibling)
        case (nil, let node?):
            part = nil
            tree.remove(node.element)
            node.unmount()
        case (nil, nil): break
        }
    }
}
