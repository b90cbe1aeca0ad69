/// One or more keyframes of a property.
@MainActor @preconcurrency
public protocol KeyframeTrackContent<Value> {
    /// The type of the property.
    associatedtype Value: Animatable

    /// The steps. Apps don't implement it.
    @MainActor var _steps: [_KeyframeStep<Value.AnimatableData>] { get }
}

/// A keyframe that is reached at a constant speed, or by a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _steps: [_KeyframeStep<Value.AnimatableData>]

    /// Creates a keyframe with a duration in seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _steps = [_KeyframeStep(.linear(timingCurve), to: to.animatableData, duration: duration)]
    }
}

/// A keyframe that is reached by a cubic curve. Between two of them, the speed doesn't change suddenly.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _steps: [_KeyframeStep<Value.AnimatableData>]

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value.
    ///   - duration: The duration in seconds.
    ///   - startVelocity: The velocity at the start, or `nil` for that of the keyframe before.
    ///   - endVelocity: The velocity at the end, or `nil` for the one with which the next cubic keyframe goes on.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        let kind = _KeyframeStep<Value.AnimatableData>.Kind.cubic(
            start: startVelocity?.animatableData, end: endVelocity?.animatableData)
        _steps = [_KeyframeStep(kind, to: to.animatableData, duration: duration)]
    }
}

/// A keyframe that a spring pulls to.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _steps: [_KeyframeStep<Value.AnimatableData>]

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value.
    ///   - duration: The duration in seconds, or `nil` for the time in which the spring settles, at most ten seconds. If it is
    ///     shorter, the next keyframe begins where the spring is.
    ///   - spring: The spring.
    ///   - startVelocity: The velocity at the start, or `nil` for that of the keyframe before.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        let kind = _KeyframeStep<Value.AnimatableData>.Kind.spring(spring, start: startVelocity?.animatableData)
        let duration = duration ?? min(SpringTimings.longest, spring.settlingDuration)
        _steps = [_KeyframeStep(kind, to: to.animatableData, duration: duration)]
    }
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _steps: [_KeyframeStep<Value.AnimatableData>]

    /// Creates a keyframe.
    public init(_ to: Value) {
        _steps = [_KeyframeStep(.move, to: to.animatableData, duration: 0)]
    }
}

/// A builder for the keyframes of a property.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
    /// Keyframes that are built. Apps don't name this type.
    public struct _Built: KeyframeTrackContent {
        public let _steps: [_KeyframeStep<Value.AnimatableData>]
    }

    /// Adds a keyframe.
    @MainActor
    public static func buildExpression(_ keyframe: some KeyframeTrackContent<Value>) -> _Built {
        _Built(_steps: keyframe._steps)
    }
    /// Collects keyframes.
    @MainActor
    public static func buildBlock(_ keyframes: _Built...) -> _Built { _Built(_steps: keyframes.flatMap(\._steps)) }
    /// Collects keyframes of a loop.
    @MainActor
    public static func buildArray(_ keyframes: [_Built]) -> _Built { _Built(_steps: keyframes.flatMap(\._steps)) }
    /// Keyframes of an `if` without `else`.
    @MainActor
    public static func buildOptional(_ keyframes: _Built?) -> _Built { keyframes ?? _Built(_steps: []) }
    /// Keyframes of an `if`.
    @MainActor
    public static func buildEither(first keyframes: _Built) -> _Built { keyframes }
    /// Keyframes of an `else`.
    @MainActor
    public static func buildEither(second keyframes: _Built) -> _Built { keyframes }
}
