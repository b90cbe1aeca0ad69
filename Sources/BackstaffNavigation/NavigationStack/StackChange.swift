/// The difference between what a stack showed and what it is to show.
package struct StackChange: Equatable, Sendable {
    /// How a change of screens is to be shown.
    package enum Motion: String, Sendable {
        case push, pop, fade
    }

    /// How many screens above the root stay as they are. A screen is the same if its place and its value are.
    package let kept: Int
    /// How many screens go.
    package let removed: Int
    /// How many screens come.
    package let added: Int

    package init(from old: StackState, to new: StackState) {
        var kept = 0
        while kept < old.values.count, kept < new.values.count, old.values[kept] == new.values[kept] { kept += 1 }
        if kept == old.values.count, kept == new.values.count {
            var same = 0
            while same < old.views.count, same < new.views.count, old.views[same] == new.views[same] { same += 1 }
            kept += same
        }
        self.kept = kept
        removed = old.depth - kept
        added = new.depth - kept
    }

    /// How the change is shown where nothing suppresses motion: one new screen is pushed, any number of screens are
    /// popped at once, a screen in place of another fades, and several new screens appear without motion.
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
