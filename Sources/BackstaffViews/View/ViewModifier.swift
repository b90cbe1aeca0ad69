import BackstaffElements
import BackstaffGraph

/// A modifier that you apply to a view or another view modifier, producing a different version of the original value.
///
/// Implement ``body(content:)``, and apply the modifier with ``View/modifier(_:)``.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of view that ``body(content:)`` returns.
    associatedtype Body: View

    /// The type of the placeholder for the modified view.
    typealias Content = _ViewModifier_Content<Self>

    /// Returns the view that is shown in place of the modified view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Creates the node of a modified view. Apps neither call nor implement this method.
    @MainActor static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node

    /// Updates the node of a modified view. Apps neither call nor implement this method.
    @MainActor static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V)

    /// Collects the facts that the static type reveals. Apps neither call nor implement this method.
    @MainActor static func _inspect(_ inspection: inout _TypeInspection)
}

extension View {
    /// Applies a modifier to this view.
    @inlinable
    public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view or modifier with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    /// The view or modifier that is modified.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Creates a value that applies `modifier` to `content`.
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

/// A modifier without a body, whose node the framework creates directly.
@MainActor @preconcurrency
package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) has no body: the framework applies it itself.")
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {}
}
