import BackstaffElements
import Foundation

/// The description of a gesture that hosts recognize. Apps don't use it.
///
/// A combined gesture consists of up to one of each kind.
public struct _GestureRecognizer {
    /// A number of consecutive taps.
    struct Taps {
        let count: Int
        /// The space of the place that `act` gets, or `nil` if it doesn't use the place.
        var space: CoordinateSpace?
        let act: @MainActor (CGPoint) -> Void
    }

    /// A press with a minimum duration in seconds.
    struct Hold {
        let duration: Double
        let act: @MainActor (ElementEvent) -> Void
    }

    /// A drag with a minimum distance in points.
    struct Drag {
        let distance: Double
        var space = CoordinateSpace.local
        let act: @MainActor (ElementDrag) -> Void
    }

    var taps: Taps?
    var hold: Hold?
    var drag: Drag?
    var pinch: Pinch?

    /// Combines two gestures.
    ///
    /// Different kinds don't disturb each other: a press or a drag isn't a tap on the page.
    ///
    /// - Parameter isExclusive: Whether only one of two gestures of one kind is recognized.
    @MainActor
    static func combined(
        _ first: Self?, _ second: Self?, isExclusive: Bool, in memory: GestureMemory
    ) -> Self? {
        guard let first else { return second }
        guard let second else { return first }
        return Self(
            taps: Taps.combined(first.taps, second.taps, isExclusive: isExclusive, in: memory),
            hold: both(first.hold, second.hold) { first, second in
                if isExclusive { return first }
                return Hold(duration: max(first.duration, second.duration)) {
                    first.act($0)
                    second.act($0)
                }
            },
            drag: both(first.drag, second.drag) { first, second in
                if isExclusive { return first }
                return Drag(distance: min(first.distance, second.distance), space: first.space) {
                    first.act($0)
                    second.act($0)
                }
            },
            pinch: Pinch.combined(first.pinch, second.pinch, isExclusive: isExclusive, in: memory.child(0)))
    }

    /// The space of the places of taps and drags. A view has one, so that of taps counts first.
    var space: CoordinateSpace? { taps?.space ?? drag?.space }

    fileprivate static func both<Part>(_ first: Part?, _ second: Part?, _ combine: (Part, Part) -> Part) -> Part? {
        guard let first, let second else { return first ?? second }
        return combine(first, second)
    }
}

extension _GestureRecognizer.Taps {
    /// The time in seconds in which the next tap must follow.
    private static let patience = 0.33

    /// The taps so far of two gestures with different counts.
    @MainActor
    private final class Series {
        var count = 0
        var waiting: Task<Void, Never>?
    }

    @MainActor
    fileprivate static func combined(
        _ first: Self?, _ second: Self?, isExclusive: Bool, in memory: GestureMemory
    ) -> Self? {
        guard let first, let second else { return first ?? second }
        let space = first.space ?? second.space
        if first.count == second.count {
            if isExclusive { return first }
            return Self(count: first.count, space: space) {
                first.act($0)
                second.act($0)
            }
        }
        // The page reports each tap, and the app counts them.
        let series = memory.value as? Series ?? Series()
        memory.value = series
        return Self(count: 1, space: space) { place in
            series.waiting?.cancel()
            series.count += 1
            let isLast = series.count >= max(first.count, second.count)
            if isExclusive {
                if series.count == first.count { return finish(series, with: first, at: place) }
            } else {
                if series.count == first.count { first.act(place) }
                if series.count == second.count { second.act(place) }
            }
            if isLast, !isExclusive { return finish(series, with: nil, at: place) }
            let taps = series.count
            series.waiting = Task {
                try? await Task.sleep(for: .seconds(patience))
                if Task.isCancelled { return }
                finish(series, with: isExclusive && taps == second.count ? second : nil, at: place)
            }
        }
    }

    @MainActor
    private static func finish(_ series: Series, with taps: Self?, at place: CGPoint) {
        series.count = 0
        taps?.act(place)
    }
}
