import BackstaffElements
import BackstaffGraph

/// A box with a background around its content, and a label above it.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxStyle) private var style

    /// Creates a box with a custom label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Creates a box with a custom label.
    @available(*, deprecated, message: "Use init(content:label:).")
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// The content and behavior of the view.
    public var body: some View {
        if let style {
            style.view(
                GroupBoxStyleConfiguration(
                    label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
        } else {
            ControlElement(.groupBox) {
                if !(label is EmptyView) {
                    ControlLabel(label: label)
                }
                ControlElement(.vStack) { content }
            }
        }
    }

    /// Inspects the body by its static type. Tags in the body don't belong to the row.
    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterControl(withBody: Body.self)
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// Creates a box with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a box with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
