import Foundation

extension NotificationCenter {
    /// Sends the notifications of one name.
    public struct Publisher: BackstaffCombine.Publisher {
        /// What is sent.
        public typealias Output = Notification
        /// It doesn't fail.
        public typealias Failure = Never

        /// The centre that is listened to.
        public let center: NotificationCenter
        /// The name.
        public let name: Notification.Name
        /// The sender; nil for any.
        public let object: AnyObject?

        /// Sends the notifications of this name and sender.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let outlet = Outlet<Notification, Never>(subscriber, capacity: 0)
            let token = center.addObserver(forName: name, object: object, queue: nil) { [weak outlet] in
                outlet?.offer($0)
            }
            // The centre doesn't hold the outlet: the subscriber does, as its subscription.
            outlet.setHooks(cancel: { [center] in center.removeObserver(token) })
            outlet.start()
        }
    }

    /// Sends the notifications of this name and sender, as they are posted and asked for.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}
