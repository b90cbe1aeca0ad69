/// A length that grows and shrinks with the size of text.
///
/// It is as long as declared where the environment's `dynamicTypeSize` is `large`, the usual one, and longer or shorter
/// by as much as body text is larger or smaller. Different from Apple's: so it is for each text style.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    @Environment(\.dynamicTypeSize) private var size

    /// A length that follows the size of text of a style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
    }

    /// A length that follows the size of text.
    public init(wrappedValue: Value) {
        base = wrappedValue
    }

    /// The length now, in points.
    public var wrappedValue: Value { base * Value(size.bodyPoints / DynamicTypeSize.large.bodyPoints) }
}

extension DynamicTypeSize {
    /// How large body text is, in points.
    var bodyPoints: Double {
        switch self {
        case .xSmall: 14
        case .small: 15
        case .medium: 16
        case .large: 17
        case .xLarge: 19
        case .xxLarge: 21
        case .xxxLarge: 23
        case .accessibility1: 28
        case .accessibility2: 33
        case .accessibility3: 40
        case .accessibility4: 47
        case .accessibility5: 53
        }
    }
}
