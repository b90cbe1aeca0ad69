import BackstaffElements

/// A choice of one value among several, each shown by a view with a `tag(_:)`. Views of a ``ForEach`` without tags
/// stand for their ids.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>
    private let label: Label
    private let content: Content
    @Environment(\.pickerStyleName) private var style
    @Environment(\.labelsAreHidden) private var labelIsHidden

    /// A picker with a label of any views.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }

    /// A picker with a label of any views.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.label = label
        self.content = content()
    }

    /// What is shown.
    public var body: some View {
        let isShown = !labelIsHidden && style != "segmented"
        ControlElement(
            .picker,
            [.controlStyle: .words(style), .label: isShown ? nil : .words((label as? Text)?.plainText)]
        ) {
            if isShown {
                ControlElement(.hStack) { label }
            }
            content.environment(\.pickerOptions, PickerOptions(selection))
        }
    }
}

extension Picker where Label == Text {
    /// A picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// A picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == BackstaffUI.Label<Text, Image> {
    /// A picker with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { BackstaffUI.Label(titleKey, systemImage: systemImage) }
    }
}
