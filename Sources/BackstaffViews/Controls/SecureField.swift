/// A text field for private text. The text isn't visible.
public struct SecureField<Label: View>: View {
    private let input: TextInput
    @Environment(\.customFieldStyle) private var style

    /// Creates a field with a custom label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        let words = (label() as? Text)?.plainText
        input = TextInput(
            source: TextSource(text), kind: .secure, placeholder: prompt?.plainText ?? words, label: words)
    }

    /// The content and behavior of the view.
    public var body: some View {
        if let style {
            style.view(TextField<_TextFieldStyleLabel>(input, label: _TextFieldStyleLabel()))
        } else {
            input
        }
    }
}

extension SecureField where Label == Text {
    /// Creates a field with a title, which is shown as its placeholder.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    /// Creates a field with a title, which is shown as its placeholder.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }

    /// Creates a field with a title and a placeholder.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a title and a placeholder.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

extension SecureField where Label == Text {
    /// Creates a field with a closure for the Return key.
    @available(*, deprecated, message: "Use onSubmit(of:_:) in place of the closure.")
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
        self.init(text, Text(titleKey), onCommit)
    }

    /// Creates a field with a closure for the Return key.
    @available(*, deprecated, message: "Use onSubmit(of:_:) in place of the closure.")
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
        self.init(text, Text(title), onCommit)
    }

    private init(_ text: Binding<String>, _ title: Text, _ onCommit: @escaping @MainActor () -> Void) {
        input = TextInput(
            source: TextSource(text), kind: .secure, placeholder: title.plainText, label: title.plainText,
            onCommit: onCommit)
    }
}
