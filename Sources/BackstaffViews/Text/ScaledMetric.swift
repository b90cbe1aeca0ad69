/// A property wrapper for a length that scales with the size of text.
///
/// The length has its initial value if the environment's `dynamicTypeSize` is `large`, which is the default. Otherwise
/// it is scaled like body text. Unlike in SwiftUI, all text styles scale in the same way.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    @Environment(\.dynamicTypeSize) private var size

    /// Creates a length that scales with a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
    }

    /// Creates a length that scales with body text.
    public init(wrappedValue: Value) {
        base = wrappedValue
    }

    /// The scaled length in points.
    public var wrappedValue: Value { base * Value(size.bodyPoints / DynamicTypeSize.large.bodyPoints) }
}

extension DynamicTypeSize {
    /// The size of body text in points.
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
