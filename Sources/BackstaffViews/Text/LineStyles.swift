import BackstaffElements
import BackstaffGraph

extension View {
    /// Underlines text in this view. The page draws every pattern as a solid line in the color of the text.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.underline, isActive) })
    }

    /// Adds a strikethrough line to text in this view. The page draws every pattern as a solid line in the color of the
    /// text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.strikethrough, isActive) })
    }
}
