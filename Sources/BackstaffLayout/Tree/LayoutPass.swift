/// One layout of a tree: the sizes that are asked and answered, the frames that are set, and what the host has to know.
final class LayoutPass {
    /// The number of sizes and guides that one layout works out before it gives up.
    static let measureLimit = 2_000_000

    /// Passes are numbered from 1.
    let number: UInt32
    /// The number of the layout that the pass is a part of.
    let round: UInt32
    /// Views that are nested deeper than this have no size.
    let depthLimit: Int

    private(set) var questions: [LayoutQuestion] = []
    private(set) var moved: [LayoutNode] = []
    private(set) var reports: [LayoutReport] = []

    /// The part of the screen that views ignoring the safe area may cover, in coordinates of the root.
    var window = LayoutRect.zero
    /// The part of the screen that nothing covers, in coordinates of the root.
    var safeArea = LayoutRect.zero
    /// The size to which `containerRelativeFrame` refers. Along an axis of nil, no container is known.
    private var container: LayoutProposal

    /// The origin of the node whose children are placed, in coordinates of the root.
    private(set) var origin = LayoutPoint.zero

    private var guesses = 0
    /// The number of nodes around the current one that were hidden in the layout before.
    private var shownAgain = 0
    private var depth = 0
    /// The number of sizes and guides that were worked out.
    private(set) var measures = 0

    init(number: UInt32, round: UInt32, depthLimit: Int, container: LayoutProposal) {
        self.number = number
        self.round = round
        self.depthLimit = depthLimit
        self.container = container
    }

    // MARK: Containers

    /// The container of the views in a node, or nothing if none of them refers to it.
    func container(in node: LayoutNode) -> LayoutProposal {
        node.contents.contains(.relativeToContainer) ? container : .unspecified
    }

    /// Works something out for the views in a container.
    func within<Result>(_ container: LayoutProposal, _ work: () -> Result) -> Result {
        let around = self.container
        self.container = container
        defer { self.container = around }
        return work()
    }

    // MARK: Sizes and guides

    /// The size with which a node answers a proposal.
    func size(of node: LayoutNode, at proposal: LayoutProposal) -> LayoutSize {
        let key = NodeMemory.SizeKey(proposal: proposal, container: container(in: node))
        if let known = node.memory.sizes.find(key, pass: number) {
            if known.isGuess { guess() }
            return known.value
        }
        guard mayWorkOut(node) else { return .zero }
        depth += 1
        let before = guesses
        let size = node.measure(proposal, self).withoutNaN
        depth -= 1
        node.memory.sizes.insert(size, for: key, guessedIn: guesses == before ? 0 : number)
        return size
    }

    /// The coordinate of a guide in a node that has a size after it was offered a proposal.
    func guide(
        _ guide: LayoutGuide, of node: LayoutNode, in size: LayoutSize, for proposal: LayoutProposal
    ) -> Double {
        explicitGuide(guide, of: node, in: size, for: proposal) ?? defaultGuide(guide, of: node, in: size)
    }

    /// The coordinate of a guide in a node if something in the node sets the guide.
    func explicitGuide(
        _ guide: LayoutGuide, of node: LayoutNode, in size: LayoutSize, for proposal: LayoutProposal
    ) -> Double? {
        guard node.contents.mayHave(guide) else { return nil }
        let key = NodeMemory.GuideKey(guide: guide, size: size, proposal: proposal, container: container(in: node))
        if let known = node.memory.guides.find(key, pass: number) {
            if known.isGuess { guess() }
            return known.value
        }
        guard mayWorkOut(node) else { return nil }
        depth += 1
        let before = guesses
        let value = node.explicitGuide(guide, in: size, for: proposal, self)?.zeroIfNaN
        depth -= 1
        node.memory.guides.insert(value, for: key, guessedIn: guesses == before ? 0 : number)
        return value
    }

