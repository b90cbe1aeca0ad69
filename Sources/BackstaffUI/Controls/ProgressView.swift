import BackstaffElements

/// How far something has come, or that it is under way.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    @Environment(\.progressViewStyle) private var style
    @Environment(\.progressStyleName) private var styleName
    @Environment(\.labelsAreHidden) private var labelIsHidden

    init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// What is shown.
    public var body: some View {
        if let style {
            style.view(
                ProgressViewStyleConfiguration(
                    fractionCompleted: fraction,
                    label: label is EmptyView ? nil : .init(content: AnyView(label)),
                    currentValueLabel: currentValueLabel is EmptyView
                        ? nil : .init(content: AnyView(currentValueLabel))))
        } else {
            ControlElement(
                .progress,
                [
                    .value: fraction.map { .number($0) }, .controlStyle: .words(styleName),
                    .label: labelIsHidden ? .words((label as? Text)?.plainText) : nil,
                ]
            ) {
                if !labelIsHidden {
                    label
                    currentValueLabel
                }
            }
        }
    }

    /// `value` as a part of `total`, never outside 0 … 1.
    static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        guard let value, total > 0 else { return nil }
        return min(max(Double(value / total), 0), 1)
    }

    /// Looks into the body, in which tags are not the row's.
    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterControl(withBody: Body.self)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something that is under way.
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// Something that is under way, with a label of any views.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }

    /// Something that is under way, with a title.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
    }

    /// Something that is under way, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
    }

    /// How far something has come.
    ///
    /// - Parameters:
    ///   - value: how far, or `nil` where that isn't known.
    ///   - total: the value at the end.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
        self.init(
            fraction: Self.fraction(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// How far something has come, with a label of any views.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
    }

    /// How far something has come, with a title.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) where Label == Text {
        self.init(fraction: Self.fraction(value, of: total), label: Text(titleKey), currentValueLabel: EmptyView())
    }

    /// How far something has come, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) where Label == Text {
        self.init(fraction: Self.fraction(value, of: total), label: Text(title), currentValueLabel: EmptyView())
    }
}

extension ProgressView {
    /// How far something has come, with a label and one for the value, both of any views.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }
}
