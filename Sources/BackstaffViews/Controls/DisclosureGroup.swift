import BackstaffElements
import BackstaffGraph

/// A view that shows or hides its content.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let binding: Binding<Bool>?
    @State private var isExpandedByItself = false
    @Environment(\.disclosureGroupStyle) private var style

    /// Creates a collapsed group with a custom label.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        binding = nil
    }

    /// Creates a group with a custom label and a binding to its state.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        binding = isExpanded
    }

    /// The content and behavior of the view.
    public var body: some View {
        let isExpanded = binding ?? $isExpandedByItself
        if let style {
            style.view(
                DisclosureGroupStyleConfiguration(
                    label: .init(content: AnyView(label)), content: .init { AnyView(content()) },
                    isExpanded: isExpanded))
        } else {
            ControlElement(.disclosure, [.presented: .flag(isExpanded.wrappedValue)]) {
                StyledButton(
                    attributes: [.roleName: .text("disclosure"), .presented: .flag(isExpanded.wrappedValue)],
                    action: { isExpanded.wrappedValue.toggle() }, label: label)
                if isExpanded.wrappedValue { content() }
            }
        }
    }

    /// Inspects the body by its static type. Tags in the body don't belong to the row.
    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterControl(withBody: Body.self)
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a collapsed group with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a collapsed group with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group with a title and a binding to its state.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a group with a title and a binding to its state.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
