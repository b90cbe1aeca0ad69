import BackstaffElements

/// Tells the page how an update is animated: by attributes of the window's element, and of views that follow the
/// transaction.
///
///     an update with an animation: shown ──► the next update: ended
///
/// An action with several animations has an update for each, and the page gets the changes of all of them together. So each
/// element that has changed gets attributes of its own then.
@MainActor
package final class TransactionDisplay {
    private struct Reference {
        weak var follower: (any TransactionFollower)?
    }

    /// The last transaction of this update that isn't the default one.
    @exclusivity(unchecked) package private(set) var shown = UpdateTransaction()
    /// Whether an animation was shown that the next update has to end.
    @exclusivity(unchecked) private var isActive = false
    /// An outer follower comes before those inside it, because it was added before them.
    @exclusivity(unchecked) private var followers: ContiguousArray<Reference> = []
    /// The elements with an animation of their own, until the next update.
    @exclusivity(unchecked) private var kept: ContiguousArray<Element> = []
    /// How many operations there were when the last of several updates began, or `nil` if there was only one update.
    @exclusivity(unchecked) private var lastBeginning: Int?

    /// Adds a view that follows the transaction.
    package func add(_ follower: any TransactionFollower) {
        if followers.count == followers.capacity { followers.removeAll { $0.follower == nil } }
        followers.append(Reference(follower: follower))
    }

    /// Tells all followers that one of them has an animation for this update only.
    package func noteAnimation() {
        isActive = true
        follow(isNext: false)
    }

    /// Ends the animation of the update before.
    func end(in tree: ElementTree) {
        if isActive { show(UpdateTransaction(), in: tree, isNext: true) }
        if kept.isEmpty { return }
        for element in kept {
            tree.set(.animation, to: nil, of: element)
            tree.set(.duration, to: nil, of: element)
        }
        kept.removeAll()
    }

    /// Keeps the animation of what an update has changed, because another one with another transaction follows.
    ///
    /// - Parameters:
    ///   - next: The transaction of the update that follows.
    ///   - count: How many operations there were before the first of several updates.
    func keep(before next: UpdateTransaction, since count: Int, in tree: ElementTree) {
        if shown == next { return }
        keep(since: lastBeginning ?? count, in: tree)
        lastBeginning = tree.operationCount
        show(next, in: tree, isNext: true)
    }

    /// Keeps the animation of what the last of several updates has changed. It may be inside of what others have changed.
    func keepLast(in tree: ElementTree) {
        guard let lastBeginning else { return }
        self.lastBeginning = nil
        keep(since: lastBeginning, in: tree)
    }

    private func keep(since count: Int, in tree: ElementTree) {
        var changed: ContiguousArray<Element> = []
        tree.forEachChangedElement(since: count) { if $0.role.isAnimated { changed.append($0) } }
        for element in changed {
            let source = element.styleWithAnimation ?? tree.root
            let animation = source[.animation] ?? .text("none")
            tree.set(.animation, to: animation, of: element)
            // Without a duration of its own, it would have that of an element around it.
            let duration = animation == .text("none") ? nil : source[.duration] ?? .number(Self.usualDuration)
            tree.set(.duration, to: duration, of: element)
        }
        kept += changed
    }

    /// The duration of an animation without one, in seconds.
    package nonisolated static let usualDuration = 0.35

    /// Shows a transaction of the current update. The default one doesn't hide another.
    func show(_ transaction: UpdateTransaction, in tree: ElementTree) {
        if transaction.isDefault || transaction == shown { return }
        show(transaction, in: tree, isNext: false)
    }

    private func show(_ transaction: UpdateTransaction, in tree: ElementTree, isNext: Bool) {
        shown = transaction
        isActive = !transaction.isDefault
        tree.set(.animation, to: transaction.curve.map { .text($0) }, of: tree.root)
        tree.set(.duration, to: transaction.duration.map { .number($0) }, of: tree.root)
        follow(isNext: isNext)
    }

    private func follow(isNext: Bool) {
        for reference in followers { reference.follower?.follow(isNext: isNext) }
    }
}

extension ElementRole {
    /// Whether the page animates changes of such elements.
    fileprivate var isAnimated: Bool {
        switch self {
        case .effect, .offset, .frame, .color, .shape, .clip, .padding, .text, .image: true
        default: false
        }
    }
}

extension Element {
    /// The nearest element around this one whose animation a view has set.
    fileprivate var styleWithAnimation: Element? {
        sequence(first: self, next: \.parent).first { $0.role == .style && $0[.animation] != nil }
    }
}
