/// What the elements around an element say about the layout in it. Only the browser knows the fonts of texts.
struct TextContext {
    /// Whether leading is the right edge.
    var isRightToLeft = false
    /// The style of buttons and links, such as `bordered`.
    var buttonStyle: PageWords?

    /// The context of what is in an element.
    func inside(_ element: Element) -> TextContext {
        var context = self
        if let direction = element.words(.layoutDirection) { context.isRightToLeft = direction == "right-to-left" }
        if let style = element.words(.buttonStyle) { context.buttonStyle = style }
        return context
    }
}
