import BackstaffElements

/// Views that a button shows and hides.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let binding: Binding<Bool>?
    @State private var isExpandedByItself = false

    /// A group with a label of any views, closed at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        binding = nil
    }

    /// A group with a label of any views, open while `isExpanded`.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        binding = isExpanded
    }

    /// What is shown.
    public var body: some View {
        let isExpanded = binding ?? $isExpandedByItself
        ControlElement(.disclosure, [.presented: .flag(isExpanded.wrappedValue)]) {
            StyledButton(
                attributes: [.roleName: .text("disclosure"), .presented: .flag(isExpanded.wrappedValue)],
                action: { isExpanded.wrappedValue.toggle() }, label: label)
            if isExpanded.wrappedValue { content() }
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// A group with a title, closed at first.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A group with a title, closed at first.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A group with a title, open while `isExpanded`.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// A group with a title, open while `isExpanded`.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
