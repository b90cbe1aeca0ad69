import BackstaffElements
import BackstaffGraph

/// A control for choosing one of several values. Each value is represented by a view with a `tag(_:)`. A view of a
/// ``ForEach`` without a tag has its id as tag.
///
/// ``View/pickerStyle(_:)`` determines how the options are shown. If no option matches the selection, no current value
/// is shown.
///
/// Unlike in SwiftUI, a row of a ``ForEach`` with a type-erased view such as ``AnyView`` needs a tag.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue?>
    private let label: Label
    private let content: Content
    private let currentValueLabel: AnyView?
    @Environment(\.pickerStyleName) private var style
    @Environment(\.paletteSelectionEffect) private var paletteEffect
    @Environment(\.labelsAreHidden) private var labelIsHidden
    @Environment(\.enclosingScreen) private var screen

    init(shared selection: Binding<SelectionValue?>, content: Content, label: Label, currentValueLabel: AnyView?) {
        self.selection = selection
        self.label = label
        self.content = content
        self.currentValueLabel = currentValueLabel
    }

    /// The content and behavior of the view.
    public var body: some View {
        if let screen, style == NavigationLinkPickerStyle._name {
            PickerLink(
                screen: screen, attributes: attributes(style: style, labelIsShown: !labelIsHidden),
                title: words ?? "",
                options: PickerScreenOptions(title: words ?? "", selection: selection, content: content)
            ) {
                parts(labelIsShown: !labelIsHidden, options: PickerOptions(selection, form: .chosenOnly))
            }
        } else {
            let style = style == NavigationLinkPickerStyle._name ? MenuPickerStyle._name : style
            let labelIsShown = !labelIsHidden && !Self.stylesWithoutLabel.contains(style)
            let effect = style == PalettePickerStyle._name ? paletteEffect : .automatic
            ControlElement(.picker, attributes(style: style, labelIsShown: labelIsShown, effect: effect)) {
                parts(
                    labelIsShown: labelIsShown,
                    options: PickerOptions(selection).withChosenVariant(effect.variant))
            }
        }
    }

    private var words: String? {
        (label as? Text)?.plainText ?? (label as? BackstaffViews.Label<Text, Image>)?.words
    }

    /// The styles in which the label isn't visible. Screen readers read it.
    private static var stylesWithoutLabel: [String?] {
        [SegmentedPickerStyle._name, PalettePickerStyle._name, WheelPickerStyle._name]
    }

    private func attributes(
        style: String?, labelIsShown: Bool, effect: PaletteSelectionEffect = .automatic
    ) -> KeyValuePairs<AttributeKey, AttributeValue?> {
        [
            .controlStyle: .words(style), .label: labelIsShown ? nil : .words(words),
            .selectionEffect: .words(effect.name),
        ]
    }

    @ViewBuilder
    private func parts(labelIsShown: Bool, options: PickerOptions) -> some View {
        if labelIsShown {
            ControlLabel(label: label)
        }
        if let currentValueLabel {
            ControlElement(.hStack, [.placement: .text("current-value")]) { currentValueLabel }
        }
        content.environment(\.pickerOptions, options)
    }

    /// Inspects the label and content by their static types. That of the current value's label isn't known.
    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Label.self)
        inspection.enterContainer(of: Content.self)
    }
}

extension Picker {
    /// Creates a picker with a custom label.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(shared: .wrapping(selection), content: content(), label: label(), currentValueLabel: nil)
    }

    /// Creates a picker with a custom label.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(shared: .wrapping(selection), content: content(), label: label, currentValueLabel: nil)
    }

    /// Creates a picker with a custom label and a custom view for the current value.
    ///
    /// - Parameter currentValueLabel: A view builder for the menu's button or the link. It is shown instead of the
    ///   chosen option.
    public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            shared: .wrapping(selection), content: content(), label: label(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a custom label for a value that several sources share. A choice sets the value in all
    /// sources. If the values differ, there is no current value.
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
    /// Creates a picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }

    /// Creates a picker with a title and a custom view for the current value.
    public init<V: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
    }

    /// Creates a picker with a title and a custom view for the current value.
    @_disfavoredOverload
    public init<S: StringProtocol, V: View>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
    }

    /// Creates a picker with a title for a value that several sources share. A choice sets the value in all sources. If
    /// the values differ, there is no current value.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a picker with a title, for a value that several sources share.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == BackstaffViews.Label<Text, Image> {
    /// Creates a picker with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { BackstaffViews.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a picker with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { BackstaffViews.Label(title, systemImage: systemImage) }
    }

    /// Creates a picker with a title, a symbol and a custom view for the current value.
    public init<V: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content,
            label: { BackstaffViews.Label(titleKey, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
    }
}
