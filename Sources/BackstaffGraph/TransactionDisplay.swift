import BackstaffElements

/// Tells the page how an update is animated: by attributes of the window's element, and of views that follow the
/// transaction.
///
///     an update with an animation: shown ──► the next update: ended
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
    }

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
