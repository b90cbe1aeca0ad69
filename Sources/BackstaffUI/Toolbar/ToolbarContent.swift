import BackstaffGraph

/// A type that represents the items in the bars of a screen.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the content.
    associatedtype Body: ToolbarContent

    /// The content.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Creates the node of the content. Apps can't call or implement this method.
    @MainActor static func _makeNode(of content: Self, under parent: _Node) -> _Node

    /// Updates the node of the content. Apps can't call or implement this method.
    @MainActor static func _updateNode(_ node: _Node, to content: Self)
}

extension Never: CustomizableToolbarContent {}

/// Toolbar content whose items have ids. Unlike in SwiftUI, people can't rearrange the items.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

/// Toolbar content that is provided by the framework and has no body.
@MainActor @preconcurrency
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) has no body: the framework shows it itself.") }
}

/// Two items of toolbar content in order.
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

/// Toolbar content of one of two types, or no content.
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
    /// Empty content.
    static var nothing: Self { ToolbarContentBranch(storage: .none) }
}

/// Wraps toolbar content in a view.
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

/// A result builder for toolbar content.
@resultBuilder
@MainActor @preconcurrency
public struct ToolbarContentBuilder {
    /// Builds an expression.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Builds the first statement of a block.
    public static func buildPartialBlock<Content: ToolbarContent>(first content: Content) -> Content { content }

    /// Combines the previous statements of a block with the next.
    public static func buildPartialBlock<First: ToolbarContent, Second: ToolbarContent>(
        accumulated: First, next: Second
    ) -> ToolbarContentPair<First, Second> {
        ToolbarContentPair(first: accumulated, second: next)
    }

    /// Builds an `if` statement without `else`.
    public static func buildIf<Content: ToolbarContent>(
        _ content: Content?
    ) -> ToolbarContentBranch<Content, Never> {
        ToolbarContentBranch(storage: content.map { .first($0) } ?? .none)
    }

    /// Builds the first branch of an `if` statement.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> ToolbarContentBranch<First, Second> {
        ToolbarContentBranch(storage: .first(first))
    }

    /// Builds the second branch of an `if` statement.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> ToolbarContentBranch<First, Second> {
        ToolbarContentBranch(storage: .second(second))
    }

    /// Builds the content of an `if #available` statement.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}
