/// A control that is on or off.
public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let label: Label
    @Environment(\.toggleStyle) private var style
    @Environment(\.labelsAreHidden) private var labelIsHidden

    /// A toggle with a label of any views.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// What is shown.
    public var body: some View {
        if let style {
            style.view(
                ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn, words: words))
        } else {
            ToggleElement(style: nil, isOn: isOn, label: label, labelIsHidden: labelIsHidden, words: words)
        }
    }

    private var words: String? { (label as? Text)?.plainText }

    /// Looks into the body, in which tags are not the row's.
    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterControl(withBody: Body.self)
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A toggle with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == BackstaffUI.Label<Text, Image> {
    /// A toggle with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { BackstaffUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A toggle with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { BackstaffUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style is applied to.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}
