import BackstaffElements
import BackstaffGraph
import BackstaffNavigation
import Foundation

/// Makes controls unusable. What is disabled further out stays so.
private struct DisabledModifier: ViewModifier {
    let isDisabled: Bool
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        content.modifier(
            InheritedModifier(IsEnabledKey.self, isEnabled && !isDisabled) { wrapper, isEnabled in
                wrapper.set(.disabled, !isEnabled)
            })
    }
}

extension View {
    /// Says whether controls in this view can't be used. Inside a disabled view they can't, whatever is said here.
    public func disabled(_ disabled: Bool) -> some View {
        modifier(DisabledModifier(isDisabled: disabled))
    }

    /// Sets how large controls in this view are.
    public func controlSize(_ controlSize: ControlSize) -> some View {
        modifier(
            InheritedModifier(ControlSizeKey.self, controlSize) { wrapper, size in
                wrapper.set(.controlSize, size.rawValue)
            })
    }

    /// Wishes for a light or a dark look; `nil` for that of the surroundings. The wish holds for this view alone.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(OptionalColorScheme(scheme: colorScheme))
    }

    /// Makes this view light or dark.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        modifier(OptionalColorScheme(scheme: colorScheme))
    }

    /// Sets how large text is, in the environment: ``ScaledMetric`` follows. Text itself stays as a person has it in the
    /// browser.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Sets bounds for how large text is, in the environment. Text itself stays as a person has it in the browser.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            if range.contains(size) { return }
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            if let first = allowed.first, let last = allowed.last { size = size < first ? first : last }
        }
    }

    /// Shows the content of this view as grey bars.
    public func redacted(reason: RedactionReasons) -> some View {
        modifier(
            InheritedModifier(RedactionReasonsKey.self, reason) { wrapper, reason in
                wrapper.set(.busy, reason.contains(.placeholder))
            })
    }

    /// Shows the content of this view as it is.
    public func unredacted() -> some View { redacted(reason: []) }

    /// Says what this view is for, where a pointer rests on it.
    public func help(_ textKey: LocalizedStringKey) -> some View { hint(textKey.string) }

    /// Says what this view is for, where a pointer rests on it.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { hint(String(text)) }

    /// Says what this view is for, where a pointer rests on it.
    public func help(_ text: Text) -> some View { hint(text.plainText) }

    private func hint(_ words: String) -> some View {
        described([(.hint, .text(words))])
    }

    /// Says whether taps reach this view.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.hitTesting, enabled ? nil : "false") })
    }

    /// Sets the shape that taps count in. Accepted without effect: all of a view's room counts.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    /// Sets the shape that counts for some uses. Accepted without effect: all of a view's room counts.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        self
    }
}

/// What the shape of content is used for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// The uses whose bits are set in `rawValue`.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Taps.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// Dragging.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// Context menus.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// A pointer over it.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

/// Makes a view light or dark, or leaves it as its surroundings are.
private struct OptionalColorScheme: ViewModifier {
    let scheme: ColorScheme?
    @Environment(\.colorScheme) private var surrounding

    func body(content: Content) -> some View {
        let scheme = scheme
        content.modifier(
            InheritedModifier(ColorSchemeKey.self, scheme ?? surrounding) { wrapper, _ in
                wrapper.set(.colorScheme, scheme?.rawValue)
            })
    }
}
