import Foundation

extension UserDefaults {
    /// Returns the value for a key, as `object(forKey:)` does. On Apple's platforms, key-value coding has this method.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Stores a value for a key, as `set(_:forKey:)` does. On Apple's platforms, key-value coding has this method.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
