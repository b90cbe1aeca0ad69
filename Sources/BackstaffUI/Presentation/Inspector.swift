import BackstaffElements
import BackstaffGraph
import Foundation

extension View {
    /// Shows an inspector of this view while a flag is set: a column at its trailing edge where there is room, else a sheet.
    ///
    /// Which of the two follows the size class of this view, back and forth; the inspector's views and their state stay. The
    /// sheet sets the flag to `false` when a person ends it, and so does ``EnvironmentValues/dismiss`` in either form,
    /// unlike with SwiftUI, where it does nothing in a column.
    ///
    /// - Parameters:
    ///   - isPresented: whether the inspector is shown.
    ///   - content: the views of the inspector.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        modifier(
            InspectorModifier(
                request: PresentationRequest(
                    .inspector, isPresented: isPresented, fileID: fileID, line: line, content: content)))
    }

    /// Says how wide the column is that an inspector around this view stands in, in points.
    ///
    /// - Parameter width: the width, in points. A person can't change it.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        presentationTrait(InspectorWidthTrait(least: width, ideal: width, most: width))
    }

    /// Says how wide the column is that an inspector around this view stands in, in points.
    ///
    /// - Parameters:
    ///   - min: the least width.
    ///   - ideal: the width that it has. Here a person can't change it.
    ///   - max: the greatest width.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        presentationTrait(InspectorWidthTrait(least: min, ideal: ideal, most: max))
    }
}

struct InspectorWidthTrait: Equatable {
    let least, ideal, most: Double?

    init(least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
        self.least = least.map { Double($0) }
        self.ideal = ideal.map { Double($0) }
        self.most = most.map { Double($0) }
    }
}

/// Shows an inspector beside a view, or above the window.
///
///     inspector
///     ├─ the view
///     └─ presentation  display-mode=column, or sheet: then it is modal, where it stands
///
/// It is never moved in the tree, so that a change of form is that of an attribute.
private struct InspectorModifier<Presented: View>: PrimitiveModifier {
    let request: PresentationRequest<Bool, Presented>

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = InspectorNode(modifier.request, under: parent)
        node.show(content)
        node.update()
        return node
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: InspectorNode<Presented>.self)
        node.presentation.update(to: modifier.request)
        node.update(content: content)
    }
}

private final class InspectorNode<Presented: View>: ContainerNode {
    let presentation: Presentation<Bool, Presented>

    init(_ request: PresentationRequest<Bool, Presented>, under parent: _Node) {
        presentation = Presentation(request)
        super.init(.inspector, under: parent)
        presentation.owner = self
        presentation.onPlace = { [unowned(unsafe) self] node in  // Ends with this node.
            tree.insert(node.element, into: element, before: nil)
            node.setModal()
        }
    }

    override var viewName: String { presentation.name }

    override func update() { presentation.update() }

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        super.place(element, from: child, before: sibling ?? presentation.shown?.element)
    }

    override func move(_ element: Element, from child: _Node, before sibling: Element?) {
        super.move(element, from: child, before: sibling ?? presentation.shown?.element)
    }

    override func unmount() {
        super.unmount()
        presentation.end()
    }

    override func isOrdered(_ first: _Node, before second: _Node) -> Bool { first === content }
}
