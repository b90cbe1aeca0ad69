/// A field for a secret: what is typed isn't shown.
public struct SecureField<Label: View>: View {
    private let input: TextInput

    /// A field with a label of any views.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        let words = (label() as? Text)?.plainText
        input = TextInput(
            source: TextSource(text), kind: .secure, placeholder: prompt?.plainText ?? words, label: words)
    }

    /// What is shown.
    public var body: some View { input }
}

extension SecureField where Label == Text {
    /// A field with a title, which stands in it while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    /// A field with a title, which stands in it while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }

    /// A field with a title and other words that stand in it while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// A field with a title and other words that stand in it while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}
