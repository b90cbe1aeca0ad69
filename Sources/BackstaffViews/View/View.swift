import BackstaffGraph

/// A type that represents part of an app's user interface. A view is an inexpensive description that is created again
/// whenever the values it depends on change.
///
/// Create a view by declaring a type with a ``body``. As in SwiftUI, a view's state is stored outside the value, for as
/// long as the view keeps its place in the hierarchy.
@MainActor @preconcurrency
public protocol View {
    /// The type of view that ``View/body-swift.property`` returns.
    associatedtype Body: View

    /// The content and behavior of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Creates the node of a new view below `parent`, which lives as long as the view's identity. Apps neither call nor
    /// implement this method.
    @MainActor static func _makeNode(of view: Self, under parent: _Node) -> _Node

    /// Updates `node`, which a view of the same type created. Apps neither call nor implement this method.
    @MainActor static func _updateNode(_ node: _Node, to view: Self)

    /// Collects the facts that the static type reveals about the views inside. Apps neither call nor implement this
    /// method.
    @MainActor static func _inspect(_ inspection: inout _TypeInspection)
}

extension Never: View {
    /// Never called, because `Never` has no values.
    public var body: Never { fatalError("Never has no body.") }

    public static func _makeNode(of view: Never, under parent: _Node) -> _Node {}

    public static func _updateNode(_ node: _Node, to view: Never) {}

    public static func _inspect(_ inspection: inout _TypeInspection) {}
}

/// A view without a body, whose node the framework creates directly.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never {
        fatalError("\(Self.self) has no body: the framework shows it itself.")
    }
}
