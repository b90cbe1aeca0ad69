import BackstaffElements
import BackstaffGraph

/// A type that recognizes a movement of a finger or pointer and performs actions for it.
///
/// A custom gesture is composed of others in its ``body``. ``View/gesture(_:including:)`` adds a gesture to a view.
///
/// Unlike in SwiftUI, gestures can't be combined with `simultaneously(with:)`, `sequenced(before:)` or
/// `exclusively(before:)`. If nested views have gestures, only the innermost one receives the event.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The type of the gesture's value.
    associatedtype Value
    /// The type of the gesture's body.
    associatedtype Body: Gesture

    /// The gestures that this gesture is composed of.
    @MainActor @preconcurrency var body: Body { get }

    /// Creates the recognizer for hosts, or `nil` if there is nothing to recognize. Apps don't use it.
    @MainActor static func _recognizer(of gesture: Self, telling listener: _GestureListener<Value>)
        -> _GestureRecognizer?
}

extension Gesture where Body.Value == Value {
    public static func _recognizer(
        of gesture: Self, telling listener: _GestureListener<Value>
    ) -> _GestureRecognizer? {
        Body._recognizer(of: gesture.body, telling: listener)
    }
}

extension Never: Gesture {
    public typealias Value = Never

    public static func _recognizer(
        of gesture: Never, telling listener: _GestureListener<Never>
    ) -> _GestureRecognizer? {}
}

/// A built-in gesture, or a modifier of one.
@MainActor @preconcurrency
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
    /// Traps when called. The framework recognizes the gesture itself.
    public var body: Never { fatalError("\(Self.self) has no body: the framework recognizes it itself.") }
}

/// The closures that receive the events of a gesture. Apps don't use it.
public struct _GestureListener<Value> {
    /// Called when the gesture begins or changes.
    var changed: @MainActor (Value) -> Void = { _ in }
    /// Called when the gesture ends successfully.
    var ended: @MainActor (Value) -> Void = { _ in }
    /// Called when the gesture is over, whether it has ended successfully or not.
    var over: @MainActor () -> Void = {}
}

/// The description of a gesture that hosts recognize. Apps don't use it.
public struct _GestureRecognizer {
    enum Kind {
        /// A number of consecutive taps.
        case tap(count: Int, () -> Void)
        /// A press with a minimum duration in seconds.
        case hold(duration: Double, (ElementEvent) -> Void)
        /// A drag with a minimum distance in points.
        case drag(distance: Double, (ElementDrag) -> Void)
    }

    let kind: Kind
}

/// The gestures of a view that are enabled.
public struct GestureMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    /// Creates gestures from bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// No gestures.
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of views inside. They are always enabled.
    public static let subviews = GestureMask(rawValue: 2)
    /// The added gesture, and those of views inside.
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    /// Adds a gesture to this view.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: Whether the gesture is enabled. Gestures of views inside always are.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(recognizer: mask.contains(.gesture) ? gesture.recognizer : nil))
    }

    /// Adds a gesture to this view that is enabled while `isEnabled` is `true`.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(recognizer: isEnabled ? gesture.recognizer : nil))
    }

    /// Adds a gesture to this view that is enabled while `isEnabled` is `true`. The name changes nothing.
    public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture to this view. Unlike in SwiftUI, it isn't processed together with the gestures of views inside:
    /// only the innermost gesture receives the event.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        self.gesture(gesture, including: mask)
    }

    /// Adds a gesture to this view that is enabled while `isEnabled` is `true`. Unlike in SwiftUI, it isn't processed
    /// together with the gestures of views inside: only the innermost gesture receives the event.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture to this view. Unlike in SwiftUI, it doesn't take precedence over the gestures of views inside:
    /// only the innermost gesture receives the event.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        self.gesture(gesture, including: mask)
    }

    /// Adds a gesture to this view that is enabled while `isEnabled` is `true`. Unlike in SwiftUI, it doesn't take
    /// precedence over the gestures of views inside: only the innermost gesture receives the event.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }
}

extension Gesture {
    fileprivate var recognizer: _GestureRecognizer? { Self._recognizer(of: self, telling: _GestureListener()) }
}

/// Adds a gesture to a view.
struct GestureModifier: WrappingModifier {
    static var role: ElementRole { .gesture }

    /// The recognizer, or `nil` while the gesture is disabled.
    let recognizer: _GestureRecognizer?

    func configure(_ wrapper: WrapperNode) {
        wrapper.set(.steps, nil as Double?)
        wrapper.set(.holdDuration, nil as Double?)
        wrapper.set(.dragDistance, nil as Double?)
        switch recognizer?.kind {
        case .tap(let count, let action):
            wrapper.set(.steps, count > 1 ? Double(count) : nil)
            wrapper.onEvent = { event, _ in
                if event == .activate { action() }
            }
            wrapper.respond(to: .activate)
        case .hold(let duration, let act):
            wrapper.set(.holdDuration, duration)
            wrapper.onEvent = { event, _ in act(event) }
            wrapper.respond(to: .hold)
        case .drag(let distance, let act):
            wrapper.set(.dragDistance, distance)
            wrapper.onEvent = { event, _ in
                if case .drag(let drag) = event { act(drag) }
            }
            wrapper.respond(to: .drag)
        case nil:
            wrapper.onEvent = nil
            wrapper.respond(to: [])
        }
    }
}
