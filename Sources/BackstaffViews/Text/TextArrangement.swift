import BackstaffElements
import BackstaffGraph
import Foundation

/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// At the leading edge, in the center or at the trailing edge.
    case leading, center, trailing

    var name: String {
        switch self {
        case .leading: "leading"
        case .center: "center"
        case .trailing: "trailing"
        }
    }
}

/// A type that determines whether people can select text.
public protocol TextSelectability: Sendable {
    /// Whether people can select text.
    static var allowsSelection: Bool { get }
}

/// People can select text.
public struct EnabledTextSelectability: TextSelectability {
    /// Always `true`.
    public static var allowsSelection: Bool { true }
}

/// People can't select text.
public struct DisabledTextSelectability: TextSelectability {
    /// Always `false`.
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// People can select text.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// People can't select text.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Sets the largest number of lines of each text in this view. If it is `nil`, there is no limit.
    public func lineLimit(_ number: Int?) -> some View {
        modifier(
            InheritedModifier(LineLimitKey.self, number) { wrapper, number in
                wrapper.set(.lineLimit, number.map { Double(max(1, $0)) } ?? 0)
            })
    }

    /// Sets the largest number of lines of each text in this view. The page doesn't reserve space for missing lines.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }

    /// Sets the largest number of lines of each text in this view. The lower bound has no effect.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Sets the largest number of lines of each text in this view.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Removes the limit of lines. The lower bound has no effect.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }

    /// Sets the alignment of the lines of texts in this view.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        modifier(
            InheritedModifier(TextAlignmentKey.self, alignment) { wrapper, alignment in
                wrapper.set(.textAlignment, alignment.name)
            })
    }

    /// Sets the truncation of texts that are too long. The page always truncates at the end.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        modifier(
            InheritedModifier(TruncationModeKey.self, mode) { wrapper, mode in
                wrapper.set(.truncation, mode == .head ? "head" : mode == .middle ? "middle" : "tail")
            })
    }

    /// Sets the smallest fraction to which texts in this view may shrink before they are truncated.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        modifier(
            InheritedModifier(MinimumScaleFactorKey.self, factor) { wrapper, factor in
                wrapper.set(.minimumScale, Double(factor))
            })
    }

    /// Sets whether letter spacing may be reduced before a text is truncated. It has no effect.
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// Sets the letter case of texts in this view. If it is `nil`, the case isn't changed.
    public func textCase(_ textCase: Text.Case?) -> some View {
        modifier(
            InheritedModifier(TextCaseKey.self, textCase) { wrapper, textCase in
                wrapper.set(.textCase, textCase.map { $0 == .uppercase ? "uppercase" : "lowercase" } ?? "none")
            })
    }

    /// Sets the additional space between lines, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        modifier(
            InheritedModifier(LineSpacingKey.self, lineSpacing) { wrapper, lineSpacing in
                wrapper.set(.lineSpacing, Double(lineSpacing))
            })
    }

    /// Sets whether people can select text. It has no effect: on a page they always can.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}

private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }

extension EnvironmentValues {
    /// The largest number of lines of a text.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// How the lines of a text line up.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
}
