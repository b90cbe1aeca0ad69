import BackstaffElements
import BackstaffGraph
import Foundation

/// A type that recognizes a movement of a finger or pointer and performs actions for it.
///
/// A custom gesture is composed of others in its ``body``. ``View/gesture(_:including:)`` adds a gesture to a view.
///
/// If nested views have gestures of one kind, the innermost one receives the event.
/// ``View/simultaneousGesture(_:including:)`` and ``View/highPriorityGesture(_:including:)`` change that for taps.
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
    /// What the gesture keeps while it goes on.
    let memory: GestureMemory
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
        modifier(GestureModifier(gesture: mask.contains(.gesture) ? gesture : nil))
    }

    /// Adds a gesture to this view that is enabled while `isEnabled` is `true`.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: isEnabled ? gesture : nil))
    }

    /// Adds a gesture to this view that is enabled while `isEnabled` is `true`. The name changes nothing.
    public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture to this view that is recognized together with the gestures and controls inside it.
    ///
    /// A tap on a button inside performs the action of the gesture first, and then that of the button. Unlike in SwiftUI,
    /// this holds for single taps only: of two presses or drags, the innermost one receives the events.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: mask.contains(.gesture) ? gesture : nil, precedence: .simultaneous))
    }

    /// Adds a gesture to this view that is enabled while `isEnabled` is `true`, and recognized together with the gestures
    /// and controls inside the view.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: isEnabled ? gesture : nil, precedence: .simultaneous))
    }

    /// Adds a gesture to this view that takes precedence over the gestures and controls inside it.
    ///
    /// A tap on a button inside performs the action of the gesture, and not that of the button. Unlike in SwiftUI, this
    /// holds for single taps only: of two presses or drags, the innermost one receives the events.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: mask.contains(.gesture) ? gesture : nil, precedence: .high))
    }

    /// Adds a gesture to this view that is enabled while `isEnabled` is `true`, and takes precedence over the gestures and
    /// controls inside the view.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: isEnabled ? gesture : nil, precedence: .high))
    }
}

extension GestureModifier {
    /// Adds a gesture, or none while it is disabled.
    init<T: Gesture>(gesture: T?, precedence: TapPrecedence? = nil) {
        self.init(precedence: precedence) { memory in
            gesture.flatMap { T._recognizer(of: $0, telling: _GestureListener(memory: memory)) }
        }
    }
}

/// Adds a gesture to a view.
struct GestureModifier: WrappingModifier {
    static var role: ElementRole { .gesture }

    var precedence: TapPrecedence?
    /// Returns the recognizer, or `nil` while the gesture is disabled.
    let makeRecognizer: @MainActor (GestureMemory) -> _GestureRecognizer?

    func configure(_ wrapper: WrapperNode) {
        let memory = wrapper.memory as? GestureMemory ?? GestureMemory()
        wrapper.memory = memory
        let recognizer = makeRecognizer(memory)
        let taps = recognizer?.taps?.count ?? 1
        wrapper.tapPrecedence = taps == 1 ? precedence : nil
        wrapper.set(.steps, taps > 1 ? Double(taps) : nil)
        wrapper.set(.holdDuration, recognizer?.hold?.duration)
        wrapper.set(.dragDistance, recognizer?.drag?.distance)
        wrapper.set(.coordinateSpace, recognizer?.space?.words)
        wrapper.onEvent = recognizer.map { recognizer in
            { event, _ in
                switch event {
                case .activate, .tap: recognizer.taps?.act(CGPoint(tapOf: event))
                case .drag(let drag): recognizer.drag?.act(drag)
                case .pinch(let pinch): _ = recognizer.pinch?.act(pinch)
                default: recognizer.hold?.act(event)
                }
            }
        }
        var verbs: ElementVerbs = []
        if recognizer?.taps != nil { verbs.insert(.activate) }
        if recognizer?.taps?.space != nil { verbs.insert(.place) }
        if recognizer?.hold != nil { verbs.insert(.hold) }
        if recognizer?.drag != nil { verbs.insert(.drag) }
        if recognizer?.pinch != nil { verbs.insert(.pinch) }
        wrapper.respond(to: verbs)
    }
}
