import BackstaffViews
import Foundation

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

    /// The session of the scene.
    public let session = UISceneSession()

    /// The delegate of the scene, or `nil` if it has none.
    public weak var delegate: (any UISceneDelegate)?

    /// The title. It changes nothing: use `navigationTitle(_:)`.
    public var title: String?

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

/// The scene of a visitor's tab.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
    /// The windows that the app has made for the scene.
    private(set) var ownWindows: [UIWindow] = []

    /// The screen of the visitor.
    public var screen: UIScreen { .main }

    func add(_ window: UIWindow) {
        if self !== Self.ofVisitor, !ownWindows.contains(where: { $0 === window }) { ownWindows.append(window) }
    }

    // MARK: The scene of the current view or action

    private struct Connected {
        weak var scene: UIWindowScene?
        weak var enclosing: (any EnclosingScene)?
    }

    /// The scenes with delegates.
    private static var connected: [Connected] = []

    /// Makes this the scene of the views that are being updated.
    func register() {
        Self.connected.removeAll { $0.scene == nil || $0.enclosing == nil }
        if let enclosing = EnvironmentValues.ofCurrentScene.enclosingScene {
            Self.connected.append(Connected(scene: self, enclosing: enclosing))
        }
    }

    /// The scene whose views are being updated, or that handles an event.
    static var current: UIWindowScene {
        guard let enclosing = EnvironmentValues.ofCurrentScene.enclosingScene else { return .ofVisitor }
        return connected.first { $0.enclosing === enclosing }?.scene ?? .ofVisitor
    }
}
