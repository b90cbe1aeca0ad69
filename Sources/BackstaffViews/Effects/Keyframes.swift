import BackstaffGraph

/// The keyframes of a value: one or more ``KeyframeTrack``s, which run at the same time.
@MainActor @preconcurrency
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value

    /// The tracks. Apps don't implement it.
    @MainActor var _tracks: [_KeyframeTrackSource<Value>] { get }
}

/// A track before its first value is known. Apps don't name this type.
public struct _KeyframeTrackSource<Value> {
    /// Returns the movement of the track, beginning with a value.
    let movement: @MainActor (Value) -> KeyframeMovement<Value>
}

/// A track from its first value on: its duration in seconds, and a function that sets what the track has at a time.
struct KeyframeMovement<Value> {
    let duration: Double
    let apply: @MainActor (inout Value, Double) -> Void
}

/// The keyframes of one property of a value, one after the other.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent<Property>>: Keyframes {
    public typealias Value = Root

    private let path: WritableKeyPath<Root, Property>
    private let content: Content

    /// Creates keyframes of the whole value.
    public init(@KeyframeTrackContentBuilder<Property> content: () -> Content) where Root == Property {
        path = \.self
        self.content = content()
    }

    /// Creates keyframes of a property.
    public init(
        _ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content
    ) {
        path = keyPath
        self.content = content()
    }

    public var _tracks: [_KeyframeTrackSource<Root>] {
        let path = path
        let steps = content._steps
        return [
            _KeyframeTrackSource { root in
                let line = KeyframeLine(from: root[keyPath: path].animatableData, steps: steps)
                return KeyframeMovement(duration: line.duration) { value, time in
                    value[keyPath: path].animatableData = line.value(at: time)
                }
            }
        ]
    }
}

/// The values of keyframes over time.
@MainActor @preconcurrency
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let movements: [KeyframeMovement<Value>]

    /// Creates a timeline.
    ///
    /// - Parameters:
    ///   - initialValue: The value at the beginning.
    ///   - content: The keyframes.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue: initialValue, keyframes: content())
    }

    init(initialValue: Value, keyframes: some Keyframes<Value>) {
        self.initialValue = initialValue
        movements = keyframes._tracks.map { $0.movement(initialValue) }
    }

    /// The duration of the longest track in seconds.
    public var duration: TimeInterval { movements.map(\.duration).max() ?? 0 }

    /// Returns the value after a time in seconds. A track that has ended keeps its last value.
    public func value(time: Double) -> Value {
        var value = initialValue
        for movement in movements { movement.apply(&value, max(0, time)) }
        return value
    }

    /// Returns the value after a part of the duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// A builder for the keyframes of a value.
@resultBuilder
public enum KeyframesBuilder<Value> {
    /// Keyframes that are built. Apps don't name this type.
    public struct _Built: Keyframes {
        public let _tracks: [_KeyframeTrackSource<Value>]
    }

    /// Adds keyframes.
    @MainActor
    public static func buildExpression(_ keyframes: some Keyframes<Value>) -> _Built {
        _Built(_tracks: keyframes._tracks)
    }
    /// Collects keyframes.
    @MainActor
    public static func buildBlock(_ keyframes: _Built...) -> _Built { _Built(_tracks: keyframes.flatMap(\._tracks)) }
}

extension KeyframesBuilder where Value: Animatable {
    /// Adds a keyframe of the whole value.
    @MainActor
    public static func buildExpression(
        _ keyframe: some KeyframeTrackContent<Value>
    ) -> KeyframeTrackContentBuilder<Value>._Built {
        KeyframeTrackContentBuilder._Built(_steps: keyframe._steps)
    }
    /// Makes one track of keyframes of the whole value.
    @MainActor
    public static func buildBlock(_ keyframes: KeyframeTrackContentBuilder<Value>._Built...) -> _Built {
        let all = KeyframeTrackContentBuilder<Value>._Built(_steps: keyframes.flatMap(\._steps))
        return _Built(_tracks: KeyframeTrack { all }._tracks)
    }
}
