import BackstaffElements
import BackstaffGraph

/// What a person does with a finger or a pointer, and what an app does about it.
///
/// A gesture of an app's own is made of others by its ``body``. ``View/gesture(_:including:)`` puts one on a view.
///
/// Different from Apple's: gestures are not combined by `simultaneously(with:)`, `sequenced(before:)` or
/// `exclusively(before:)`. Of gestures on views in one another the innermost is told.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells while it goes on.
    associatedtype Value
    /// The type of gesture that ``body`` gives.
    associatedtype Body: Gesture

    /// What the gesture is made of.
    @MainActor @preconcurrency var body: Body { get }

    /// Finds what a host has to look out for. Not for apps to call or write.
    @MainActor static func _recognizer(of gesture: Self, telling listener: _GestureListener<Value>)
        -> _GestureRecognizer
}

extension Gesture where Body.Value == Value {
    public static func _recognizer(
        of gesture: Self, telling listener: _GestureListener<Value>
    ) -> _GestureRecognizer {
        Body._recognizer(of: gesture.body, telling: listener)
    }
}

extension Never: Gesture {
    public typealias Value = Never

    public static func _recognizer(
        of gesture: Never, telling listener: _GestureListener<Never>
    ) -> _GestureRecognizer {}
}

/// A gesture that the framework recognizes itself, or that adds to one.
@MainActor @preconcurrency
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
    public var body: Never { fatalError("\(Self.self) has no body: the framework recognizes it itself.") }
}

/// Who is told of a gesture. Not for apps to use.
public struct _GestureListener<Value> {
    /// It has begun, or goes on.
    var changed: @MainActor (Value) -> Void = { _ in }
    /// It has come to its end.
    var ended: @MainActor (Value) -> Void = { _ in }
    /// It is over, at its end or before.
    var over: @MainActor () -> Void = {}
}

/// What a host looks out for. Not for apps to use.
public struct _GestureRecognizer {
    enum Kind {
        /// So many taps in a row.
        case tap(count: Int, () -> Void)
        /// A press of so many seconds.
        case hold(duration: Double, (ElementEvent) -> Void)
        /// A way of so many points and more.
        case drag(distance: Double, (ElementDrag) -> Void)
    }

    let kind: Kind
}

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    /// The gestures whose bits are set in `rawValue`.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// None.
    public static let none: GestureMask = []
    /// The one that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views inside. They always count.
    public static let subviews = GestureMask(rawValue: 2)
    /// The one that is added, and those inside.
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    /// Lets this view answer to a gesture.
    ///
    /// - Parameters:
    ///   - gesture: the gesture.
    ///   - mask: whether it counts. Gestures of the views inside always do.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(recognizer: mask.contains(.gesture) ? gesture.recognizer : nil))
    }

    /// Lets this view answer to a gesture, while `isEnabled`.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(recognizer: isEnabled ? gesture.recognizer : nil))
    }

    /// Lets this view answer to a gesture besides those of the views inside. Of two, the innermost is told.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        self.gesture(gesture, including: mask)
    }

    /// Lets this view answer to a gesture before those of the views inside. Of two, the innermost is told.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        self.gesture(gesture, including: mask)
    }
}

extension Gesture {
    fileprivate var recognizer: _GestureRecognizer { Self._recognizer(of: self, telling: _GestureListener()) }
}

/// Lets a view answer to a gesture.
struct GestureModifier: WrappingModifier {
    static var role: ElementRole { .gesture }

    /// `nil` while the view answers to none.
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
