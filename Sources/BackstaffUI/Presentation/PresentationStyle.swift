import BackstaffElements
import BackstaffGraph

// Styles around the presenting view count for what it presents, as its environment does. A page styles what is inside
// an element; what is presented isn't inside, so its own element says what those around the presenter say.
//
//     style  tint=orange
//       └ presenting view ─ ─ ─ ─ ─ presents ─ ─ ─ ┐
//     presentation  tint=orange  ◄── again whenever a style around changes
//       └ content
//
// An inspector stands inside of the styles in any form, and needs nothing of this.

extension PresentationNode {
    /// What a presentation takes over. A question looks as the platform has it, but for its colours and its direction.
    private static let questionKeys: [AttributeKey] = [.tint, .colorScheme, .layoutDirection]
    private static let keys: [AttributeKey] =
        questionKeys + [
            .foreground, .secondaryForeground, .underline, .strikethrough, .kerning, .tracking, .textCase,
            .textAlignment, .lineLimit, .lineSpacing, .truncation, .minimumScale,
            .controlSize, .borderShape, .imageScale, .symbolVariant,
        ]

    /// Takes over what styles around the presenting view say, of several the innermost.
    func inheritStyle() {
        if kind.isInspector { return }
        // From the inside out, through presentations around the presenting view.
        let styles = sequence(first: self as _Node, next: \.parent).compactMap { $0 as? WrapperNode }.filter(\.isStyle)
        for style in styles { style.hasPresentations = true }
        for key in kind.isDialog ? Self.questionKeys : Self.keys {
            set(key, styles.lazy.compactMap { $0.attribute(key) }.first)
        }
        if !kind.isDialog { inheritFont(of: styles) }
    }

    /// A font is inherited whole: a size doesn't get the weight of a text style further out. What is said by itself
    /// inside that, as by `bold()`, is added.
    private func inheritFont(of styles: [WrapperNode]) {
        var font: [AttributeKey: AttributeValue] = [:]
        for style in styles {
            for key in Font.keys where font[key] == nil { font[key] = style.attribute(key) }
            if style.attribute(.font) != nil || style.attribute(.size) != nil { break }
        }
        for key in Font.keys { set(key, font[key]) }
    }
}

extension WrapperNode {
    /// Has what is presented inside take over a style that may have changed.
    func restylePresentations() {
        hasPresentations = false  // Those that are still inside say that they are.
        for element in graph.tree.root.children {
            guard let presentation = element.responder as? PresentationNode else { continue }
            if presentation.isInside(self) { presentation.inheritStyle() }
        }
    }
}
