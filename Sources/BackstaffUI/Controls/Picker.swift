import BackstaffElements
import BackstaffGraph

/// A choice of one value among several, each shown by a view with a `tag(_:)`. Views of a ``ForEach`` without tags
/// stand for their ids.
///
/// How the options are shown is up to ``View/pickerStyle(_:)``. A selection that no option has shows no current value.
///
/// Different from Apple's: a row of a ``ForEach`` whose view hides its type, as ``AnyView`` does, needs a tag.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue?>
    private let label: Label
    private let content: Content
    private let currentValueLabel: AnyView?
    @Environment(\.pickerStyleName) private var style
    @Environment(\.labelsAreHidden) private var labelIsHidden
    @Environment(\.screenContext) private var screen

    init(shared selection: Binding<SelectionValue?>, content: Content, label: Label, currentValueLabel: AnyView?) {
        self.selection = selection
        self.label = label
        self.content = content
        self.currentValueLabel = currentValueLabel
    }

    /// What is shown.
    public var body: some View {
        if let screen, style == NavigationLinkPickerStyle._name {
            PickerLink(
                screen: screen, attributes: attributes(style: style, labelIsShown: !labelIsHidden),
                destination: PickerScreen(title: words ?? "", selection: selection, content: content)
            ) {
                parts(labelIsShown: !labelIsHidden, options: PickerOptions(selection, form: .chosenOnly))
            }
        } else {
            let style = style == NavigationLinkPickerStyle._name ? MenuPickerStyle._name : style
            let labelIsShown = !labelIsHidden && !Self.stylesWithoutLabel.contains(style)
            ControlElement(.picker, attributes(style: style, labelIsShown: labelIsShown)) {
                parts(labelIsShown: labelIsShown, options: PickerOptions(selection))
            }
        }
    }

    private var words: String? {
        (label as? Text)?.plainText ?? (label as? BackstaffUI.Label<Text, Image>)?.words
    }

    /// The styles in which the label is only said, by screen readers.
    private static var stylesWithoutLabel: [String?] {
        [SegmentedPickerStyle._name, PalettePickerStyle._name, WheelPickerStyle._name]
    }

    private func attributes(
        style: String?, labelIsShown: Bool
    ) -> KeyValuePairs<AttributeKey, AttributeValue?> {
        [.controlStyle: .words(style), .label: labelIsShown ? nil : .words(words)]
    }

    @ViewBuilder
    private func parts(labelIsShown: Bool, options: PickerOptions) -> some View {
        if labelIsShown {
            ControlElement(.hStack) { label }
        }
        if let currentValueLabel {
            ControlElement(.hStack, [.placement: .text("current-value")]) { currentValueLabel }
        }
        content.environment(\.pickerOptions, options)
    }

    /// Looks into what is known by its type; the label of the current value isn't.
    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Label.self)
        inspection.enterContainer(of: Content.self)
    }
}

extension Picker {
    /// A picker with a label of any views.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(shared: .wrapping(selection), content: content(), label: label(), currentValueLabel: nil)
    }

    /// A picker with a label of any views.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(shared: .wrapping(selection), content: content(), label: label, currentValueLabel: nil)
    }

    /// A picker with a label of any views, and views of its own for what is chosen.
    ///
    /// - Parameter currentValueLabel: what the menu's button, or the link, shows in place of the chosen option.
    public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            shared: .wrapping(selection), content: content(), label: label(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// A picker with a label of any views, for a value that several sources share. Choosing writes to all of them; while
    /// they differ there is no current value.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            shared: .shared(sources.map { $0[keyPath: selection] }), content: content(), label: label(),
            currentValueLabel: nil)
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

    /// A picker with a title, and views of its own for what is chosen.
    public init<V: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
    }

    /// A picker with a title, and views of its own for what is chosen.
    @_disfavoredOverload
    public init<S: StringProtocol, V: View>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
    }

    /// A picker with a title, for a value that several sources share. Choosing writes to all of them; while they differ
    /// there is no current value.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }

    /// A picker with a title, for a value that several sources share.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
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

    /// A picker with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { BackstaffUI.Label(title, systemImage: systemImage) }
    }

    /// A picker with a title and a symbol, and views of its own for what is chosen.
    public init<V: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content,
            label: { BackstaffUI.Label(titleKey, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
    }
}
