import Foundation

extension NotificationCenter {
    /// A publisher that sends the notifications of a notification center.
    public struct Publisher: BackstaffCombine.Publisher {
        /// The kind of values that this publisher sends.
        public typealias Output = Notification
        /// This publisher can't fail.
        public typealias Failure = Never

        /// The notification center.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The object that posts the notifications, or `nil` for any.
        public let object: AnyObject?

        /// Creates a publisher of the notifications with a name and sender.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let outlet = Outlet<Notification, Never>(subscriber, capacity: 0)
            let token = center.addObserver(forName: name, object: object, queue: nil) { [weak outlet] in
                outlet?.offer($0)
            }
            // The notification center doesn't retain the outlet. The subscriber does, as its subscription.
            outlet.setHooks(cancel: { [center] in center.removeObserver(token) })
            outlet.start()
        }
    }

    /// Returns a publisher of the notifications with a name and sender. A notification that is posted while there is no
    /// demand is dropped.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}
