import Foundation

/// A transition of the app, for the insertion and removal of a view.
///
/// The page shows transitions of the app as `opacity`, and never calls ``body(content:phase:)``.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the views for the phases.
    associatedtype Body: View
    /// The view that appears or disappears.
    typealias Content = _TransitionContent

    /// The view in a phase of the transition.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

    /// What the transition is like.
    static var properties: TransitionProperties { get }

    /// The transition that the page shows. Apps don't use it.
    var _shown: AnyTransition { get }
}

extension Transition {
    /// The properties of a transition with motion.
    public static var properties: TransitionProperties { TransitionProperties() }

    public var _shown: AnyTransition { .opacity }

    /// Applies the transition to a view in a phase. It has no effect.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View { content }

    /// Combines this transition with another.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(shown: _shown.combined(with: other._shown))
    }

    /// Sets the animation of the transition. It has no effect: the page uses that of the change.
    public func animation(_ animation: Animation?) -> some Transition { self }
}

/// A phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to appear.
    case willAppear
    /// The view is shown.
    case identity
    /// The view is about to go.
    case didDisappear

    /// Whether the view is shown.
    public var isIdentity: Bool { self == .identity }

    /// The direction of the change: -1 before the view appears, 0 while it is shown, 1 when it goes.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What a transition is like.
public struct TransitionProperties: Sendable {
    /// Whether the transition moves something, so that it isn't shown to people who prefer less motion.
    public var hasMotion: Bool

    /// Creates properties.
    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

/// The view and what replaces it fade with a blur. The page shows it as `opacity`.
public struct BlurReplaceTransition: Transition {
    /// The sizes with which the view appears and disappears.
    public struct Configuration: Hashable, Sendable {
        private let name: String
        /// The view shrinks, and what replaces it grows.
        public static let downUp = Configuration(name: "down-up")
        /// Both grow.
        public static let upUp = Configuration(name: "up-up")
    }

    /// The sizes with which the view appears and disappears.
    public var configuration: Configuration

    /// Creates a transition.
    public init(configuration: Configuration) {
        self.configuration = configuration
    }

    /// The view without a change.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A combination of transitions.
private struct CombinedTransition: Transition {
    let shown: AnyTransition

    func body(content: Content, phase: TransitionPhase) -> some View { content }

    var _shown: AnyTransition { shown }
}

/// The view that a transition of the app changes. It is never shown. Apps don't name this type.
public struct _TransitionContent: View {
    /// No view.
    public var body: some View { EmptyView() }
}

extension AnyTransition {
    /// Creates a transition from one of the app, which is shown as `opacity`.
    @MainActor @preconcurrency
    public init<T: Transition>(_ transition: T) {
        self = transition._shown
    }

    /// The view and what replaces it fade with a blur. The page shows it as `opacity`.
    public static let blurReplace = AnyTransition.opacity

    /// The view and what replaces it fade with a blur. The page shows it as `opacity`.
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> AnyTransition { .opacity }

    /// The symbols of the view appear and disappear. The page shows it as `opacity`.
    public static let symbolEffect = AnyTransition.opacity

    /// The symbols of the view appear and disappear with an effect. The page shows it as `opacity`.
    public static func symbolEffect<T: SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition { .opacity }
}

extension View {
    /// Sets a transition of the app for the insertion and removal of this view.
    @_disfavoredOverload
    public func transition<T: Transition>(_ transition: T) -> some View { self.transition(transition._shown) }
}
