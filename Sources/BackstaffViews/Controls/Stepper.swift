import BackstaffElements

/// A control with two buttons that increment and decrement a value.
public struct Stepper<Label: View>: View {
    private let label: Label
    private let onIncrement: (@MainActor () -> Void)?
    private let onDecrement: (@MainActor () -> Void)?
    private let bounds: StepperBounds?
    @Environment(\.labelsAreHidden) private var labelIsHidden

    /// Creates a stepper with actions for its buttons. A button without an action is disabled.
    @preconcurrency
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
        bounds = nil
    }

    /// Creates a stepper with actions for its buttons, in the order of older versions of SwiftUI.
    @preconcurrency
    public init(
        onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value.
    @preconcurrency
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        onIncrement = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
        onDecrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
        bounds = nil
    }

    /// Creates a stepper for a value within a range.
    @preconcurrency
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        onIncrement = { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) }
        onDecrement = { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) }
        self.bounds = StepperBounds(
            isAtUpper: { value.wrappedValue >= bounds.upperBound },
            isAtLower: { value.wrappedValue <= bounds.lowerBound })
    }

    /// The content and behavior of the view.
    public var body: some View {
        ControlElement(.stepper, [.label: labelIsHidden ? .words((label as? Text)?.plainText) : nil]) {
            if !labelIsHidden { label }
            button("decrement", "Decrement", "minus", onDecrement, isAtEnd: bounds?.isAtLower() ?? false)
            button("increment", "Increment", "plus", onIncrement, isAtEnd: bounds?.isAtUpper() ?? false)
        }
    }

    private func button(
        _ name: String, _ words: String, _ symbol: String, _ action: (@MainActor () -> Void)?, isAtEnd: Bool
    ) -> ControlElement<Image> {
        ControlElement(
            .button,
            [.roleName: .text(name), .label: .text(words), .disabled: .flag(action == nil || isAtEnd)],
            verbs: .activate, onEvent: { _ in action?() }
        ) {
            Image(systemName: symbol)
        }
    }
}

/// Whether the value of a stepper has reached a bound.
struct StepperBounds {
    let isAtUpper: () -> Bool
    let isAtLower: () -> Bool
}

extension Stepper where Label == Text {
    /// Creates a stepper with a title for a value.
    @preconcurrency
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title for a value.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title for a value within a range.
    @preconcurrency
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title for a value within a range.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title and actions for its buttons.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
    }

    /// Creates a stepper with a title and actions for its buttons.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
    }
}
