import BackstaffGraph

/// A type that collects several views into a unit, without adding a container around them.
@MainActor @preconcurrency
public struct Group<Content> {
    package let content: Content

    package init(content: Content) { self.content = content }
}

extension Group: View where Content: View {
    public typealias Body = Never

    public var body: Never { fatalError("Group has no body: the framework shows its content.") }

    /// Creates a group of the views of `content`.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        Content._makeNode(of: view.content, under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        Content._updateNode(node, to: view.content)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enter(Content.self)
    }
}
