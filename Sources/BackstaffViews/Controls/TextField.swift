/// A control for editing text.
///
/// Unlike in SwiftUI, the label is shown only as the placeholder of the field, and only if it is a text.
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

    /// The content and behavior of the view.
    public var body: some View {
        if let style {
            style.view(TextField<_TextFieldStyleLabel>(input, label: _TextFieldStyleLabel()))
        } else {
            input
        }
    }
}

extension TextField {
    /// Creates a field with a custom label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(TextInput(source: TextSource(text)), prompt: prompt, label: label())
    }

    /// Creates a field with a custom label that can grow along an axis.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(TextInput(source: TextSource(text)), prompt: prompt, axis: axis, label: label())
    }

    /// Creates a field for a formatted value. The value is set when the field loses the focus or a user presses
    /// Return, if the text can be parsed.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(TextInput(source: TextSource(value, format: format)), prompt: prompt, label: label())
    }

    /// Creates a field for an optional formatted value.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(TextInput(source: TextSource(value, format: format)), prompt: prompt, label: label())
    }
}

extension TextField where Label == Text {
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

    /// Creates a field with a title that can grow along an axis.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a field with a title that can grow along an axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    /// Creates a field with a title for a formatted value.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a title for a formatted value.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// Creates a field with a title for an optional formatted value.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a title for an optional formatted value.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
}
