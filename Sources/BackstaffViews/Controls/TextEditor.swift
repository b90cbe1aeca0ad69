/// A scrollable field for text with several lines. The Return key inserts a new line.
public struct TextEditor: View {
    private let input: TextInput

    /// Creates an editor for `text`.
    public init(text: Binding<String>) {
        input = TextInput(source: TextSource(text), kind: .editor)
    }

    /// The content and behavior of the view.
    public var body: some View { input }
}
