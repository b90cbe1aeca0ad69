import Foundation

/// The delegate of an app. There is one for each process of the server, for all visitors.
///
/// Differs from UIKit: Only these two methods are called. A process has many visitors, so it is neither in front nor in the
/// background: a ``UISceneDelegate`` gets the phases of a visitor's scene, as `\.scenePhase` does.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
    /// The window of an app without scene delegates. All scenes show its root view.
    var window: UIWindow? { get set }

    /// Called once a process, before ``application(_:didFinishLaunchingWithOptions:)``.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called once a process, before the first scene.
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - launchOptions: `nil`, because a server starts without a reason that the app could use.
    /// - Returns: A value that changes nothing.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}

extension UIApplicationDelegate {
    /// No window. A new value is ignored.
    public var window: UIWindow? {
        get { nil }
        set { _ = newValue }
    }

    /// The default implementation does nothing.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// The default implementation does nothing.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}

extension UIApplication {
    /// A reason for which an app was launched. A server has none.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the reason.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// An address.
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The app that has asked for the launch.
        public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// A remote notification.
        public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// A quick action of the icon.
        public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    /// An option of an address that an app is to open. There is none here.
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The app that opens the address.
        public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// What the other app has added.
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    }

    // MARK: The delegate of the process

    /// The delegate of the app, or `nil` if it has none. All visitors of the process share it.
    public var delegate: (any UIApplicationDelegate)? { delegates.first?.object }

    /// Returns the delegate of a type, which is created at the first call.
    func delegate<Delegate: UIApplicationDelegate>(_ make: @MainActor () -> Delegate) -> Delegate {
        for launched in delegates {
            if let delegate = launched.object as? Delegate { return delegate }
        }
        let delegate = make()
        delegates.append(LaunchedDelegate(object: delegate))
        return delegate
    }

    /// Tells a delegate that the app has been launched, unless it knows.
    func finishLaunching(of delegate: any UIApplicationDelegate) {
        guard let index = delegates.firstIndex(where: { $0.object === delegate && !$0.isLaunched }) else { return }
        delegates[index].isLaunched = true
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    }
}

/// A delegate of the process.
struct LaunchedDelegate {
    let object: any UIApplicationDelegate
    /// Whether it knows that the app has been launched.
    var isLaunched = false
}
