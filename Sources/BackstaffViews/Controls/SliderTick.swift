/// Marks of a slider.
public protocol SliderTickContent<Value> {
    /// The type of the slider's values.
    associatedtype Value: BinaryFloatingPoint

    /// The marks. Apps don't use this property.
    var _ticks: [SliderTick<Value>] { get }
}

/// A mark of a slider at a value.
public struct SliderTick<Value: BinaryFloatingPoint>: SliderTickContent, Identifiable {
    /// The value.
    public let value: Value

    /// The value, which identifies the mark among those of its slider.
    public var id: Value { value }

    /// Creates a mark.
    ///
    /// - Parameter value: The value at the mark. A mark outside of the slider's bounds isn't shown.
    public init(_ value: Value) {
        self.value = value
    }

    /// Creates a mark with a label. The page doesn't show the label.
    ///
    /// - Parameters:
    ///   - value: The value at the mark.
    ///   - label: The label.
    public init<Label: View>(_ value: Value, @ViewBuilder label: () -> Label) {
        self.value = value
    }

    /// The mark itself.
    public var _ticks: [SliderTick<Value>] { [self] }
}

/// Marks of a slider for the elements of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
    SliderTickContent
{
    /// The marks of all elements, in their order.
    public let _ticks: [SliderTick<Content.Value>]

    /// Creates marks for the elements of a collection.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: The key path to the identity of an element.
    ///   - content: The marks of an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        content: (Data.Element) -> Content
    ) {
        _ticks = data.flatMap { content($0)._ticks }
    }

    /// Creates marks for the elements of a collection, which identify themselves.
    public init(_ data: Data, content: (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        _ticks = data.flatMap { content($0)._ticks }
    }
}

/// Several marks, or those of a condition.
public struct _SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {
    /// The marks.
    public let _ticks: [SliderTick<Value>]
}

/// Builds the marks of a slider.
@resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
    /// Takes one mark, or the marks of a collection.
    public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> _SliderTicks<Value>
    where Content.Value == Value {
        _SliderTicks(_ticks: content._ticks)
    }

    /// Begins with the first marks of a block.
    public static func buildPartialBlock(first: _SliderTicks<Value>) -> _SliderTicks<Value> { first }

    /// Adds the next marks of a block.
    public static func buildPartialBlock(
        accumulated: _SliderTicks<Value>, next: _SliderTicks<Value>
    ) -> _SliderTicks<Value> {
        _SliderTicks(_ticks: accumulated._ticks + next._ticks)
    }

    /// The marks of an `if` without `else`.
    public static func buildOptional(_ content: _SliderTicks<Value>?) -> _SliderTicks<Value> {
        content ?? _SliderTicks(_ticks: [])
    }

    /// The marks of the first branch of a condition.
    public static func buildEither(first: _SliderTicks<Value>) -> _SliderTicks<Value> { first }

    /// The marks of the second branch of a condition.
    public static func buildEither(second: _SliderTicks<Value>) -> _SliderTicks<Value> { second }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with marks.
    ///
    /// - Parameters:
    ///   - value: The value that the slider shows and changes.
    ///   - bounds: The values that the slider can show.
    ///   - label: A label, which is only for screen readers.
    ///   - ticks: The marks.
    ///   - onEditingChanged: Called with `true` when a user starts to move the slider, and with `false` at the end.
    @preconcurrency
    public init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
        self.init(
            value, bounds, nil, label(), EmptyView(), EmptyView(), ticks: ticks()._ticks.map(\.value), onEditingChanged)
    }

    /// Creates a slider with marks and a label of the current value, which the page doesn't show.
    @preconcurrency
    public init<V: BinaryFloatingPoint, CurrentValueLabel: View, Ticks: SliderTickContent>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @SliderTickBuilder<V> ticks: () -> Ticks,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
        self.init(
            value, bounds, nil, label(), EmptyView(), EmptyView(), ticks: ticks()._ticks.map(\.value), onEditingChanged)
    }
}

extension Slider {
    /// Creates a slider with marks and views for its bounds. The page doesn't show the label of the current value.
    @preconcurrency
    public init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> ValueLabel, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> Ticks,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
        self.init(
            value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), ticks: ticks()._ticks.map(\.value),
            onEditingChanged)
    }
}
