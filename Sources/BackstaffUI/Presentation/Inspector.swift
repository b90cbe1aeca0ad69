import BackstaffElements
import BackstaffGraph
import Foundation

extension View {
    /// Presents an inspector while a condition is true. It is a column at the trailing edge of this view, or a sheet if
    /// the horizontal size class is compact.
    ///
    /// The form follows the size class of this view. The inspector's views keep their state when the form changes. When
    /// a user dismisses the sheet, the binding is set to `false`. Unlike in SwiftUI, ``EnvironmentValues/dismiss``
    /// also dismisses the column.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that determines whether the inspector is presented.
    ///   - content: A view builder for the inspector.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        modifier(
            InspectorModifier(
                request: PresentationRequest(
                    .inspector, isPresented: isPresented, fileID: fileID, line: line, content: content)))
    }

    /// Sets the width of the inspector column that contains this view.
    ///
    /// - Parameter width: The width in points. A user can't change it.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        presentationTrait(InspectorWidthTrait(least: width, ideal: width, most: width))
    }

    /// Sets the width of the inspector column that contains this view.
    ///
    /// - Parameters:
    ///   - min: The minimum width in points.
    ///   - ideal: The width of the column in points. Unlike in SwiftUI, a user can't change it.
    ///   - max: The maximum width in points.
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

/// Presents an inspector beside a view, or as a sheet.
///
///     inspector
///     ├─ the view
///     └─ presentation  display-mode=column, or sheet, which is modal at this place in the tree
///
/// The element of the inspector is never moved in the tree. A change of form only changes attributes.
private struct InspectorModifier<Presented: View>: NodeModifier {
    let request: PresentationRequest<Bool, Presented>

    func makeNode(under parent: _Node) -> InspectorNode<Presented> { InspectorNode<Presented>(request, under: parent) }

    func contentWasMade(in node: InspectorNode<Presented>) { node.update() }

    func update(_ node: InspectorNode<Presented>) { node.presentation.update(to: request) }
}

private final class InspectorNode<Presented: View>: ContainerNode {
    let presentation: Presentation<Bool, Presented>

    init(_ request: PresentationRequest<Bool, Presented>, under parent: _Node) {
        presentation = Presentation(request)
        super.init(.inspector, under: parent)
        presentation.owner = self
        presentation.onPlace = { [weak self] node in
            guard let self else { return }
            tree.insert(node.element, into: element, before: nil)
            node.setModal()
        }
    }

    override var viewName: String { presentation.name }

    override func update() { presentation.update() }

    override var elementAfterContent: Element? { presentation.shown?.element }

    override func unmount() {
        super.unmount()
        presentation.end()
    }
}
