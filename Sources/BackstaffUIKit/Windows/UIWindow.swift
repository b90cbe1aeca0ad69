import BackstaffViews
import Foundation

/// The window of the visitor, as far as it has no views of UIKit.
@MainActor @preconcurrency
public final class UIWindow {
    fileprivate static let ofVisitor = UIWindow()

    private init() {}

    /// The window in points. Its origin is zero.
    public var bounds: CGRect { UIScreen.main.bounds }

    /// The same as ``bounds``.
    public var frame: CGRect { bounds }

    /// The distances of the content from parts of the device that cover the window. A page gets a window that nothing
    /// covers, so they are zero.
    public var safeAreaInsets: UIEdgeInsets { .zero }

    /// Whether the window gets what the visitor types.
    public var isKeyWindow: Bool { true }

    /// The scene of the window.
    public var windowScene: UIWindowScene? { UIWindowScene.ofVisitor }

    /// Takes the focus from the field that has it. Call it in an action of a view.
    ///
    /// - Returns: `true`.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        EnvironmentValues.ofCurrentScene.enclosingScene?.leaveField()
        return true
    }

    /// The view controller of the window. It isn't available.
    @available(
        *, unavailable,
        message: "A window has no view controller of UIKit: present views with sheet, fullScreenCover or alert"
    )
    public var rootViewController: AnyObject? { nil }

    /// The light or dark mode of the window. It isn't available.
    @available(*, unavailable, message: "A window has no mode of its own: use preferredColorScheme(_:)")
    public var overrideUserInterfaceStyle: Int {
        get { 0 }
        set { _ = newValue }
    }
}

/// A scene of the app.
@MainActor @preconcurrency
open class UIScene: Hashable {
    /// How far a scene is in front.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// In front; visible, but not in front; and not visible.
        case foregroundActive, foregroundInactive, background
    }

    init() {}

    /// How far the scene is in front.
    public var activationState: ActivationState {
        switch EnvironmentValues.ofCurrentScene.scenePhase {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

    /// Whether both are the same scene.
    public nonisolated static func == (left: UIScene, right: UIScene) -> Bool { left === right }

    /// Hashes the identity of the scene.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The scene of the visitor.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
    fileprivate static let ofVisitor = UIWindowScene()

    /// The window of the scene.
    public var windows: [UIWindow] { [.ofVisitor] }

    /// The window of the scene.
    public var keyWindow: UIWindow? { .ofVisitor }

    /// The screen of the visitor.
    public var screen: UIScreen { .main }
}

extension UIApplication {
    /// The scene of the visitor.
    public var connectedScenes: Set<UIScene> { [UIWindowScene.ofVisitor] }

    /// The window of the visitor.
    public var windows: [UIWindow] { [.ofVisitor] }

    /// The window of the visitor.
    public var keyWindow: UIWindow? { .ofVisitor }
}
