import BackstaffGraph

/// Controls and texts as rows of a list.
public struct Form<Content: View>: View {
    private let content: Content

    /// Rows for the views of `content`.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// What is shown.
    public var body: some View {
        List { content }
    }
}
