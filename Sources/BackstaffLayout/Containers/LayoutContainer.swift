/// A node around any number of children, which the host can replace.
package class LayoutContainer: LayoutNode {
    /// Replaces the children. A child that stays keeps what is known about it.
    package final func replaceChildren(with children: [LayoutNode]) { setChildren(children) }
}
