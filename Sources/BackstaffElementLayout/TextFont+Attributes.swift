import BackstaffElements
import BackstaffText

extension TextFont {
    /// The sizes of symbols in parts of the font's size, by the names of their scales.
    package static let symbolScales = ["small": 1.02, "medium": 1.28, "large": 1.62]

    /// Takes over what the attributes of an element or a text say about its font.
    ///
    /// The order is that of the rules in the page's style sheet for text: later ones overrule earlier ones.
    ///
    /// - Parameter value: Returns the value of an attribute, or nil if it isn't set.
    package mutating func read(_ value: (AttributeKey) -> AttributeValue?) {
        func words(_ key: AttributeKey) -> String? {
            if case .text(let words) = value(key) { words } else { nil }
        }
        func number(_ key: AttributeKey) -> Double? {
            if case .number(let number) = value(key) { number } else { nil }
        }
        if let style = words(.font).flatMap({ TextFont.styles[$0] }) {
            size = style.size
            lineHeight = style.lineHeight
            weight = style.weight
            letterSpacing = style.letterSpacing
        }
        if let size = number(.size) {
            self.size = size
            lineHeight = size * 1.2
        }
        if let weight = words(.weight).flatMap({ TextFont.weights[$0] }) { self.weight = weight }
        if let design = words(.design) {
            self.design = TextFont.Design(rawValue: design) ?? .standard
            if self.design == .serif || self.design == .monospaced { letterSpacing = 0 }
        }
        if value(.monospacedDigit) == .flag(true) { hasTabularFigures = true }
        if let distance = number(.tracking) { letterSpacing = distance }
        if let distance = number(.kerning) { letterSpacing = distance }
    }
}
