import BackstaffElements
import BackstaffGraph

// The styles around the presenting view apply to the presented view too, as the environment does. On the page a style
// applies to the elements inside its element. A presented view isn't inside. Therefore its own element gets the
// attributes of these styles.
//
//     style  tint=orange
//       └ presenting view ─ ─ ─ ─ ─ presents ─ ─ ─ ┐
//     presentation  tint=orange  ◄── updated when a style outside changes
//       └ content
//
// An inspector is inside the style elements in any form, so it doesn't need this.

extension PresentationNode {
    /// The inherited attributes. Alerts and confirmation dialogs inherit only colors and the layout direction.
    private static let dialogKeys: [AttributeKey] = [.tint, .colorScheme, .layoutDirection]
    private static let keys: [AttributeKey] =
        dialogKeys + [
            .foreground, .secondaryForeground, .underline, .strikethrough, .kerning, .tracking, .textCase,
            .textAlignment, .lineLimit, .lineSpacing, .truncation, .minimumScale,
            .controlSize, .borderShape, .imageScale, .symbolVariant, .symbolRendering,
        ]

    /// Sets the attributes of the styles around the presenting view. The innermost value of each attribute is used.
    func inheritStyle() {
        if kind.isInspector { return }
        // From the inside to the outside, including the styles around a presentation that contains the presenting view.
        let styles = sequence(first: self as _Node, next: \.parent).compactMap { $0 as? WrapperNode }.filter(\.isStyle)
        for style in styles { style.onStyleChange = { [unowned style] in style.restylePresentations() } }
        for key in kind.isDialog ? Self.dialogKeys : Self.keys {
            set(key, styles.lazy.compactMap { $0.attribute(key) }.first)
        }
        if let colorScheme { set(.colorScheme, colorScheme.rawValue) }
        if !kind.isDialog { inheritFont(of: styles) }
    }

    /// Inherits the font as a whole: a font with a size doesn't get the weight of a text style further out. Attributes
    /// such as that of `bold()` inside the font's style are added.
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
    /// Updates the inherited styles of presentations inside, after the style may have changed.
    fileprivate func restylePresentations() {
        onStyleChange = nil  // Presentations that are still inside set it again.
        for element in graph.tree.root.children {
            guard let presentation = element.responder as? PresentationNode else { continue }
            if presentation.isInside(self) { presentation.inheritStyle() }
        }
    }
}
