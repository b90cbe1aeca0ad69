import BackstaffElements
import BackstaffGraph
import Foundation

/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
    @usableFromInline let alignment: HorizontalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// - Parameters:
    ///   - alignment: how views of different widths line up.
    ///   - spacing: the room between views in points, or `nil` for the platform's 8.
    ///   - content: the views.
    @inlinable
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = StackNode(.vStack, under: parent)
        node.arrange(alignment: view.alignment.name, spacing: view.spacing)
        node.show(view.content)
        return node
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: StackNode.self)
        node.arrange(alignment: view.alignment.name, spacing: view.spacing)
        node.update(content: view.content)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Content.self)
    }
}

/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
    @usableFromInline let alignment: VerticalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// - Parameters:
    ///   - alignment: how views of different heights line up.
    ///   - spacing: the room between views in points, or `nil` for the platform's 8.
    ///   - content: the views.
    @inlinable
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = StackNode(.hStack, under: parent)
        node.arrange(alignment: view.alignment.name, spacing: view.spacing)
        node.show(view.content)
        return node
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: StackNode.self)
        node.arrange(alignment: view.alignment.name, spacing: view.spacing)
        node.update(content: view.content)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Content.self)
    }
}

/// Views one on top of the other, the last in front.
public struct ZStack<Content: View>: PrimitiveView {
    @usableFromInline let alignment: Alignment
    @usableFromInline let content: Content

    /// - Parameters:
    ///   - alignment: how views of different sizes line up.
    ///   - content: the views.
    @inlinable
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = StackNode(.zStack, under: parent)
        node.arrange(alignment: view.alignment.name, spacing: nil)
        node.show(view.content)
        return node
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: StackNode.self)
        node.arrange(alignment: view.alignment.name, spacing: nil)
        node.update(content: view.content)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Content.self)
    }
}

/// The node of a stack. Remembers how it is arranged, so that an update of a stack that stays as it is costs nothing.
final class StackNode: ContainerNode {
    private var alignment: String?
    private var spacing: CGFloat?

    func arrange(alignment: String?, spacing: CGFloat?) {
        if alignment != self.alignment {
            self.alignment = alignment
            set(.alignment, alignment)
        }
        if spacing != self.spacing {
            self.spacing = spacing
            set(.spacing, spacing.map { Double($0) })
        }
    }
}
