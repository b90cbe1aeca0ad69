/// Whether the log shows a value of a message.
///
/// | | numbers and truth values | other values |
/// |---|---|---|
/// | `public` | shown | shown |
/// | `auto` | shown | shown in debug builds only |
/// | `private` | shown in debug builds only | shown in debug builds only |
/// | `sensitive` | hidden | hidden |
///
/// A hidden value is `<private>`, or a hash with which equal values can be found in the log of one process.
public struct OSLogPrivacy: Sendable {
    /// What is shown instead of a hidden value.
    public enum Mask: Sendable {
        /// A hash of the value.
        case hash
        /// The word `<private>`.
        case none
    }

    private enum Kind {
        case auto, `public`, `private`, sensitive
    }

    /// Numbers and truth values are shown.
    public static var auto: OSLogPrivacy { auto(mask: .none) }
    /// The value is shown.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .public, mask: .none) }
    /// The value is shown in debug builds only.
    public static var `private`: OSLogPrivacy { `private`(mask: .none) }
    /// The value is hidden.
    public static var sensitive: OSLogPrivacy { sensitive(mask: .none) }

    /// Numbers and truth values are shown.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }
    /// The value is shown in debug builds only.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .private, mask: mask) }
    /// The value is hidden.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: mask) }

    private let kind: Kind
    private let mask: Mask

    /// The text for the log.
    package func text(_ value: String, isScalar: Bool, isDebugBuild: Bool) -> String {
        let isShown =
            switch kind {
            case .public: true
            case .auto: isScalar || isDebugBuild
            case .private: isDebugBuild
            case .sensitive: false
            }
        if isShown { return value }
        switch mask {
        case .none: return "<private>"
        case .hash: return "<mask.hash: '\(String(UInt(bitPattern: value.hashValue), radix: 16))'>"
        }
    }
}
