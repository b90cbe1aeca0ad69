import BackstaffUI
import Foundation

/// The session of a scene.
@MainActor @preconcurrency
public final class UISceneSession: Hashable {
    /// The purpose of a session.
    public struct Role: Hashable, RawRepresentable, Sendable {
        /// The name of the role.
        public let rawValue: String

        /// Creates a role.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A window of the app.
        public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The purpose of the session: a window.
    public let role = Role.windowApplication
    /// An identifier that no other session has.
    public let persistentIdentifier = UUID().uuidString
    /// The configuration of the session.
    public let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

    init() {}

    /// Whether both are the same session.
    public nonisolated static func == (left: UISceneSession, right: UISceneSession) -> Bool { left === right }

    /// Hashes the identity of the session.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The configuration of a scene. `backstaff` finds the class of the delegate in the sources, so a configuration changes
/// nothing.
@MainActor @preconcurrency
public final class UISceneConfiguration {
    /// The name of the configuration.
    public let name: String?
    /// The purpose of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate. It changes nothing.
    public var delegateClass: AnyClass?
    /// The class of the scene. It changes nothing.
    public var sceneClass: AnyClass?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

extension UIScene {
    /// What a scene is connected for. A tab's address is passed to ``UISceneDelegate/scene(_:openURLContexts:)`` instead.
    @MainActor @preconcurrency
    public final class ConnectionOptions {
        /// The addresses to open: none.
        public let urlContexts: Set<UIOpenURLContext> = []
        /// The activities to continue: none.
        public let userActivities: Set<NSUserActivity> = []

        init() {}
    }
}

/// An address to open.
@MainActor @preconcurrency
public final class UIOpenURLContext: Hashable {
    /// The address.
    public let url: URL

    init(_ url: URL) { self.url = url }

    /// Whether both are the same object.
    public nonisolated static func == (left: UIOpenURLContext, right: UIOpenURLContext) -> Bool { left === right }

    /// Hashes the identity of the object.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
