import BackstaffGraph

/// A part of an app's interface: a cheap description, made anew whenever what it depends on changes.
///
/// Conform to it by giving a ``body``. As with SwiftUI, a view's state lives outside the value, for as long as the view
/// keeps its place in the hierarchy.
@MainActor @preconcurrency
public protocol View {
    /// The type of view that ``body`` gives.
    associatedtype Body: View

    /// What the view shows.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the long-lived node of a view that has come into being below `parent`. Not for apps to call or write.
    @MainActor static func _makeNode(of view: Self, under parent: _Node) -> _Node

    /// Brings `node`, which an equal type of view made, up to date. Not for apps to call or write.
    @MainActor static func _updateNode(_ node: _Node, to view: Self)

    /// Says what the type alone tells of the views inside. Not for apps to call or write.
    @MainActor static func _inspect(_ inspection: inout _TypeInspection)
}

extension Never: View {
    /// Never called: there is no such value.
    public var body: Never { fatalError("Never has no body.") }

    public static func _makeNode(of view: Never, under parent: _Node) -> _Node {}

    public static func _updateNode(_ node: _Node, to view: Never) {}

    public static func _inspect(_ inspection: inout _TypeInspection) {}
}

/// A view that the framework makes a node for itself, without a body.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never {
        fatalError("\(Self.self) has no body: the framework shows it itself.")
    }
}
