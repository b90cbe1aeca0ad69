import BackstaffElements
import BackstaffGraph
import Foundation

/// How a view comes and goes.
///
/// The page knows transitions by name and carries them out. A combination is shown as all of its parts, and what the
/// page doesn't know as a fade.
public struct AnyTransition: Hashable, Sendable {
    let names: [String]

    private init(_ name: String) {
        names = [name]
    }

    private init(names: [String]) {
        self.names = names
    }

    /// A view is there, or it isn't.
    public static let identity = AnyTransition("identity")
    /// It fades.
    public static let opacity = AnyTransition("opacity")
    /// It grows and shrinks.
    public static let scale = AnyTransition("scale")
    /// It comes from the leading side and goes to the trailing one.
    public static let slide = AnyTransition("slide")

    /// It grows from a size and shrinks to it. The page uses its own size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }

    /// It comes from a side and goes there.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition("move-\(Edge.Set(edge).names)") }

    /// It pushes what was there away. The page moves it in.
    public static func push(from edge: Edge) -> AnyTransition { move(edge: edge) }

    /// It moves from a place that far away. The page fades it.
    public static func offset(_ offset: CGSize) -> AnyTransition { .opacity }

    /// It moves from a place that far away. The page fades it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .opacity }

    /// It comes in one way and goes in another. The page uses the first for both.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }

    /// It is changed by one modifier and then by the other. The page fades it.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .opacity }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(names: names + other.names.filter { !names.contains($0) })
    }

    /// The same with a timing of its own. The page uses that of the change.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How the content of a view changes.
public struct ContentTransition: Hashable, Sendable {
    private let name: String
    /// At once.
    public static let identity = ContentTransition(name: "identity")
    /// By fading.
    public static let opacity = ContentTransition(name: "opacity")
    /// By moving what stays.
    public static let interpolate = ContentTransition(name: "interpolate")
    /// As a counter.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(name: "numeric") }
    /// As a counter.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numeric") }
}

extension View {
    /// Says how this view comes and goes.
    public func transition(_ transition: AnyTransition) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.transition, transition.names.joined(separator: " ")) })
    }

    /// Says how the content of this view changes. Accepted without effect: it changes at once.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
