import BackstaffUI
import Foundation

/// A view of SwiftUI that shows a view controller of UIKit.
///
/// A page shows the view of a ``UIHostingController`` and the items of a ``UIActivityViewController``. Other view controllers
/// take the room that they are given and show nothing.
///
/// Unlike in SwiftUI, `dismantleUIViewController(_:coordinator:)` and `sizeThatFits(_:uiViewController:context:)` aren't
/// called, and a change of the view controller shows only with the next update.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View
where Body == _RepresentedView<UIViewControllerType, Coordinator> {
    /// The type of the view controller.
    associatedtype UIViewControllerType: UIViewController

    /// The type of the object that tells SwiftUI about changes in the view controller.
    associatedtype Coordinator = Void

    /// Creates the view controller. It is called once, before the first update.
    func makeUIViewController(context: Context) -> UIViewControllerType

    /// Updates the view controller.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

    /// Cleans up. It isn't called.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)

    /// Creates the coordinator. It is called once, before the view controller is created.
    func makeCoordinator() -> Coordinator

    /// The size of the view in points. It isn't called.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?

    /// What the view controller is told about its place.
    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Creates nothing.
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    /// No size of its own.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    /// What the page shows in the place of the view controller.
    public var body: _RepresentedView<UIViewControllerType, Coordinator> {
        _RepresentedView(
            makeCoordinator: { makeCoordinator() },
            make: { makeUIViewController(context: Context(coordinator: $0, transaction: $1, environment: $2)) },
            update: { updateUIViewController($0, context: Context(coordinator: $1, transaction: $2, environment: $3)) },
            content: { $0.content })
    }
}

/// What a ``UIViewControllerRepresentable`` is told about its place.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The coordinator that `makeCoordinator()` has made.
    public let coordinator: Representable.Coordinator
    /// The transaction of the update. It has no animation.
    public let transaction: Transaction
    /// The environment of the view.
    public let environment: EnvironmentValues
}
