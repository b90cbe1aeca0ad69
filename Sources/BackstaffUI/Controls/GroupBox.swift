import BackstaffElements

/// Views on a ground of their own, with a label above them.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// A box with a label of any views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// A box with a label of any views.
    @available(*, deprecated, message: "Use init(content:label:).")
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// What is shown.
    public var body: some View {
        ControlElement(.groupBox) {
            if !(label is EmptyView) {
                ControlElement(.hStack) { label }
            }
            ControlElement(.vStack) { content }
        }
    }
}

extension GroupBox where Label == EmptyView {
    /// A box without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// A box with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A box with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
