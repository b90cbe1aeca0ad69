import BackstaffElements
import BackstaffGraph

/// A view with a label and content.
public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.labeledContentStyle) private var style
    @Environment(\.labelsAreHidden) private var labelIsHidden

    /// Creates a view with custom content and a custom label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The content and behavior of the view.
    public var body: some View {
        if let style {
            style.view(
                LabeledContentStyleConfiguration(
                    label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
        } else {
            ControlElement(.labeledContent) {
                if !labelIsHidden {
                    ControlLabel(label: label)
                }
                ControlElement(.hStack) { content }
            }
        }
    }

    /// Inspects the body by its static type. Tags in the body don't belong to the row.
    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterControl(withBody: Body.self)
    }
}

extension LabeledContent where Label == Text {
    /// Creates a view with custom content and a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a view with custom content and a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a view with a title and a text.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    /// Creates a view with a title and a text.
    @_disfavoredOverload
    public init<S: StringProtocol, Value: StringProtocol>(_ title: S, value: Value) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// Creates a view with a title and a formatted value.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatOutput == String {
        self.init(content: { Text(format.format(value)) }, label: { Text(titleKey) })
    }

    /// Creates a view with a title and a formatted value.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatOutput == String {
        self.init(content: { Text(format.format(value)) }, label: { Text(title) })
    }
}
