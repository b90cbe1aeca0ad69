import BackstaffElements
import BackstaffGraph

/// The reasons for redacting content.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// The reasons whose bits are set in `rawValue`.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The content is a placeholder.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is outdated.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
    /// Redacts the content of this view, which shows it as gray bars.
    public func redacted(reason: RedactionReasons) -> some View {
        modifier(
            InheritedModifier(RedactionReasonsKey.self, reason) { wrapper, reason in
                wrapper.set(.busy, reason.contains(.placeholder))
            })
    }

    /// Removes the redaction of this view.
    public func unredacted() -> some View { redacted(reason: []) }
}

private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
    /// The reasons for redacting content. The set is empty if content isn't redacted.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
}
