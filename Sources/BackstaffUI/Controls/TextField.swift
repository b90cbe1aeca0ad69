/// A field for a line of text.
///
/// Different from Apple's: the label is shown in the field while it is empty if it is text, and isn't shown otherwise.
public struct TextField<Label: View>: View {
    private var input: TextInput
    private let label: Label
    @Environment(\.customFieldStyle) private var style

    init(_ input: TextInput, prompt: Text? = nil, axis: Axis = .horizontal, label: Label) {
        self.input = input
        self.label = label
        let words = (label as? Text)?.plainText
        if axis == .vertical { self.input.kind = .growing }
        self.input.label = words ?? input.label
        self.input.placeholder = prompt?.plainText ?? words ?? input.placeholder
    }

    /// What is shown.
    public var body: some View {
        if let style {
            style.view(TextField<_TextFieldStyleLabel>(input, label: _TextFieldStyleLabel()))
        } else {
            input
        }
    }
}

extension TextField {
    /// A field with a label of any views.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(TextInput(source: TextSource(text)), prompt: prompt, label: label())
    }

    /// A field with a label of any views that grows along `axis`.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(TextInput(source: TextSource(text)), prompt: prompt, axis: axis, label: label())
    }

    /// A field for a value, written when the field is left or Return is typed, if the text makes sense.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(TextInput(source: TextSource(value, format: format)), prompt: prompt, label: label())
    }

    /// A field for a value that may be missing.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(TextInput(source: TextSource(value, format: format)), prompt: prompt, label: label())
    }
}

extension TextField where Label == Text {
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

    /// A field with a title that grows along `axis`.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// A field with a title that grows along `axis`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    /// A field with a title, for a value.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// A field with a title, for a value.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// A field with a title, for a value that may be missing.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// A field with a title, for a value that may be missing.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
}
