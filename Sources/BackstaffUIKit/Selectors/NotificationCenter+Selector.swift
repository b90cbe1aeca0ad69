import BackstaffGraph
import Foundation
import Synchronization

extension NotificationCenter {
    /// Calls a method of an object for each notification of a name, on the main actor.
    ///
    /// The object isn't retained. When it is gone, nothing is called any more.
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
            let delivered = Delivered(notification)
            MainThread.run {
                if let observer = weak.object { selector.call(observer, with: delivered.notification) }
            }
        }
        let gone = SelectorObservers.all.withLock { all in
            let known = all[key] ?? []
            all[key] =
                known.filter { $0.observer.object != nil } + [
                    SelectorObserver(center: self, name: name, token: token, observer: weak)
                ]
            return known.filter { $0.observer.object == nil }
        }
        for old in gone { old.remove() }
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
        let key = ObjectIdentifier(observer)
        let due = SelectorObservers.all.withLock { all in
            let known = all[key] ?? []
            let due = known.filter { $0.center === self && isDue($0.name) }
            let rest = known.filter { !($0.center === self && isDue($0.name)) }
            all[key] = rest.isEmpty ? nil : rest
            return due
        }
        for old in due { old.remove() }
    }
}

/// The objects that were added with selectors, by their identity.
private enum SelectorObservers {
    static let all = Mutex<[ObjectIdentifier: [SelectorObserver]]>([:])
}

/// An object that was added with a selector. It is unchecked because the token is only passed back to its center, which
/// may be used from all threads.
private struct SelectorObserver: @unchecked Sendable {
    let center: NotificationCenter
    let name: Notification.Name?
    let token: any NSObjectProtocol
    let observer: WeakObserver

    func remove() { center.removeObserver(token as Any) }
}

/// It is unchecked because a weak reference may be read from all threads, and isn't written again.
private final class WeakObserver: @unchecked Sendable {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}

/// A notification on its way to the main actor. It is unchecked because its sender doesn't use it any more.
private struct Delivered: @unchecked Sendable {
    let notification: Notification

    init(_ notification: Notification) { self.notification = notification }
}
