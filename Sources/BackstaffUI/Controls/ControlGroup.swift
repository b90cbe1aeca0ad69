import BackstaffElements

/// Controls that belong together, shown side by side.
///
/// Different from Apple's: the label is only said by screen readers, and only if it is text.
public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let words: String?

    /// A group of controls.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        words = nil
    }

    /// A group of controls with a label.
    public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        words = (label() as? Text)?.plainText
    }

    /// A group of controls with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// What is shown.
    public var body: some View {
        ControlElement(.controlGroup, [.label: .words(words)]) { content }
    }
}
