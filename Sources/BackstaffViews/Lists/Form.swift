import BackstaffGraph

/// A container that shows controls for data entry as rows of a list.
public struct Form<Content: View>: View {
    private let content: Content

    /// Creates a form with a row for each view of `content`.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The content and behavior of the view.
    public var body: some View {
        List { content }
    }
}
