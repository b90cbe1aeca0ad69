import BackstaffViews
import Foundation

/// The app of the visitor, as far as it has no views of UIKit.
@MainActor @preconcurrency
public final class UIApplication {
    /// The app of the visitor.
    public static let shared = UIApplication()

    /// The delegates of the process. An app with scene delegates and an adaptor may have several.
    var delegates: [LaunchedDelegate] = []

    private init() {}

    /// An option for opening an address. Backstaff has none that changes anything.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates an option.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Opens the address only in an installed app. A page doesn't know which apps are installed.
        public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
    }

    /// Whether an app runs in front.
    public enum State: Int, Sendable {
        /// In front.
        case active
        /// Visible, but not in front.
        case inactive
        /// Not visible.
        case background
    }

    // MARK: Addresses

    /// Opens an address as `openURL` of the environment does. Call it in an action of a view.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: They change nothing.
    ///   - completion: A closure that is called before this method returns. Its argument is `true` if the address was
    ///     accepted.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        // The argument of an optional call isn't evaluated if there is no closure.
        let isAccepted = accept(url)
        completion?(isAccepted)
    }

    /// Doesn't open an address from a task, because a task doesn't know its window.
    ///
    /// - Returns: `false`.
    @available(
        *, deprecated,
        message:
            "A task doesn't know its window, so nothing is opened: call open(_:) in the action, outside of the task"
    )
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { false }

    private func accept(_ url: URL) -> Bool {
        EnvironmentValues.ofCurrentScene.enclosingScene?.open(url) ?? false
    }

    // MARK: State

    /// Whether the visitor has the app in front.
    public var applicationState: State {
        switch EnvironmentValues.ofCurrentScene.scenePhase {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        }
    }
}
