import BackstaffElements
import BackstaffGraph
import Foundation

/// How the lines of a text line up.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Where reading begins, in the middle, or where reading ends.
    case leading, center, trailing

    var name: String {
        switch self {
        case .leading: "leading"
        case .center: "center"
        case .trailing: "trailing"
        }
    }
}

/// Whether people can select text.
public protocol TextSelectability: Sendable {
    /// Whether they can.
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
    /// Limits how many lines each text in this view takes; `nil` for no limit.
    public func lineLimit(_ number: Int?) -> some View {
        modifier(
            InheritedModifier(LineLimitKey.self, number) { wrapper, number in
                wrapper.set(.lineLimit, number.map { Double(max(1, $0)) } ?? 0)
            })
    }

    /// Limits how many lines each text in this view takes. The page reserves no room for lines that aren't there.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }

    /// Limits how many lines each text in this view takes. The page has no least number.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Limits how many lines each text in this view takes.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Limits nothing: the page has no least number of lines.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }

    /// Says how the lines of texts in this view line up.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        modifier(
            InheritedModifier(TextAlignmentKey.self, alignment) { wrapper, alignment in
                wrapper.set(.textAlignment, alignment.name)
            })
    }

    /// Says where text that is too long is cut. The page cuts at the end.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        modifier(
            ElementModifier(StyleWrapper.self) {
                $0.set(.truncation, mode == .head ? "head" : mode == .middle ? "middle" : "tail")
            })
    }

    /// Lets text shrink, down to a part of its size, rather than be cut.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.minimumScale, Double(factor)) })
    }

    /// Lets letters move together rather than text be cut. Accepted without effect.
    public func allowsTightening(_ flag: Bool) -> some View { self }

    /// Says which letters text in this view is shown in; `nil` for as it is written.
    public func textCase(_ textCase: Text.Case?) -> some View {
        modifier(
            ElementModifier(StyleWrapper.self) {
                $0.set(.textCase, textCase.map { $0 == .uppercase ? "uppercase" : "lowercase" } ?? "none")
            })
    }

    /// Adds room between lines, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.lineSpacing, Double(lineSpacing)) })
    }

    /// Says whether people can select text. Accepted without effect: in a page they can.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
