/// A view as layout sees it: something that answers a size to each proposal, and places its children.
///
/// A subclass for each kind of view overrides `measure` and `placements`. Both only ask and answer. The pass keeps
/// the answers, sets the frames, and collects the questions for the host:
///
///     proposal ──► size(of:at:) ──► measure ──► size(of: child, at:) …
///                     │ kept with the node until the node or something in it changes
///     size ──────► commit ────────► placements ──► commit of each child
///
/// A node belongs to one tree, and a tree to one thread at a time.
package class LayoutNode {
    /// A number by which the host finds the view of this node.
    package final var tag = 0

    /// The nodes inside this one.
    package private(set) final var children: [LayoutNode]

    /// The node around this one.
    // It is never a freed one: a parent that is freed, or that loses the child, sets this to nil.
    package private(set) unowned(unsafe) final var parent: LayoutNode?

    /// The place of the node in its parent, from the parent's top left corner. It is valid after a layout if the node
    /// and all nodes around it are placed.
    package internal(set) final var frame = LayoutRect.zero

    /// What the node was offered when it was placed.
    package internal(set) final var proposal = LayoutProposal.unspecified

    /// Whether the last layout placed the node. It doesn't place what isn't shown, such as the choices that don't fit.
    package internal(set) final var isPlaced = false

    /// Whether leading is the right edge in this node. It mirrors the places of its children.
    package final var isRightToLeft = false {
        didSet { if isRightToLeft != oldValue { needPlacement() } }
    }

    final var sizes = SizeCache()
    final var needsPlacement = true
    /// Whether the node is in a list that is being made.
    final var isListed = false
    private final var keptTraits: LayoutTraits?
    // The parts of the traits that are asked most often, so that these don't copy all of them.
    private final var keptPriority: Double?
    private final var keptContents: LayoutTraits.Contents?

    init(children: [LayoutNode]) {
        self.children = children
        for child in children { adopt(child) }
    }

    deinit {
        for child in children where child.parent === self { child.parent = nil }
    }

    // MARK: What a subclass says

    /// The size with which the node answers a proposal.
    func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        proposal.replacingNil(by: LayoutDefaults.idealSize)
    }

    /// Where the children lie, in their order, if the node has a size after it was offered a proposal.
    func placements(in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass) -> [LayoutPlacement] { [] }

    /// What the surroundings of the node know about it without measuring. By default, the node wants the distances that its
    /// children want, and has no priority.
    func makeTraits() -> LayoutTraits {
        var traits = LayoutTraits()
        guard let first = children.first else { return traits }
        traits.spacing = first.spacing
        for child in children {
            traits.contents.formUnion(child.contents)
            traits.spacing.formUnion(child.spacing)
        }
        return traits
    }

    /// Drops what the subclass has worked out from the sizes of its children.
    func sizesChanged() {}

    /// Drops what the subclass has worked out from the traits of its children.
    func traitsChanged() {}

    /// Takes an answer of the host. Returns false if the answer is of another kind than the question.
    func accept(_ answer: LayoutAnswer, to question: LayoutQuestion.Kind) -> Bool { false }

    /// How a spacer or a divider in a child lies.
    func orientation(of child: LayoutNode) -> LayoutOrientation { .inherited }

    /// Whether the node's size and guides depend on what is in it.
    var dependsOnContent: Bool { true }

    /// The size to which views inside refer with `containerRelativeFrame`.
    var containerSize: LayoutSize? { nil }

    /// The place of a guide if the node or something in it sets the guide. Containers combine those of their children.
    func explicitGuide(
        _ guide: LayoutGuide, in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> Double? {
        var combined: Double?
        var count = 0.0
        let placements = placements(in: size, for: proposal, pass)
        for (child, placement) in zip(children, placements) where placement.isShown && child.contents.mayHave(guide) {
            let childSize = pass.size(of: child, at: placement.proposal)
            guard let own = child.explicitGuide(guide, in: childSize, for: placement.proposal, pass) else { continue }
            let value = own + placement.origin[guide.axis]
            combined = guide.combined(combined, value, count: count)
            count += 1
        }
        return combined
    }

    /// Sets the frames of the children.
    func place(in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass) {
        let placements = placements(in: size, for: proposal, pass)
        for (child, placement) in zip(children, placements) { pass.commit(child, placement, in: self, size) }
    }

    // MARK: What surroundings ask

    /// What the surroundings of the node know about it without measuring.
    final var traits: LayoutTraits {
        if let keptTraits { return keptTraits }
        let made = makeTraits()
        keep(made)
        return made
    }

    private final func keep(_ made: LayoutTraits) {
        keptTraits = made
        keptPriority = made.priority
        keptContents = made.contents
    }

    /// Makes the traits of a tree from the leaves up, without recursion. Returns the first node that is nested more deeply
    /// than a limit, if any. Such nodes have default traits.
    final func prepareTraits(depthLimit: Int) -> LayoutNode? {
        guard keptTraits == nil else { return nil }
        var tooDeep: LayoutNode?
        var path: [(node: LayoutNode, next: Int)] = [(self, 0)]
        while let (node, next) = path.last {
            guard next < node.children.count else {
                node.keep(node.makeTraits())
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let child = node.children[next]
            if child.keptTraits != nil { continue }
            if path.count < depthLimit {
                path.append((child, 0))
            } else {
                child.keep(LayoutTraits())
                tooDeep = tooDeep ?? child
            }
        }
        return tooDeep
    }

    /// The priority with which stacks offer room to the node.
    package final var layoutPriority: Double { keptPriority ?? traits.priority }

    /// The distances that the node wants from its neighbours.
    package final var spacing: LayoutSpacing { traits.spacing }

    /// What may be inside of the node.
    final var contents: LayoutTraits.Contents { keptContents ?? traits.contents }

    /// How the node lies, if it is a spacer or a divider.
    final var ownOrientation: LayoutOrientation {
        var child = self
        while let parent = child.parent {
            let orientation = parent.orientation(of: child)
            if orientation != .inherited { return orientation }
            child = parent
        }
        return .inherited
    }

    // MARK: Changes

    /// Replaces the children. The sizes of the node and of the nodes around it are measured again.
    package final func replaceChildren(with children: [LayoutNode]) {
        for child in self.children where child.parent === self { child.parent = nil }
        self.children = children
        for child in children { adopt(child) }
        childrenReplaced()
    }

    /// Becomes the parent of a child, which may have been in another tree, or elsewhere in this one.
    private final func adopt(_ child: LayoutNode) {
        let isNew = child.parent !== self
        child.parent = self
        if isNew, child.keptTraits != nil {
            child.isPlaced = false
            child.forgetSurroundings(depth: 1)
        }
    }

    /// Forgets what a subtree has worked out from the nodes around it: how spacers and dividers lie, and the sizes that
    /// depend on the container.
    private final func forgetSurroundings(depth: Int) {
        sizes.removeAll()
        needsPlacement = true
        keptTraits = nil
        keptPriority = nil
        keptContents = nil
        sizesChanged()
        traitsChanged()
        // Nothing is known about what lies deeper.
        guard depth < LayoutPass.depthLimit else { return }
        for child in children { child.forgetSurroundings(depth: depth + 1) }
    }

    /// Forgets what depends on the children after they were replaced.
    func childrenReplaced() { invalidate() }

    /// Forgets everything about the node and the nodes around it, because the node has changed.
    package final func invalidate() {
        forgetTraits()
        forgetSizes()
    }

    /// Forgets the sizes of the node and of the nodes around it, up to one that is as large whatever is in it.
    final func forgetSizes() {
        var node: LayoutNode? = self
        while let current = node {
            if current !== self, !current.dependsOnContent { return current.needPlacement() }
            current.sizes.removeAll()
            current.needsPlacement = true
            current.sizesChanged()
            node = current.parent
        }
    }

    /// Forgets what is known without measuring about the node and the nodes around it.
    final func forgetTraits() {
        var node: LayoutNode? = self
        while let current = node {
            current.keptTraits = nil
            current.keptPriority = nil
            current.keptContents = nil
            current.traitsChanged()
            node = current.parent
        }
    }

    /// Has the next layout place the children again, with the sizes that are known.
    final func needPlacement() {
        var node: LayoutNode? = self
        while let current = node {
            current.needsPlacement = true
            node = current.parent
        }
    }

    /// Forgets the sizes in a subtree that depend on the size of the container around them.
    final func forgetContainerSizes() {
        guard contents.contains(.relativeToContainer) else { return }
        sizes.removeAll()
        needsPlacement = true
        for child in children { child.forgetContainerSizes() }
    }
}
