import Foundation

// Names of UserNotifications, whose import is left out. The messages say what to use instead.

/// Sends notifications to a user. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
open class UNUserNotificationCenter {
    /// The center of the app.
    open class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }

    private init() {}

    /// Hears of notifications.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?

    /// Asks a user.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {}
    /// Asks a user.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    /// Reads what a user allows.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {}
    /// Reads what a user allows.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    /// Sends a notification later.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {}
    /// Sends a notification later.
    open func add(_ request: UNNotificationRequest) async throws {}
    /// Reads which notifications wait.
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {}
    /// Reads which notifications wait.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
    /// Reads which notifications were sent.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {}
    /// Reads which notifications were sent.
    open func deliveredNotifications() async -> [UNNotification] { [] }
    /// Forgets notifications.
    open func removeAllPendingNotificationRequests() {}
    /// Forgets notifications.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    /// Takes notifications back.
    open func removeAllDeliveredNotifications() {}
    /// Takes notifications back.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Declares what users can do with notifications.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
    /// Writes a number on the icon.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {}
}

/// Hears of notifications. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
public protocol UNUserNotificationCenterDelegate: AnyObject {}

/// What notifications may do. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon.
    public static var badge: UNAuthorizationOptions { [] }
    /// A sound.
    public static var sound: UNAuthorizationOptions { [] }
    /// Words.
    public static var alert: UNAuthorizationOptions { [] }
    /// Notifications without a question.
    public static var provisional: UNAuthorizationOptions { [] }
}

/// Whether a user allows notifications. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
public enum UNAuthorizationStatus: Int, Sendable {
    /// Nobody was asked.
    case notDetermined
    /// Not allowed.
    case denied
    /// Allowed.
    case authorized
    /// Allowed without a question.
    case provisional
    /// Allowed for a while.
    case ephemeral
}

/// What a user allows. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
open class UNNotificationSettings {
    init() {}
    /// Whether notifications are allowed.
    open var authorizationStatus: UNAuthorizationStatus { .denied }
}
