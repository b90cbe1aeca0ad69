import Foundation

/// A place in a rectangle, as parts of its width and height.
public struct UnitPoint: Hashable, Sendable {
    /// From 0, the leading edge, to 1.
    public var x: CGFloat
    /// From 0, the top, to 1.
    public var y: CGFloat

    /// A place by its parts.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The leading corner at the top.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// The origin, which is the leading corner at the top.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The leading corner at the top.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The trailing corner at the top.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The leading corner at the bottom.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The trailing corner at the bottom.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The nearest of the nine places that the page knows by name; `nil` for the middle.
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
    /// In radians.
    public var radians: Double

    /// In degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// No angle.
    public init() {
        radians = 0
    }

    /// An angle in radians.
    public init(radians: Double) {
        self.radians = radians
    }

    /// An angle in degrees.
    public init(degrees: Double) {
        radians = degrees * .pi / 180
    }

    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// No angle.
    public static let zero = Angle()

    public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
    /// Both angles together.
    public static func + (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians + second.radians) }
    /// What is left of the first angle without the second.
    public static func - (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians - second.radians) }
    /// The angle as many times as `factor` says.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    /// The angle in as many parts as `divisor` says: one of them.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
    /// The same angle the other way round.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}

/// How content of a fixed ratio takes its room.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// All of it is seen.
    case fit
    /// All of the room is covered.
    case fill
}

/// What a frame is measured against.
public enum CoordinateSpace: Equatable, Hashable {
    /// The whole window.
    case global
    /// The view itself.
    case local
    /// A view that has been given a name.
    case named(AnyHashable)
}

/// What a frame is measured against, in newer code.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// A space by name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    /// The space of the view that has the name.
    public let coordinateSpace: CoordinateSpace
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The space.
    public init() {}
    /// ``CoordinateSpace/local``.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The space.
    public init() {}
    /// ``CoordinateSpace/global``.
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// A view that has been given a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The whole window.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
