/// The form of a presentation in the available space. The raw value is the name on the page.
enum PresentationForm: String {
    /// A sheet that slides up from the bottom.
    case sheet
    /// A sheet in the middle of a wide window, with the size of a form, of a page or of its content.
    case form, page, fitted
    /// A cover over the whole window.
    case cover
    /// A popover beside its source.
    case popover
    /// A column at the trailing edge of the view that it inspects.
    case column
    /// An alert in the middle of the window.
    case alert

    /// Whether the form supports detents.
    var hasDetents: Bool { self == .sheet }
}
