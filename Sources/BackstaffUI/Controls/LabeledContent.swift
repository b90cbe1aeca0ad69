import BackstaffElements

/// A value, or any view, with a label before it.
public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.labelsAreHidden) private var labelIsHidden

    /// Any view with a label of any views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// What is shown.
    public var body: some View {
        ControlElement(.labeledContent) {
            if !labelIsHidden {
                ControlElement(.hStack) { label }
            }
            ControlElement(.hStack) { content }
        }
    }
}

extension LabeledContent where Label == Text {
    /// Any view with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Any view with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Words with a title.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    /// Words with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, Value: StringProtocol>(_ title: S, value: Value) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// A value, as `format` writes it, with a title.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatOutput == String {
        self.init(content: { Text(format.format(value)) }, label: { Text(titleKey) })
    }

    /// A value, as `format` writes it, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatOutput == String {
        self.init(content: { Text(format.format(value)) }, label: { Text(title) })
    }
}
