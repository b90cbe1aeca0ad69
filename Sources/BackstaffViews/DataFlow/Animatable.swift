/// A type with data that changes step by step in an animation.
///
/// Unlike in SwiftUI, the page animates views by itself, and doesn't ask the app for the steps in between. So
/// ``animatableData-swift.property`` is never set, and a view or shape changes to its new state at once.
@MainActor @preconcurrency
public protocol Animatable {
    /// The type of the data.
    associatedtype AnimatableData: VectorArithmetic

    /// The data to animate. It is neither read nor set.
    @MainActor @preconcurrency var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// No data.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

/// A type that can be added and multiplied by a number, so that there are values between two values.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies the value.
    mutating func scale(by rhs: Double)

    /// The product of the value with itself.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic where Self: BinaryFloatingPoint {
    /// Multiplies the value.
    public mutating func scale(by rhs: Double) { self *= Self(rhs) }

    /// The square of the value.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// The data of a type that has nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    /// Creates the data.
    public init() {}

    /// No data.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    public static func + (first: Self, second: Self) -> Self { Self() }
    public static func - (first: Self, second: Self) -> Self { Self() }

    /// Does nothing.
    public mutating func scale(by rhs: Double) {}

    /// Zero.
    public var magnitudeSquared: Double { 0 }
}

/// Two values to animate. Nest pairs for more than two values.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// Creates a pair.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Two zeros.
    public static var zero: Self { Self(.zero, .zero) }

    public static func + (first: Self, second: Self) -> Self {
        Self(first.first + second.first, first.second + second.second)
    }

    public static func - (first: Self, second: Self) -> Self {
        Self(first.first - second.first, first.second - second.second)
    }

    /// Multiplies both values.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// The sum of the squares.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A view modifier with data to animate. Declare conformance to ``ViewModifier`` and ``Animatable`` instead.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
