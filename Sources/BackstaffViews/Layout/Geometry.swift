import Foundation

/// A point in a rectangle, in fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
    /// The horizontal position, from 0 at the leading edge to 1.
    public var x: CGFloat
    /// The vertical position, from 0 at the top to 1.
    public var y: CGFloat

    /// Creates a point.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The top leading corner.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// The origin, which is the top leading corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The center.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The center of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The center of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The center of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The center of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The name of the nearest of the nine named points on the page, or `nil` for the center.
    var name: String? {
        let vertical = y < 0.25 ? "top" : y > 0.75 ? "bottom" : nil
        let horizontal = x < 0.25 ? "leading" : x > 0.75 ? "trailing" : nil
        guard let vertical else { return horizontal }
        guard let horizontal else { return vertical }
        return "\(vertical)-\(horizontal)"
    }
}

/// An angle.
public struct Angle: Hashable, Sendable, Comparable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// The angle zero.
    public init() {
        radians = 0
    }

    /// Creates an angle in radians.
    public init(radians: Double) {
        self.radians = radians
    }

    /// Creates an angle in degrees.
    public init(degrees: Double) {
        radians = degrees * .pi / 180
    }

    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// The angle zero.
    public static let zero = Angle()

    public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
    /// Returns the sum of two angles.
    public static func + (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians + second.radians) }
    /// Returns the difference of two angles.
    public static func - (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians - second.radians) }
    /// Returns an angle multiplied by a factor.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    /// Returns an angle divided by a number.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
    /// Returns the negative angle.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}

/// The way in which content with a fixed aspect ratio fills the available space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The whole content is visible.
    case fit
    /// The whole space is covered.
    case fill
}

/// A coordinate space.
public enum CoordinateSpace: Equatable, Hashable {
    /// The coordinate space of the window.
    case global
    /// The coordinate space of the view itself.
    case local
    /// The coordinate space with a name.
    case named(AnyHashable)

    /// The name on the page of a space: the description of its name in the app.
    static func text(of name: some Hashable) -> String { String(describing: AnyHashable(name).base) }

    /// The space in the words of the page, or `nil` if it is that of the view itself.
    var words: String? {
        switch self {
        case .local: nil
        case .global: "global"
        case .named(let name): "named \(Self.text(of: name))"
        }
    }
}

extension CoordinateSpace: CoordinateSpaceProtocol {
    /// The space itself, so that it can be given where a newer type is expected.
    public var coordinateSpace: CoordinateSpace { self }
}

/// A type that represents a coordinate space, for newer API.
public protocol CoordinateSpaceProtocol {
    /// The coordinate space.
    var coordinateSpace: CoordinateSpace { get }
}

/// A named coordinate space.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    /// The coordinate space with the name.
    public let coordinateSpace: CoordinateSpace

    /// The name on the page.
    var name: String? {
        if case .named(let name) = coordinateSpace { CoordinateSpace.text(of: name) } else { nil }
    }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The coordinate space.
    public init() {}
    /// ``CoordinateSpace/local``.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The coordinate space.
    public init() {}
    /// ``CoordinateSpace/global``.
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinate space with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinate space of the innermost scroll view around the view. A frame in it has the origin zero, because the
    /// page reports only sizes.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollCoordinates(axis: nil)) }

    /// The coordinate space of the innermost scroll view around the view that scrolls along an axis. A frame in it has the
    /// origin zero, because the page reports only sizes.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollCoordinates(axis: axis)) }
}

/// The name of the coordinate space of a scroll view, which no name of the app equals.
private struct ScrollCoordinates: Hashable {
    let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinate space of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinate space of the window.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
