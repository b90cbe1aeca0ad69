import BackstaffLayout

/// The distances in a button with a background, by the size of controls. They are those of the page's style sheet for controls.
struct ButtonMeasures {
    /// The distances of the label from the edges in points.
    let padding: LayoutInsets
    /// The least height in points.
    let height: Double
    /// The text style of the label, or nil for that of the text around the button.
    let textStyle: String?

    /// The distances for a size such as `large`, or for the usual size.
    init(controlSize: String?) {
        switch controlSize {
        case "mini", "small": self.init(4, 10, height: 28, textStyle: "subheadline")
        case "large", "extra-large": self.init(14, 20, height: 50)
        default: self.init(6, 12, height: 34)
        }
    }

    private init(_ vertical: Double, _ horizontal: Double, height: Double, textStyle: String? = nil) {
        padding = LayoutInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
        self.height = height
        self.textStyle = textStyle
    }
}
