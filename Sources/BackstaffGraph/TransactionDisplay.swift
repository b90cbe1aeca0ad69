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
        endBeginnings(in: tree, onlyEndless: false)
        hasBegun = false
        if kept.isEmpty { return }
        for element in kept {
            for key in [AttributeKey.animation, .duration, .delay, .repeats] { tree.set(key, to: nil, of: element) }
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
        // A new element has no operations, and the animation of its update is about to end.
        showFormerValues(in: tree)
        tree.noteFormerValues()
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
            let source = element.animationSource(in: tree)
            let animation = source[.animation] ?? .text("none")
            tree.set(.animation, to: animation, of: element)
            // Without a duration of its own, it would have that of an element around it.
            let isNone = animation == .text("none")
            let duration = isNone ? nil : source[.duration] ?? .number(AnimationTiming.usualDuration)
            tree.set(.duration, to: duration, of: element)
            tree.set(.delay, to: isNone ? nil : source[.delay], of: element)
            tree.set(.repeats, to: isNone ? nil : source[.repeats], of: element)
        }
        kept += changed
    }

    /// Whether an element that has changed since there were `count` operations has an animation, or one that came or went.
    func isAnimated(since count: Int, in tree: ElementTree) -> Bool {
        hasBegun || tree.hasAnimatedChange(since: count)
    }

    // MARK: Former values

    /// Elements whose animation begins with values that the page hasn't shown, or doesn't after a reload.
    ///
    ///     new, and then changed with an animation ──► the next update
    ///     changed with an animation without end   ──► a change without that animation
    @exclusivity(unchecked) private var beginnings: ContiguousArray<Beginning> = []
    /// Whether such an animation has begun in this update.
    @exclusivity(unchecked) private var hasBegun = false

    private struct Beginning {
        weak var element: Element?
        let isEndless: Bool
        /// The values that the animation goes to.
        let values: [AttributeKey: AttributeValue?]

        @MainActor
        func isOver(in element: Element) -> Bool {
            !isEndless || values.contains { key, value in element[key] != value }
        }
    }

    /// Ends the animations that began with former values and that a change has ended.
    func endBeginnings(in tree: ElementTree, onlyEndless: Bool) {
        if beginnings.isEmpty { return }
        beginnings.removeAll { beginning in
            guard let element = beginning.element else { return true }
            guard beginning.isEndless || !onlyEndless, beginning.isOver(in: element) else { return false }
            tree.set(.formerValues, to: nil, of: element)
            return true
        }
    }

    /// Gives the elements the former values that were noted, if their changes are animated.
    func showFormerValues(in tree: ElementTree) {
        guard let changes = tree.takeFormerValues() else { return }
        var rest = changes[...]
        while let element = rest.first?.element {
            let own = rest.filter { $0.element === element && $0.value != element[$0.key] }
            rest.removeAll { $0.element === element }
            let source = element.animationSource(in: tree)
            guard !own.isEmpty, let curve = source.words(.animation), curve != "none" else { continue }
            let repeats = source.words(.repeats)
            let isEndless = repeats?.hasPrefix("forever") ?? false
            hasBegun = true
            if !isEndless, !tree.isNew(element) { continue }
            var writer = JSONWriter()
            writer.raw("[")
            writer.value(.text(curve))
            writer.comma()
            writer.number(source.number(.duration) ?? AnimationTiming.usualDuration)
            writer.comma()
            writer.number(source.number(.delay) ?? 0)
            writer.comma()
            writer.value(repeats.map { .text($0) })
            writer.raw(",{")
            for change in own {
                writer.name(change.key.rawValue)
                writer.raw("[")
                writer.value(change.value)
                writer.comma()
                writer.value(element[change.key])
                writer.raw("]")
            }
            writer.raw("}]")
            tree.set(.formerValues, to: .text(String(decoding: writer.bytes, as: UTF8.self)), of: element)
            beginnings.removeAll { $0.element === element }
            let values = Dictionary(uniqueKeysWithValues: own.map { ($0.key, element[$0.key]) })
            beginnings.append(Beginning(element: element, isEndless: isEndless, values: values))
        }
    }

    // MARK: Showing

    /// Shows a transaction of the current update. The default one doesn't hide another.
    func show(_ transaction: UpdateTransaction, in tree: ElementTree) {
        if transaction.isDefault || transaction == shown { return }
        show(transaction, in: tree, isNext: false)
    }

    private func show(_ transaction: UpdateTransaction, in tree: ElementTree, isNext: Bool) {
        shown = transaction
        isActive = !transaction.isDefault
        let timing = transaction.timing
        tree.set(.animation, to: timing.map { .text($0.curve) }, of: tree.root)
        tree.set(.duration, to: timing?.duration.map { .number($0) }, of: tree.root)
        tree.set(.delay, to: timing.flatMap { $0.delay == 0 ? nil : .number($0.delay) }, of: tree.root)
        tree.set(.repeats, to: timing?.repeats.map { .text($0.words) }, of: tree.root)
        if timing?.isEndless ?? false { tree.noteAllFormerValues() }
        follow(isNext: isNext)
    }

    private func follow(isNext: Bool) {
        for reference in followers { reference.follower?.follow(isNext: isNext) }
    }
}

extension Element {
    /// The element with the animation of this one: the nearest one around it, or the root.
    @MainActor
    fileprivate func animationSource(in tree: ElementTree) -> Element {
        self[.animation] != nil ? self : styleWithAnimation ?? tree.root
    }

    /// The nearest element around this one whose animation a view has set.
    fileprivate var styleWithAnimation: Element? {
        sequence(first: self, next: \.parent).first { $0.role == .style && $0[.animation] != nil }
    }
}

extension ElementTree {
    /// Whether an operation has an animation.
    fileprivate func hasAnimatedChange(since count: Int) -> Bool {
        func hasAnimation(_ element: Element) -> Bool {
            guard let curve = element.animationSource(in: self).words(.animation) else { return false }
            return curve != "none"
        }
        for operation in operations[min(count, operations.count)...] {
            switch operation {
            case .attribute(let element, let key):
                let isAnimated = key.isAnimated && (element.role.isAnimated || element.role == .style)
                if isAnimated, hasAnimation(element) { return true }
            case .text(let element): if hasAnimation(element) { return true }
            case .insert(_, let parent, _): if hasAnimation(parent) { return true }
            case .remove: if hasAnimation(root) { return true }
            default: break
            }
        }
        return false
    }
}
