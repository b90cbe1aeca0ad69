/// A view that follows keyframes.
///
/// The page doesn't follow keyframes. The view always shows the initial value.
public struct KeyframeAnimator<Value, Content: View>: View {
    private let content: Content

    /// Creates a view that follows keyframes, again and again if `repeating` is `true`.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
    ) {
        self.content = content(initialValue)
    }

    /// Creates a view that follows keyframes when a value changes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
    ) {
        self.content = content(initialValue)
    }

    /// The view for the initial value.
    public var body: some View { content }
}

extension View {
    /// Modifies this view by keyframes, again and again. The page always shows the initial value.
    public func keyframeAnimator<Value, V: View>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> V,
        @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
    ) -> some View {
        content(PlaceholderContentView(content: self), initialValue)
    }

    /// Modifies this view by keyframes when a value changes. The page always shows the initial value.
    public func keyframeAnimator<Value, V: View>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> V,
        @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
    ) -> some View {
        content(PlaceholderContentView(content: self), initialValue)
    }
}

/// The keyframes of a value. They aren't used.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value
}

/// The keyframes of a property. They aren't used.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent<Property>>: Keyframes {
    public typealias Value = Root

    /// Creates keyframes of the whole value.
    public init(@KeyframeTrackContentBuilder<Property> content: () -> Content) where Root == Property {}

    /// Creates keyframes of a property.
    public init(
        _ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content
    ) {}
}

/// One or more keyframes of a property. They aren't used.
public protocol KeyframeTrackContent<Value> {
    /// The type of the property.
    associatedtype Value: Animatable
}

/// A keyframe that is reached at a constant speed. It isn't used.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Creates a keyframe with a duration in seconds.
    public init(_ to: Value, duration: Double) {}
}

/// A keyframe that is reached by a cubic curve. It isn't used.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Creates a keyframe with a duration in seconds.
    public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A keyframe that is reached by a spring. It isn't used.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Creates a keyframe with a duration in seconds.
    public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A keyframe that is reached at once. It isn't used.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Creates a keyframe.
    public init(_ to: Value) {}
}

/// A builder for the keyframes of a value.
@resultBuilder
public enum KeyframesBuilder<Value> {
    /// Keyframes that are built. Apps don't name this type.
    public struct _Built: Keyframes {}

    /// Adds keyframes.
    public static func buildExpression(_ keyframes: some Keyframes<Value>) -> _Built { _Built() }
    /// Collects keyframes.
    public static func buildBlock(_ keyframes: _Built...) -> _Built { _Built() }
}

/// A builder for the keyframes of a property.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
    /// Keyframes that are built. Apps don't name this type.
    public struct _Built: KeyframeTrackContent {}

    /// Adds a keyframe.
    public static func buildExpression(_ keyframe: some KeyframeTrackContent<Value>) -> _Built { _Built() }
    /// Collects keyframes.
    public static func buildBlock(_ keyframes: _Built...) -> _Built { _Built() }
    /// Collects keyframes of a loop.
    public static func buildArray(_ keyframes: [_Built]) -> _Built { _Built() }
}
