/// A field for any number of lines, which scrolls. Return is a new line.
public struct TextEditor: View {
    private let input: TextInput

    /// A field for `text`.
    public init(text: Binding<String>) {
        input = TextInput(source: TextSource(text), kind: .editor)
    }

    /// What is shown.
    public var body: some View { input }
}
