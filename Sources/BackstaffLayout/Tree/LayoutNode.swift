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

    /// Whether a container around the node doesn't show it. Then nothing in it is listed as moved until it is shown again.
    final var isHidden = false

    /// Whether leading is the right edge in this node. It mirrors the places of its children.
    package final var isRightToLeft = false {
        didSet {
            guard isRightToLeft != oldValue else { return }
            for child in children where child.isMadeByParent { child.isRightToLeft = isRightToLeft }
            needPlacement()
        }
    }

    /// Whether the node's parent has made it, so that the host doesn't know it.
    final var isMadeByParent = false

    /// The container to which the views inside referred when the node was placed.
    final var container = LayoutProposal.unspecified

    final var memory = NodeMemory()
    final var needsPlacement = true
    /// The number of changes so far. Questions of an older version are out of date.
    final var version: UInt32 = 0
    /// Whether something has been worked out about the node. Then it has been about all nodes around it too.
    final var isKnown = false
    /// Whether the node is in a list that is being made.
    final var isListed = false
    /// What the node has asked in a pass.
    final var asked = AskedQuestions()

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
    func accept(_ answer: LayoutAnswer, to question: LayoutQuestion) -> Bool { false }

    /// How a spacer or a divider in a child lies.
    func orientation(of child: LayoutNode) -> LayoutOrientation { .inherited }

    /// Whether the node's size and guides depend on what is in it.
    var dependsOnContent: Bool { true }

    /// Whether the node asks which stack is around it, as spacers and dividers do.
    var liesAlongStack: Bool { false }

    /// The size to which views inside refer with `containerRelativeFrame`, or nil if they refer to one further out.
    var ownContainer: LayoutProposal? { nil }

    /// The place of a guide if the node or something in it sets the guide. Containers combine those of their children.
    func explicitGuide(
        _ guide: LayoutGuide, in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> Double? {
        var combined: Double?
        var count = 0.0
        let placements = placements(in: size, for: proposal, pass)
        for (child, placement) in zip(children, placements) where placement.isShown && child.contents.mayHave(guide) {
            let childSize = pass.size(of: child, at: placement.proposal)
            guard let own = pass.explicitGuide(guide, of: child, in: childSize, for: placement.proposal) else {
                continue
            }
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
        if let kept = memory.traits { return kept }
        let made = makeTraits()
        keep(made)
        return made
    }

    /// The priority with which stacks offer room to the node.
    package final var layoutPriority: Double { memory.priority ?? traits.priority }

    /// The distances that the node wants from its neighbours.
    package final var spacing: LayoutSpacing { traits.spacing }

    /// What may be inside of the node.
    final var contents: LayoutTraits.Contents { memory.contents ?? traits.contents }

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

    // MARK: Children

    /// Replaces the children. The sizes of the node and of the nodes around it are measured again.
    final func setChildren(_ children: [LayoutNode]) {
        for child in children { child.isListed = true }
        for child in self.children where child.parent === self && !child.isListed {
            child.parent = nil
            child.isPlaced = false
            child.forgetStack()
        }
        for child in children { child.isListed = false }
        self.children = children
        for child in children { adopt(child) }
        childrenReplaced()
    }

    /// Becomes the parent of a child, which may have been in another tree, or elsewhere in this one.
    private final func adopt(_ child: LayoutNode) {
        guard child.parent !== self else { return }
        child.parent = self
        guard child.isKnown else { return }
        child.isPlaced = false
        child.forgetStack()
        becomeKnown()
    }

    /// Forgets what depends on the children after they were replaced.
    func childrenReplaced() { invalidate() }
}
