import BackstaffElements
import BackstaffGraph

/// A change that can be made to any view.
///
/// Conform to it by giving ``body(content:)``, and apply it by ``View/modifier(_:)``.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of view that ``body(content:)`` gives.
    associatedtype Body: View

    /// Stands for the view that is modified.
    typealias Content = _ViewModifier_Content<Self>

    /// What is shown in place of the modified view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Makes the node of a modified view. Not for apps to call or write.
    @MainActor static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node

    /// Brings the node of a modified view up to date. Not for apps to call or write.
    @MainActor static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V)

    /// Says what the type alone tells. Not for apps to call or write.
    @MainActor static func _inspect(_ inspection: inout _TypeInspection)
}

extension View {
    /// Applies a modifier.
    @inlinable
    public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view, or a modifier, with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
    /// What is modified.
    public var content: Content
    /// What modifies it.
    public var modifier: Modifier

    /// Applies `modifier` to `content`.
    @inlinable
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public var body: Never { fatalError("ModifiedContent has no body: the framework shows it itself.") }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        Modifier._makeNode(of: view.modifier, on: view.content, under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        Modifier._updateNode(node, to: view.modifier, on: view.content)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enter(Content.self)
        Modifier._inspect(&inspection)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

/// A modifier that the framework makes a node for itself, without a body.
@MainActor @preconcurrency
package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) has no body: the framework applies it itself.")
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {}
}
