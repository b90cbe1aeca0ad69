import BackstaffElements
import BackstaffGraph
import BackstaffNavigation
import Foundation

/// Disables controls. A view in a disabled view remains disabled.
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
    /// Sets whether controls in this view are disabled. In a disabled view they always are.
    public func disabled(_ disabled: Bool) -> some View {
        modifier(DisabledModifier(isDisabled: disabled))
    }

    /// Sets the size of controls in this view.
    public func controlSize(_ controlSize: ControlSize) -> some View {
        modifier(
            InheritedModifier(ControlSizeKey.self, controlSize) { wrapper, size in
                wrapper.set(.controlSize, size.rawValue)
            })
    }

    /// Sets the preferred color scheme. If it is `nil`, that of the environment is used. Unlike in SwiftUI, it applies
    /// only to this view, not to the whole presentation.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(OptionalColorScheme(scheme: colorScheme))
    }

    /// Sets the color scheme of this view.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        modifier(OptionalColorScheme(scheme: colorScheme))
    }

    /// Sets the text size in the environment, which affects ``ScaledMetric``. The text itself has the size that the
    /// person has set in the browser.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Limits the text size in the environment. The text itself has the size that the person has set in the browser.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            if range.contains(size) { return }
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            if let first = allowed.first, let last = allowed.last { size = size < first ? first : last }
        }
    }

    /// Redacts the content of this view, which shows it as gray bars.
    public func redacted(reason: RedactionReasons) -> some View {
        modifier(
            InheritedModifier(RedactionReasonsKey.self, reason) { wrapper, reason in
                wrapper.set(.busy, reason.contains(.placeholder))
            })
    }

    /// Removes the redaction of this view.
    public func unredacted() -> some View { redacted(reason: []) }

    /// Adds a tooltip to this view.
    public func help(_ textKey: LocalizedStringKey) -> some View { hint(textKey.string) }

    /// Adds a tooltip to this view.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { hint(String(text)) }

    /// Adds a tooltip to this view.
    public func help(_ text: Text) -> some View { hint(text.plainText) }

    private func hint(_ words: String) -> some View {
        described([(.hint, .text(words))])
    }

    /// Sets whether this view receives taps.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.hitTesting, enabled ? nil : "false") })
    }

    /// Sets the shape for hit testing. It has no effect: the whole area of the view is used.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    /// Sets the shape for some kinds of interactions. It has no effect: the whole area of the view is used.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        self
    }
}

/// The kinds of interactions that use a content shape.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates kinds from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Taps.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// Dragging.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// Context menus.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// Hover effects.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

/// Sets the color scheme of a view unless it is `nil`.
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
