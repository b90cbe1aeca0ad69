import BackstaffGraph
import Foundation

/// A curve from 0 to 1: how far a change is after a part of its time.
public struct UnitCurve: Hashable, Sendable {
    private enum Form: Hashable, Sendable {
        case bezier(UnitPoint, UnitPoint)
        case circularIn, circularOut, circularInOut
    }

    private let form: Form

    private init(_ form: Form) {
        self.form = form
    }

    /// A constant speed.
    public static let linear = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
    /// A slow start.
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    /// A slow end.
    public static let easeOut = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// A slow start and a slow end.
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// A slow start, as a quarter of a circle.
    public static let circularEaseIn = UnitCurve(.circularIn)
    /// A slow end, as a quarter of a circle.
    public static let circularEaseOut = UnitCurve(.circularOut)
    /// A slow start and a slow end, as two quarters of circles.
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    /// A cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - startControlPoint: The point that the curve leaves toward. Its `x` is limited to 0 to 1.
    ///   - endControlPoint: The point that the curve comes from. Its `x` is limited to 0 to 1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        func limited(_ point: UnitPoint) -> UnitPoint {
            UnitPoint(x: point.x.isNaN ? 0 : max(0, min(1, point.x)), y: point.y.isFinite ? point.y : 0)
        }
        return UnitCurve(.bezier(limited(startControlPoint), limited(endControlPoint)))
    }

    /// Returns how far the change is, from 0 to 1 or beyond.
    ///
    /// - Parameter progress: The part of the time that has gone by, from 0 to 1.
    public func value(at progress: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        switch form {
        case .bezier(let start, let end):
            return Self.bezier(start.y, end.y, at: Self.parameter(start.x, end.x, at: progress))
        case .circularIn: return 1 - (1 - progress * progress).squareRoot()
        case .circularOut: return (1 - (1 - progress) * (1 - progress)).squareRoot()
        case .circularInOut:
            let half = progress < 0.5 ? progress * 2 : 2 - progress * 2
            let value = (1 - (1 - half * half).squareRoot()) / 2
            return progress < 0.5 ? value : 1 - value
        }
    }

    /// Returns how fast the change is: 1 is the constant speed.
    public func velocity(at progress: Double) -> Double {
        let step = 0.0001
        let (before, after) = (max(0, progress - step), min(1, progress + step))
        return after > before ? (value(at: after) - value(at: before)) / (after - before) : 0
    }

    /// The numbers of the curve for the page.
    fileprivate var words: String {
        guard case .bezier(let start, let end) = form else { return CurveSamples.words(of: value) }
        return [start.x, start.y, end.x, end.y]
            .map { ((Double($0) * 10_000).rounded() / 10_000).description }.joined(separator: " ")
    }

    private static func bezier(_ first: CGFloat, _ second: CGFloat, at t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * Double(first) + 3 * rest * t * t * Double(second) + t * t * t
    }

    /// The parameter of the curve at which a part of the time has gone by.
    private static func parameter(_ first: CGFloat, _ second: CGFloat, at progress: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if bezier(first, second, at: middle) < progress { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}

extension Animation {
    /// An animation with a cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - p1x: The time of the first control point, from 0 to 1.
    ///   - p1y: The progress at the first control point.
    ///   - p2x: The time of the second control point, from 0 to 1.
    ///   - p2y: The progress at the second control point.
    ///   - duration: The duration in seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: CGFloat(p1x), y: CGFloat(p1y)),
            endControlPoint: UnitPoint(x: CGFloat(p2x), y: CGFloat(p2y)))
        return timingCurve(curve, duration: duration)
    }

    /// An animation with a curve and a duration in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        Animation(timing: AnimationTiming(curve: curve.words, duration: duration))
    }
}
