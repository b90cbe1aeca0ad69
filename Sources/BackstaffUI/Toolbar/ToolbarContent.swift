import BackstaffGraph

/// What the bars of a screen hold.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of content that ``body`` gives.
    associatedtype Body: ToolbarContent

    /// What the bars hold.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node of the content. Not for apps to call or write.
    @MainActor static func _makeNode(of content: Self, under parent: _Node) -> _Node

    /// Brings the node of the content up to date. Not for apps to call or write.
    @MainActor static func _updateNode(_ node: _Node, to content: Self)
}

extension Never: CustomizableToolbarContent {}

/// Toolbar content whose items have identities. With SwiftUI people may rearrange it; here it stands as it is written.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

/// Content that the framework makes a node for itself.
@MainActor @preconcurrency
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) has no body: the framework shows it itself.") }
}

/// Two pieces of toolbar content, one after the other.
public struct ToolbarContentPair<First: ToolbarContent, Second: ToolbarContent>: PrimitiveToolbarContent {
    fileprivate let first: First
    fileprivate let second: Second

    public static func _makeNode(of content: Self, under parent: _Node) -> _Node {
        let node = SequenceNode(under: parent)
        node.children = [
            First._makeNode(of: content.first, under: node), Second._makeNode(of: content.second, under: node),
        ]
        return node
    }

    public static func _updateNode(_ node: _Node, to content: Self) {
        let node = unsafeDowncast(node, to: SequenceNode.self)
        First._updateNode(node.children[0], to: content.first)
        Second._updateNode(node.children[1], to: content.second)
    }
}

extension ToolbarContentPair: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

/// Toolbar content that is one of two kinds, or absent.
public struct ToolbarContentBranch<First: ToolbarContent, Second: ToolbarContent>: PrimitiveToolbarContent {
    fileprivate enum Storage {
        case first(First)
        case second(Second)
        case none
    }

    fileprivate let storage: Storage

    public static func _makeNode(of content: Self, under parent: _Node) -> _Node {
        let node = BranchNode(under: parent)
        update(node, to: content)
        return node
    }

    public static func _updateNode(_ node: _Node, to content: Self) {
        update(unsafeDowncast(node, to: BranchNode.self), to: content)
    }

    private static func update(_ node: BranchNode, to content: Self) {
        switch content.storage {
        case .first(let first): node.update(to: ToolbarContentView(content: first), as: 0)
        case .second(let second): node.update(to: ToolbarContentView(content: second), as: 1)
        case .none: node.clear()
        }
    }
}

extension ToolbarContentBranch: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

extension ToolbarContentBranch {
    /// No content.
    static var nothing: Self { ToolbarContentBranch(storage: .none) }
}

/// Toolbar content where a view is called for.
private struct ToolbarContentView<Content: ToolbarContent>: PrimitiveView {
    let content: Content

    static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        Content._makeNode(of: view.content, under: parent)
    }

    static func _updateNode(_ node: _Node, to view: Self) {
        Content._updateNode(node, to: view.content)
    }

    static func _inspect(_ inspection: inout _TypeInspection) {}
}

/// Puts the items of a toolbar together.
@resultBuilder
@MainActor @preconcurrency
public struct ToolbarContentBuilder {
    /// Content as it is.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// The first piece of content.
    public static func buildPartialBlock<Content: ToolbarContent>(first content: Content) -> Content { content }

    /// The content so far and one piece more.
    public static func buildPartialBlock<First: ToolbarContent, Second: ToolbarContent>(
        accumulated: First, next: Second
    ) -> ToolbarContentPair<First, Second> {
        ToolbarContentPair(first: accumulated, second: next)
    }

    /// The content of an `if` without `else`, which may be absent.
    public static func buildIf<Content: ToolbarContent>(
        _ content: Content?
    ) -> ToolbarContentBranch<Content, Never> {
        ToolbarContentBranch(storage: content.map { .first($0) } ?? .none)
    }

    /// The content of an `if` whose condition holds.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> ToolbarContentBranch<First, Second> {
        ToolbarContentBranch(storage: .first(first))
    }

    /// The content of an `else`.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> ToolbarContentBranch<First, Second> {
        ToolbarContentBranch(storage: .second(second))
    }

    /// What stands behind `if #available`, as it is.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}
