import BackstaffElements

/// A view that shows the progress of a task, or that a task is running.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    /// What the progress follows, or `nil` if it is `fraction`.
    private let timer: ProgressTimer?
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    @Environment(\.progressViewStyle) private var style
    @Environment(\.progressStyleName) private var styleName
    @Environment(\.labelsAreHidden) private var labelIsHidden

    init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
        self.fraction = fraction
        timer = nil
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    init(timer: ProgressTimer, label: Label, currentValueLabel: CurrentValueLabel) {
        fraction = nil
        self.timer = timer
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// The content and behavior of the view.
    public var body: some View {
        if let timer {
            TimelineView(timer) { context in shown(at: timer.fraction(at: max(context.date, .now))) }
        } else {
            shown(at: fraction)
        }
    }

    @ViewBuilder private func shown(at fraction: Double?) -> some View {
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

    /// The fraction of `value` in `total`, from 0 to 1.
    static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        guard let value, total > 0 else { return nil }
        return min(max(Double(value / total), 0), 1)
    }

    /// Inspects the body by its static type. Tags in the body don't belong to the row.
    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterControl(withBody: Body.self)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates an indeterminate progress view.
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// Creates an indeterminate progress view with a custom label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }

    /// Creates an indeterminate progress view with a title.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
    }

    /// Creates an indeterminate progress view with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
    }

    /// Creates a progress view.
    ///
    /// - Parameters:
    ///   - value: The progress, or `nil` if it is unknown.
    ///   - total: The value that stands for completion.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
        self.init(
            fraction: Self.fraction(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// Creates a progress view with a custom label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
    }

    /// Creates a progress view with a title.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) where Label == Text {
        self.init(fraction: Self.fraction(value, of: total), label: Text(titleKey), currentValueLabel: EmptyView())
    }

    /// Creates a progress view with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) where Label == Text {
        self.init(fraction: Self.fraction(value, of: total), label: Text(title), currentValueLabel: EmptyView())
    }
}

extension ProgressView {
    /// Creates a progress view with custom labels for the task and its progress.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }
}
