import Foundation
import Synchronization

/// The objects that were added with selectors, by their identity.
///
/// Apps needn't remove an object that goes, so it is forgotten here: when a notification finds that it is gone, when another
/// object has its address, or when the number of objects has doubled. The last is for names that nobody posts.
enum SelectorObservers {
    private struct Known {
        var observers: [ObjectIdentifier: [SelectorObserver]] = [:]
        /// The number of objects at which those that are gone are looked for.
        var limit = Known.least

        static let least = 64

        /// Takes out what is due, of some objects.
        mutating func take(
            at keys: [ObjectIdentifier], where isDue: (SelectorObserver) -> Bool
        ) -> [SelectorObserver] {
            var due: [SelectorObserver] = []
            for key in keys {
                var rest: [SelectorObserver] = []
                for observer in observers[key] ?? [] {
                    if isDue(observer) { due.append(observer) } else { rest.append(observer) }
                }
                observers[key] = rest.isEmpty ? nil : rest
            }
            return due
        }
    }

    private static let all = Mutex(Known())

    /// Keeps an observer, and forgets those that are gone.
    static func add(_ observer: SelectorObserver, at key: ObjectIdentifier) {
        let gone = all.withLock { known in
            var gone = known.take(at: [key]) { $0.observer.object == nil }
            known.observers[key, default: []].append(observer)
            if known.observers.count >= known.limit {
                gone += known.take(at: Array(known.observers.keys)) { $0.observer.object == nil }
                known.limit = max(Known.least, 2 * known.observers.count)
            }
            return gone
        }
        for old in gone { old.remove() }
    }

    /// Forgets the observers of an object that are due.
    static func remove(at key: ObjectIdentifier, where isDue: (SelectorObserver) -> Bool) {
        let due = all.withLock { $0.take(at: [key], where: isDue) }
        for old in due { old.remove() }
    }

    /// How many observers of a center are kept. Only tests ask.
    static func count(in center: NotificationCenter) -> Int {
        all.withLock { known in known.observers.values.joined().count { $0.center === center } }
    }
}

/// An object that was added with a selector. It is unchecked because the token is only passed back to its center, which
/// may be used from all threads.
struct SelectorObserver: @unchecked Sendable {
    let center: NotificationCenter
    let name: Notification.Name?
    let token: any NSObjectProtocol
    let observer: WeakObserver

    func remove() { center.removeObserver(token as Any) }
}

/// It is unchecked because a weak reference may be read from all threads, and isn't written again.
final class WeakObserver: @unchecked Sendable {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}
