import Foundation

// Names of UserNotifications for what is sent, and when. The messages say what to use instead.

/// What a notification says. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
open class UNNotificationContent {
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
    /// The name of its category.
    open var categoryIdentifier = ""
    /// The name of its group.
    open var threadIdentifier = ""
    /// Its pictures and sounds.
    open var attachments: [UNNotificationAttachment] = []
}

/// What a notification says, while the app writes it. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
open class UNMutableNotificationContent: UNNotificationContent {}

/// The sound of a notification. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
open class UNNotificationSound {
    /// The usual sound.
    open class var `default`: UNNotificationSound { UNNotificationSound() }
    private init() {}
}

/// A picture or a sound of a notification. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
open class UNNotificationAttachment {
    /// Creates an attachment.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {}
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
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
    /// Its name.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it is sent.
    public let trigger: UNNotificationTrigger?
}
