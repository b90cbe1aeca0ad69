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
    /// Sends a notification later.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {}
    /// Forgets notifications.
    open func removeAllPendingNotificationRequests() {}
    /// Forgets notifications.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    /// Takes notifications back.
    open func removeAllDeliveredNotifications() {}
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
}

/// What a notification says. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
open class UNMutableNotificationContent {
    /// Creates a content.
    public init() {}
    /// The title.
    open var title = ""
    /// The second title.
    open var subtitle = ""
    /// The words.
    open var body = ""
    /// The number on the icon.
    open var badge: NSNumber?
    /// The sound.
    open var sound: UNNotificationSound?
    /// Values of the app.
    open var userInfo: [AnyHashable: Any] = [:]
}

/// The sound of a notification. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
open class UNNotificationSound {
    /// The usual sound.
    open class var `default`: UNNotificationSound { UNNotificationSound() }
    private init() {}
}

/// When a notification is sent. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
open class UNNotificationTrigger {}

/// A time after which a notification is sent. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// Creates a trigger.
    public init(timeInterval: TimeInterval, repeats: Bool) {}
}

/// A date at which a notification is sent. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// Creates a trigger.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {}
}

/// A notification with its time. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
open class UNNotificationRequest {
    /// Creates a request.
    public init(identifier: String, content: UNMutableNotificationContent, trigger: UNNotificationTrigger?) {}
}
