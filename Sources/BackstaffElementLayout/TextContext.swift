import BackstaffElements
import BackstaffText

/// What the elements around a text say about it. Elements inherit it, as nodes of the page inherit CSS.
@MainActor
struct TextContext {
    /// The font of a text that has no own one.
    var font = TextFont.body
    /// The distance that is added between lines in points, or nil for that of the font.
    var lineSpacing: Double?
    /// The greatest number of lines, or nil for any number.
    var lineLimit: Int?
    /// Whether all letters are capital (`uppercase`) or small (`lowercase`).
    var textCase: String?
    /// The size of symbols in parts of the font's size.
    var symbolScale = TextFont.symbolScales["medium"] ?? 1
    /// Whether leading is the right edge.
    var isRightToLeft = false
    /// The style of buttons and links, such as `bordered`.
    var buttonStyle: String?
    /// The size of controls, such as `large`.
    var controlSize: String?
    /// The parts of a label that are visible, such as `icon-only`.
    var labelStyle: String?
    /// The style of lists, such as `plain`.
    var listStyle: String?

    /// The font with the distance between lines.
    var spacedFont: TextFont {
        guard let lineSpacing else { return font }
        var font = font
        font.lineHeight = font.size * 1.294 + lineSpacing
        return font
    }

    /// The context of what is in an element.
    func inside(_ element: Element) -> TextContext {
        var context = self
        context.font.read { element[$0] }
        context.readLines(of: element)
        if let direction = element.words(.layoutDirection) { context.isRightToLeft = direction == "right-to-left" }
        if let style = element.words(.buttonStyle) { context.buttonStyle = style }
        if let size = element.words(.controlSize) { context.controlSize = size }
        if let style = element.words(.labelStyle) { context.labelStyle = style }
        if let style = element.words(.listStyle) { context.listStyle = style }
        if let scale = element.words(.imageScale).flatMap({ TextFont.symbolScales[$0] }) { context.symbolScale = scale }
        return context
    }

    private mutating func readLines(of element: Element) {
        if let distance = element.number(.lineSpacing) { lineSpacing = distance }
        if let limit = element.number(.lineLimit) { lineLimit = limit > 0 ? Int(min(limit, 10_000)) : nil }
        if let textCase = element.words(.textCase) { self.textCase = textCase }
    }
}
