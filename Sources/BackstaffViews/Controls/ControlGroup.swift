import BackstaffElements

/// A group of related controls that are shown side by side.
///
/// Unlike in SwiftUI, the label is used only for screen readers, and only if it is a text.
public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let words: String?

    /// Creates a group of controls.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        words = nil
    }

    /// Creates a group of controls with a label.
    public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        words = (label() as? Text)?.plainText
    }

    /// Creates a group of controls with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// The content and behavior of the view.
    public var body: some View {
        ControlElement(.controlGroup, [.label: .words(words)]) { content }
    }
}
