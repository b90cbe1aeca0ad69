import BackstaffGraph

/// A place that presents one view at a time: the window, or a presented view.
///
///     requested ──► at the end of the update: is something else shown here? ── no ──► granted
///        ▲                       │ yes: reported once, unless that is being dismissed
///        └── when that is gone ◄─┘
@MainActor
final class PresentationLevel: SceneFeature {
    private var current: AnyPresentation?
    private var waiting: ContiguousArray<AnyPresentation> = []

    func request(_ presentation: AnyPresentation) {
        guard !waiting.contains(where: { $0 === presentation }) else { return }
        waiting.append(presentation)
        schedule(presentation)
    }

    /// Withdraws the request of a presentation, or ends its turn and lets the next one be presented.
    func release(_ presentation: AnyPresentation) {
        waiting.removeAll { $0 === presentation }
        guard current === presentation else { return }
        current = nil
        if let next = waiting.first { schedule(next) }
    }

    private func schedule(_ presentation: AnyPresentation) {
        presentation.owner?.graph.afterUpdate { [weak self] in self?.grant() }
    }

    private func grant() {
        guard !waiting.isEmpty else { return }
        if let current {
            if current.isDismissing { return }
            for presentation in waiting { presentation.reportWait() }
            return
        }
        guard let first = waiting.min(by: isBefore) else { return }
        waiting.removeAll { $0 === first }
        current = first
        first.grant()
        if !waiting.isEmpty { schedule(first) }
    }

    /// The order of several requests at the same time. The first in reading order is presented. For several modifiers
    /// on one view it is the innermost, which is written first.
    private func isBefore(_ first: AnyPresentation, _ second: AnyPresentation) -> Bool {
        guard let first = first.owner, let second = second.owner, first !== second else { return false }
        if first.isInside(second) { return true }
        if second.isInside(first) { return false }
        return first.precedes(second)
    }
}
