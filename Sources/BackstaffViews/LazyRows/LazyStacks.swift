import BackstaffElements
import BackstaffGraph

/// A view that arranges its views vertically, and creates them only when they come near the screen.
public struct LazyVStack<Content: View>: LazyLayoutContainer {
    private let layout: LazyStackLayout
    let content: Content

    /// - Parameters:
    ///   - alignment: The horizontal alignment of the views.
    ///   - spacing: The spacing between views in points, or `nil` for the default spacing.
    ///   - pinnedViews: The headers and footers that stay visible while their section scrolls.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(axis: "vertical", alignment: alignment.name, spacing: spacing)
        self.content = content()
    }

    func makeNode(under parent: _Node) -> LazyContainerNode { LazyContainerNode(.lazyStack, under: parent) }

    func configure(_ node: LazyContainerNode) { layout.configure(node) }
}

/// A view that arranges its views horizontally, and creates them only when they come near the screen.
public struct LazyHStack<Content: View>: LazyLayoutContainer {
    private let layout: LazyStackLayout
    let content: Content

    /// - Parameters:
    ///   - alignment: The vertical alignment of the views.
    ///   - spacing: The spacing between views in points, or `nil` for the default spacing.
    ///   - pinnedViews: The headers and footers that stay visible while their section scrolls.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(axis: "horizontal", alignment: alignment.name, spacing: spacing)
        self.content = content()
    }

    func makeNode(under parent: _Node) -> LazyContainerNode { LazyContainerNode(.lazyStack, under: parent) }

    func configure(_ node: LazyContainerNode) { layout.configure(node) }
}

/// Options for headers and footers of sections that stay visible while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates a set of views from bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Pins the headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Pins the footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// The arrangement of the views of a lazy stack.
@MainActor
private struct LazyStackLayout {
    let axis: String
    let alignment: String?
    let spacing: CGFloat?

    func configure(_ node: LazyContainerNode) {
        node.set(.axis, axis)
        node.set(.alignment, alignment)
        node.set(.spacing, spacing.map { Double($0) })
    }
}
