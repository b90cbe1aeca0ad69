/// How much a page is given to keep.
///
/// All that one page keeps for its scene comes back in one message, sealed and as text, which takes four bytes for three.
/// The limits together leave that message below 256 KiB.
package enum StorageLimits {
    /// No value is larger than this when it is encoded, in bytes.
    package static let value = 40_000
    /// No key is longer than this, in bytes.
    package static let key = 256
    /// One scene, or one app in a visitor's browser, keeps no more values than this.
    package static let keys = 256
    /// What one scene keeps, in bytes, with ``entry`` added for each key.
    package static let scene = 128 * 1024
    /// What one app keeps in a visitor's browser, in bytes, with ``entry`` added for each key.
    package static let app = 40_000
    /// What the containers of a scene show at one step of its history, in bytes.
    package static let navigation = 16 * 1024
    /// What keeping one value takes beside its key and content: the seal around it, and its place in a message.
    package static let entry = 64
}
