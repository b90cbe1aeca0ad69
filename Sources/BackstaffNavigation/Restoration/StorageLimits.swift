/// The limits of the values that a page stores.
///
/// A page sends all stored values of its scene in one message. They are sealed and Base64-encoded, which takes four
/// bytes for three. The limits keep that message below 256 KiB.
package enum StorageLimits {
    /// The largest size of an encoded value, in bytes.
    package static let value = 40_000
    /// The largest length of a key, in bytes.
    package static let key = 256
    /// The largest number of values for a scene, or for an app in a visitor's browser.
    package static let keys = 256
    /// The largest size of all values of a scene, in bytes. ``entry`` is added for each value.
    package static let scene = 128 * 1024
    /// The largest size of all values of an app in a visitor's browser, in bytes. ``entry`` is added for each value.
    package static let app = 40_000
    /// The largest size of the navigation state at one step of a scene's history, in bytes.
    static let navigation = 16 * 1024
    /// The overhead of one value in addition to its key and content, in bytes: its seal, and its fields in a message.
    package static let entry = 64
}
