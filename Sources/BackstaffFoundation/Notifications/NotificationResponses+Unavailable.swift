import Foundation

// Names of UserNotifications for what users see and do. The messages say what to use instead.

/// A notification that was sent. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
open class UNNotification {
    init(request: UNNotificationRequest) { self.request = request }
    /// When it was sent.
    open var date: Date { .distantPast }
    /// What was sent.
    public let request: UNNotificationRequest
}

/// What a user does with a notification. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
open class UNNotificationResponse {
    init(notification: UNNotification) { self.notification = notification }
    /// The name of the action.
    open var actionIdentifier: String { "" }
    /// The notification.
    public let notification: UNNotification
}

/// What a user writes below a notification. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
open class UNTextInputNotificationResponse: UNNotificationResponse {
    /// The words.
    open var userText: String { "" }
}

/// How a notification is shown while the app is open. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon.
    public static var badge: UNNotificationPresentationOptions { [] }
    /// A sound.
    public static var sound: UNNotificationPresentationOptions { [] }
    /// Words.
    public static var alert: UNNotificationPresentationOptions { [] }
    /// A row in the list of notifications.
    public static var list: UNNotificationPresentationOptions { [] }
    /// A banner.
    public static var banner: UNNotificationPresentationOptions { [] }
}

/// How an action runs. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It opens the app.
    public static var foreground: UNNotificationActionOptions { [] }
    /// It deletes something.
    public static var destructive: UNNotificationActionOptions { [] }
    /// It needs an unlocked device.
    public static var authenticationRequired: UNNotificationActionOptions { [] }
}

/// A button of a notification. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
open class UNNotificationAction {
    /// Creates an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {}
}

/// A kind of notification, with its buttons. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
open class UNNotificationCategory: Hashable {
    /// Creates a category.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {}

    /// Whether both are the same object.
    public static func == (left: UNNotificationCategory, right: UNNotificationCategory) -> Bool { left === right }
    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a kind of notification does. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app hears when a user removes it.
    public static var customDismissAction: UNNotificationCategoryOptions { [] }
}

// These names are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The action of a tap on a notification. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
public let UNNotificationDefaultActionIdentifier = ""

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The action of removing a notification. It isn't available.
@available(*, unavailable, message: "A page sends no notifications: show the news when the app is open")
public let UNNotificationDismissActionIdentifier = ""
