import BackstaffElements
import BackstaffGraph
import Foundation

/// A view that arranges its children vertically.
public struct VStack<Content: View>: LayoutContainer {
    @usableFromInline let alignment: HorizontalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// - Parameters:
    ///   - alignment: The alignment of views with different widths.
    ///   - spacing: The spacing between views in points, or `nil` for the default of 8 points.
    ///   - content: A view builder for the views.
    @inlinable
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    func makeNode(under parent: _Node) -> StackNode { StackNode(.vStack, under: parent) }

    func configure(_ node: StackNode) {
        node.arrange(alignment: alignment.name, spacing: spacing)
    }
}

/// A view that arranges its children horizontally.
public struct HStack<Content: View>: LayoutContainer {
    @usableFromInline let alignment: VerticalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// - Parameters:
    ///   - alignment: The alignment of views with different heights.
    ///   - spacing: The spacing between views in points, or `nil` for the default of 8 points.
    ///   - content: A view builder for the views.
    @inlinable
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    func makeNode(under parent: _Node) -> StackNode { StackNode(.hStack, under: parent) }

    func configure(_ node: StackNode) {
        node.arrange(alignment: alignment.name, spacing: spacing)
    }
}

/// A view that puts its children on top of each other. The last is in front.
public struct ZStack<Content: View>: LayoutContainer {
    @usableFromInline let alignment: Alignment
    @usableFromInline let content: Content

    /// - Parameters:
    ///   - alignment: The alignment of views with different sizes.
    ///   - content: A view builder for the views.
    @inlinable
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    func makeNode(under parent: _Node) -> StackNode { StackNode(.zStack, under: parent) }

    func configure(_ node: StackNode) {
        node.arrange(alignment: alignment.name, spacing: nil)
    }
}

/// The node of a stack. It stores the current parameters, so that an update without changes has no cost.
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
