import BackstaffElements
import BackstaffGraph
import Foundation

extension View {
    /// Adds an action that is performed when a value changes that depends on the geometry of the scroll view in this view.
    ///
    /// The page reports the geometry up to 16 times a second while the scroll view moves, and when it comes to rest. The
    /// action is performed for the first time when the page has reported the geometry at first. If there are several scroll
    /// views, the first one counts.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: A closure that makes the value from the geometry. It is called with each report, so make it fast, and
    ///     the value coarse.
    ///   - action: The action, which receives the old and the new value. At first both are the same.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(
            ScrollChangeModifier(first: nil) {
                transform(ScrollGeometry($0))
            } action: { old, new, _ in
                action(old, new)
            })
    }

    /// Adds an action that is performed when the scroll view in this view begins or ends to scroll, or is let go.
    ///
    /// If there are several scroll views, the first one counts.
    ///
    /// - Parameter action: The action, which receives the old and the new phase.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Adds an action that is performed when the scroll view in this view begins or ends to scroll, or is let go.
    ///
    /// - Parameter action: The action, which receives the old and the new phase, and the geometry.
    public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(
            ScrollChangeModifier(first: .idle) {
                ScrollPhase($0.phase)
            } action: { old, new, scroll in
                action(old, new, ScrollPhaseChangeContext(geometry: ScrollGeometry(scroll)))
            })
    }

    /// Adds an action that is performed when this view comes into the visible part of its scroll view, or leaves it.
    ///
    /// - Parameters:
    ///   - threshold: The fraction of the view that must be visible, from 0 to 1.
    ///   - action: The action. It receives whether the view is visible.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }

    /// Adds an action that is performed when other views of a ``scrollTargetLayout(isEnabled:)`` are visible.
    ///
    /// A view has the id of its element in a ``ForEach``, or that of `id(_:)`. In a lazy stack, only views that are loaded
    /// are visible. At most 256 views are reported.
    ///
    /// - Parameters:
    ///   - idType: The type of the ids. Views with ids of other types don't count.
    ///   - threshold: The fraction of a view that must be visible, from 0 to 1.
    ///   - action: The action. It receives the ids of the visible views in reading order.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping (_ ids: [ID]) -> Void
    ) -> some View {
        modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
    }
}

/// Receives the page's reports of the scroll view in a view.
struct ScrollReportModifier: WrappingModifier {
    static var role: ElementRole { .style }

    var verbs: ElementVerbs = .scroll
    var threshold: Double?
    let act: @MainActor (ElementEvent, Element) -> Void

    func configure(_ wrapper: WrapperNode) {
        wrapper.onEvent = act
        wrapper.set(.scrollReports, true)
        wrapper.set(.threshold, threshold.map { min(max($0, 0), 1) })
        wrapper.respond(to: verbs)
    }
}

/// Performs an action when a value made from reports changes.
private struct ScrollChangeModifier<T: Equatable>: ViewModifier {
    /// The value before the first report, or `nil` if the first one is a change, too.
    let first: T?
    let transform: (ElementScroll) -> T
    let action: (T, T, ElementScroll) -> Void
    @State private var last = LastValue<T>()

    func body(content: Content) -> some View {
        content.modifier(
            ScrollReportModifier { event, _ in
                guard case .scroll(let scroll) = event else { return }
                let new = transform(scroll)
                let old = last.value ?? first
                last.value = new
                if old != new { action(old ?? new, new, scroll) }
            })
    }

    init(
        first: T?, transform: @escaping (ElementScroll) -> T, action: @escaping (T, T, ElementScroll) -> Void
    ) {
        self.first = first
        self.transform = transform
        self.action = action
    }
}

private struct ScrollVisibilityModifier: ViewModifier {
    let threshold: Double
    let action: (Bool) -> Void
    @State private var last = LastValue<Bool>()

    func body(content: Content) -> some View {
        content.modifier(
            ScrollReportModifier(verbs: .visible, threshold: threshold) { event, _ in
                guard case .visible(let isVisible) = event, isVisible != last.value ?? false else { return }
                last.value = isVisible
                action(isVisible)
            })
    }
}

private struct ScrollTargetVisibilityModifier<ID: Hashable>: ViewModifier {
    let threshold: Double
    let action: ([ID]) -> Void
    @State private var targets = ScrollTargets()
    @State private var last = LastValue<[ID]>()
    @Environment(\.scrollTargets) private var outer

    func body(content: Content) -> some View {
        let _ = targets.outer = outer
        content.environment(\.scrollTargets, targets).modifier(
            ScrollReportModifier(verbs: .targets, threshold: threshold) { event, element in
                guard case .targets(let numbers) = event else { return }
                let ids = targets.ids(of: numbers, in: element).compactMap { ids in
                    ids.lazy.compactMap { $0.base as? ID }.first
                }
                if ids == last.value ?? [] { return }
                last.value = ids
                action(ids)
            })
    }
}

/// The value that an action was last called with. A change of it runs no body.
final class LastValue<T> {
    var value: T?
}
