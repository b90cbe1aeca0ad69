/// The difference between what a stack shows and what it is about to show.
package struct StackChange: Equatable, Sendable {
    /// How a change of screens is shown.
    package enum Motion: String, Sendable {
        case push, pop, fade
    }

    /// The number of screens above the root that don't change.
    package let kept: Int
    /// The number of screens that are removed.
    package let removed: Int
    /// The number of screens that are added.
    package let added: Int
    /// Whether another view becomes the root, as can happen in a column.
    package let isRootReplaced: Bool

    package init(from old: borrowing StackEntries, to new: borrowing StackEntries) {
        isRootReplaced = old.replacedRoot != new.replacedRoot
        var kept = 0
        if !isRootReplaced {
            let limit = min(old.shown.count, new.shown.count)
            while kept < limit, old.shown[kept] == new.shown[kept] { kept += 1 }
        }
        self.kept = kept
        removed = old.shown.count - kept
        added = new.shown.count - kept
    }

    /// Whether no screen changes.
    package var isEmpty: Bool { removed == 0 && added == 0 && !isRootReplaced }

    /// The animation of the change, unless animations are disabled. One new screen is pushed. Any number of screens is
    /// popped at once. A screen that replaces one other screen fades. Several new screens appear without animation.
    package var motion: Motion? {
        switch (removed, added) {
        case (0, 1): .push
        case (1..., 0): .pop
        case (let removed, let added) where removed > added: .pop
        case (1..., 1): .fade
        default: nil
        }
    }
}