    /// The coordinate of a guide in a node of a size that doesn't set the guide.
    func defaultGuide(_ guide: LayoutGuide, of node: LayoutNode, in size: LayoutSize) -> Double {
        if let value = guide.standardValue(in: size) { return value }
        let key = NodeMemory.DefaultKey(guide: guide, size: size)
        if let value = node.memory.guideDefaults.find(key, round: round) {
            if value.isFinite { return value }
            report(.invalidGuide, at: node)
            return 0
        }
        ask(.defaultGuide(guide, size), about: node)
        return size[guide.axis] / 2
    }

    /// Counts a result that isn't kept. Returns false if a limit is reached. The node then has no size in this layout.
    private func mayWorkOut(_ node: LayoutNode) -> Bool {
        if depth < depthLimit, measures < Self.measureLimit {
            measures += 1
            return true
        }
        report(depth < depthLimit ? .tooManyMeasures : .tooDeep, at: node)
        guess()
        return false
    }

    // MARK: What the host learns

    /// Lists a question. What is worked out from the guess in its place is not kept.
    func ask(_ kind: LayoutQuestion.Kind, about node: LayoutNode) {
        guess()
        let container = container(in: node)
        guard node.asked.insert(kind, container, pass: number) else { return }
        questions.append(LayoutQuestion(node: node, kind: kind, container: container, version: node.version))
    }

    /// Says that the answer of a node is a guess.
    private func guess() { guesses &+= 1 }

    /// Lists a problem, once for each node and problem.
    func report(_ problem: LayoutProblem, at node: LayoutNode) {
        let isGlobal = problem == .tooDeep || problem == .tooManyMeasures
        for report in reports where report.problem == problem && (isGlobal || report.node === node) { return }
        reports.append(LayoutReport(node: node, problem: problem))
    }

    // MARK: Frames

    /// Places a child of a container, and everything in it that isn't placed there already.
    func commit(_ child: LayoutNode, _ placement: LayoutPlacement, in container: LayoutNode, _ size: LayoutSize) {
        guard placement.isShown else { return hide(child) }
        let childSize = self.size(of: child, at: placement.proposal)
        var origin = placement.origin
        if container.isRightToLeft { origin.x = size.width - origin.x - childSize.width }
        origin = LayoutPoint(origin.x.zeroIfNaN, origin.y.zeroIfNaN)
        commit(child, LayoutRect(origin: origin, size: childSize), placement.proposal)
    }

    /// Sets the frame of a node, and the frames in it if they aren't set already.
    ///
    /// A node with an open question inside is placed again in each layout, so that each of them lists the question.
    func commit(_ node: LayoutNode, _ frame: LayoutRect, _ proposal: LayoutProposal) {
        let container = container(in: node)
        let isSame =
            node.isPlaced && !node.needsPlacement && node.frame.size == frame.size && node.proposal == proposal
            && node.container == container
        let isShownAgain = node.isHidden
        if isShownAgain { shownAgain += 1 }
        defer { if isShownAgain { shownAgain -= 1 } }
        if !node.isPlaced || node.frame != frame || shownAgain > 0 { moved.append(node) }
        node.frame = frame
        node.isPlaced = true
        node.isHidden = false
        if isSame, shownAgain == 0, !node.contents.contains(.dependsOnPlace) { return }
        node.needsPlacement = true
        node.proposal = proposal
        node.container = container
        guard depth < depthLimit else {
            guess()
            return report(.tooDeep, at: node)
        }
        let around = origin
        origin = LayoutPoint(around.x + frame.origin.x, around.y + frame.origin.y)
        depth += 1
        let before = guesses
        node.place(in: frame.size, for: proposal, self)
        node.needsPlacement = guesses != before
        depth -= 1
        origin = around
    }

    private func hide(_ node: LayoutNode) {
        guard node.isPlaced else { return }
        node.isPlaced = false
        node.isHidden = true
        node.needsPlacement = true
        moved.append(node)
    }
}
