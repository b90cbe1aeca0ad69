/// The form of a presentation in a compact size class.
public struct PresentationAdaptation: Equatable, Sendable {
    private let name: String

    /// The default: a popover becomes a sheet.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// The form doesn't change.
    public static let none = PresentationAdaptation(name: "none")
    /// A popover.
    public static let popover = PresentationAdaptation(name: "popover")
    /// A sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// A cover over the whole window.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

struct CompactAdaptation: Equatable {
    let horizontal: PresentationAdaptation
    let vertical: PresentationAdaptation
}

extension View {
    /// Sets the form of the presentation that contains this view for compact size classes.
    ///
    /// - Parameter adaptation: The form for both compact size classes.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationTrait(CompactAdaptation(horizontal: adaptation, vertical: adaptation))
    }

    /// Sets the form of the presentation that contains this view for compact size classes.
    ///
    /// - Parameters:
    ///   - horizontal: The form if the horizontal size class is compact.
    ///   - vertical: The form if only the vertical size class is compact.
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View {
        presentationTrait(CompactAdaptation(horizontal: horizontal, vertical: vertical))
    }
}
