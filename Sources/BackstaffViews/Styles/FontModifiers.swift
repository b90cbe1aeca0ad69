import BackstaffElements
import BackstaffGraph
import Foundation

extension View {
    /// Sets the font of text in this view. If it is `nil`, the inherited font is used.
    public func font(_ font: Font?) -> some View {
        modifier(
            InheritedModifier(FontKey.self, font) { wrapper, font in
                for key in Font.keys { wrapper.set(key, font?.attributes.first { $0.key == key }?.value) }
            })
    }

    /// Sets the font weight of text in this view.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.weight, weight?.name) })
    }

    /// Sets the font design of text in this view.
    public func fontDesign(_ design: Font.Design?) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.design, design?.attribute) })
    }

    /// Sets the font width of text in this view. It has no effect, because the page's fonts have only one width.
    public func fontWidth(_ width: Font.Width?) -> some View { self }

    /// Makes text in this view bold.
    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    /// Makes text in this view italic.
    public func italic(_ isActive: Bool = true) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.italic, isActive) })
    }

    /// Sets whether text in this view has a monospaced font.
    public func monospaced(_ isActive: Bool = true) -> some View { fontDesign(isActive ? .monospaced : nil) }

    /// Makes the digits of text in this view monospaced.
    public func monospacedDigit() -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.monospacedDigit, true) })
    }

    /// Sets the additional space between letters, in points.
    public func kerning(_ kerning: CGFloat) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.kerning, Double(kerning)) })
    }

    /// Sets the additional space between letters, in points.
    public func tracking(_ tracking: CGFloat) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.tracking, Double(tracking)) })
    }

    /// Sets the offset of text above its baseline, in points.
    public func baselineOffset(_ offset: CGFloat) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.baseline, Double(offset)) })
    }
}

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

extension EnvironmentValues {
    /// The font of text, or `nil` for the default.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
}
