import BackstaffElements
import BackstaffGraph
import Foundation

extension View {
    /// Sets the font of text in this view, or with `nil` leaves that of the surroundings.
    public func font(_ font: Font?) -> some View {
        modifier(
            InheritedModifier(FontKey.self, font) { wrapper, font in
                for key in Font.keys { wrapper.set(key, font?.attributes.first { $0.key == key }?.value) }
            })
    }

    /// Sets how thick the strokes of text in this view are.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.weight, weight?.name) })
    }

    /// Sets the character of the face in this view.
    public func fontDesign(_ design: Font.Design?) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.design, design?.attribute) })
    }

    /// Accepted without effect: the page's faces have one width.
    public func fontWidth(_ width: Font.Width?) -> some View { self }

    /// Makes text in this view bold.
    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    /// Slants text in this view.
    public func italic(_ isActive: Bool = true) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.italic, isActive) })
    }

    /// Underlines text in this view. The page draws every pattern as a plain line in the colour of the text.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.underline, isActive) })
    }

    /// Strikes text in this view through. The page draws every pattern as a plain line in the colour of the text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.strikethrough, isActive) })
    }

    /// Uses letters of one width in this view.
    public func monospaced(_ isActive: Bool = true) -> some View { fontDesign(isActive ? .monospaced : nil) }

    /// Uses digits of one width in this view.
    public func monospacedDigit() -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.monospacedDigit, true) })
    }

    /// Adds room between letters, in points.
    public func kerning(_ kerning: CGFloat) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.kerning, Double(kerning)) })
    }

    /// Adds room between letters, in points.
    public func tracking(_ tracking: CGFloat) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.tracking, Double(tracking)) })
    }

    /// Raises text above its line, in points.
    public func baselineOffset(_ offset: CGFloat) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.baseline, Double(offset)) })
    }
}
