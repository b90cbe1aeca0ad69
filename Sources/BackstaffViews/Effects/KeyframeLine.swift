/// How one keyframe is reached. Apps don't name this type.
@MainActor @preconcurrency
public struct _KeyframeStep<Data: VectorArithmetic> {
    enum Kind {
        case linear(UnitCurve)
        case cubic(start: Data?, end: Data?)
        case spring(Spring, start: Data?)
        case move
    }

    let kind: Kind
    let target: Data
    let duration: Double

    init(_ kind: Kind, to target: Data, duration: Double) {
        self.kind = kind
        self.target = target
        self.duration = duration.isFinite ? max(0, min(duration, 3_600)) : 0
    }
}

/// A value that goes through keyframes.
///
///     from ──step──► target ──step──► target …     each step begins with the velocity that the one before ends with
@MainActor
struct KeyframeLine<Data: VectorArithmetic> {
    /// A step with its place in time.
    private struct Part {
        let begin: Double
        let step: _KeyframeStep<Data>
        let from: Data
        let velocity: Data
        let endVelocity: Data
    }

    private var parts: [Part] = []
    private let from: Data
    private var last: Data
    private(set) var duration = 0.0

    init(from: Data, steps: [_KeyframeStep<Data>]) {
        self.from = from
        last = from
        var velocity = Data.zero
        for (index, step) in steps.enumerated() {
            let next = index + 1 < steps.count ? steps[index + 1] : nil
            let end = Self.endVelocity(of: step, from: last, next: next)
            let part = Part(begin: duration, step: step, from: last, velocity: velocity, endVelocity: end)
            parts.append(part)
            duration += step.duration
            (last, velocity) = Self.end(of: part)
        }
    }

    /// Returns the value after a time in seconds.
    func value(at time: Double) -> Data {
        if time >= duration { return last }
        guard let part = parts.last(where: { $0.begin <= time && $0.step.duration > 0 }) else { return from }
        return Self.value(of: part, after: time - part.begin)
    }

    private static func value(of part: Part, after time: Double) -> Data {
        let (step, duration) = (part.step, part.step.duration)
        let way = step.target - part.from
        switch step.kind {
        case .move: return step.target
        case .linear(let curve): return part.from + product(way, curve.value(at: time / duration))
        case .spring(let spring, let start):
            return part.from + spring.value(target: way, initialVelocity: start ?? part.velocity, time: time)
        case .cubic(let start, _):
            let t = time / duration
            let (square, cube) = (t * t, t * t * t)
            let bend =
                product(start ?? part.velocity, duration * (cube - 2 * square + t))
                + product(part.endVelocity, duration * (cube - square))
            return part.from + product(way, 3 * square - 2 * cube) + bend
        }
    }

    /// The value and the velocity at the end of a part.
    private static func end(of part: Part) -> (Data, Data) {
        let step = part.step
        switch step.kind {
        case .move: return (step.target, .zero)
        case .linear(let curve):
            guard step.duration > 0 else { return (step.target, .zero) }
            return (step.target, product(step.target - part.from, curve.velocity(at: 1) / step.duration))
        case .cubic: return (step.target, part.endVelocity)
        case .spring(let spring, let start):
            // What is left of a movement after it has settled isn't visible.
            guard step.duration < spring.settlingDuration else { return (step.target, .zero) }
            let way = step.target - part.from
            let velocity = spring.velocity(
                target: way, initialVelocity: start ?? part.velocity, time: step.duration)
            return (value(of: part, after: step.duration), velocity)
        }
    }

    /// The velocity at the end of a cubic step: its own, or one with which the next cubic step goes on without a bend.
    private static func endVelocity(of step: _KeyframeStep<Data>, from: Data, next: _KeyframeStep<Data>?) -> Data {
        guard case .cubic(_, let end) = step.kind else { return .zero }
        if let end { return end }
        guard let next, case .cubic(let start, _) = next.kind else { return .zero }
        if let start { return start }
        let time = step.duration + next.duration
        return time > 0 ? product(next.target - from, 1 / time) : .zero
    }

    private static func product(_ value: Data, _ factor: Double) -> Data {
        var product = value
        product.scale(by: factor)
        return product
    }
}
