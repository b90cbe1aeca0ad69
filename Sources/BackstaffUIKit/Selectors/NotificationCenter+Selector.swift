import BackstaffGraph
import Foundation

extension NotificationCenter {
    /// Calls a method of an object for each notification of a name, on the main actor.
    ///
    /// The object isn't retained. When it is gone, nothing is called any more, and it needn't be removed.
    ///
    /// - Parameters:
    ///   - observer: The object.
    ///   - selector: The method, which may have the notification as its only parameter.
    ///   - name: The name, or `nil` for all notifications.
    ///   - object: The sender, or `nil` for all senders.
    public func addObserver(_ observer: AnyObject, selector: Selector, name: Notification.Name?, object: Any?) {
        let key = ObjectIdentifier(observer)
        let weak = WeakObserver(observer)
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            guard weak.object != nil else {
                SelectorObservers.remove(at: key) { $0.observer === weak }
                return
            }
            let delivered = Delivered(notification)
            MainThread.run {
                if let observer = weak.object { selector.call(observer, with: delivered.notification) }
            }
        }
        SelectorObservers.add(SelectorObserver(center: self, name: name, token: token, observer: weak), at: key)
    }

    /// Removes an object that was added with a selector.
    public func removeObserver(_ observer: AnyObject) {
        remove(observer) { _ in true }
        // What a block was added with is a token.
        removeObserver(observer as Any)
    }

    /// Removes an object that was added with a selector for a name.
    public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
        remove(observer) { name == nil || $0 == name }
        removeObserver(observer as Any, name: name, object: object)
    }

    private func remove(_ observer: AnyObject, where isDue: (Notification.Name?) -> Bool) {
        SelectorObservers.remove(at: ObjectIdentifier(observer)) { $0.center === self && isDue($0.name) }
    }
}

/// A notification on its way to the main actor. It is unchecked because its sender doesn't use it any more.
private struct Delivered: @unchecked Sendable {
    let notification: Notification

    init(_ notification: Notification) { self.notification = notification }
}
