import BackstaffUI
import Foundation

/// A view of SwiftUI that shows a view of UIKit.
///
/// A page shows only those of UIKit's views that have a counterpart in SwiftUI: ``UIActivityIndicatorView`` and
/// ``UIVisualEffectView``. Other views take the room that they are given and show nothing.
///
/// ```
/// the view appears       makeCoordinator(), makeUIView(context:), updateUIView(_:context:)
/// the view is updated    updateUIView(_:context:)
/// ```
///
/// Unlike in SwiftUI, `dismantleUIView(_:coordinator:)` and `sizeThatFits(_:uiView:context:)` aren't called, and a change of
/// the view shows only with the next update.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == _RepresentedView<UIViewType, Coordinator> {
    /// The type of the view.
    associatedtype UIViewType: UIView

    /// The type of the object that tells SwiftUI about changes in the view.
    associatedtype Coordinator = Void

    /// Creates the view. It is called once, before the first update.
    func makeUIView(context: Context) -> UIViewType

    /// Updates the view.
    func updateUIView(_ uiView: UIViewType, context: Context)

    /// Cleans up. It isn't called.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

    /// Creates the coordinator. It is called once, before the view is created.
    func makeCoordinator() -> Coordinator

    /// The size of the view in points. It isn't called.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?

    /// What the view is told about its place.
    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
    /// Creates nothing.
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// No size of its own.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// What the page shows in the place of the view.
    public var body: _RepresentedView<UIViewType, Coordinator> {
        _RepresentedView(
            makeCoordinator: { makeCoordinator() },
            make: { makeUIView(context: Context(coordinator: $0, transaction: $1, environment: $2)) },
            update: { updateUIView($0, context: Context(coordinator: $1, transaction: $2, environment: $3)) },
            content: { $0.content })
    }
}

/// What a ``UIViewRepresentable`` is told about its place.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator that `makeCoordinator()` has made.
    public let coordinator: Representable.Coordinator
    /// The transaction of the update. It has no animation.
    public let transaction: Transaction
    /// The environment of the view.
    public let environment: EnvironmentValues
}
