/// One layout of a tree: the sizes that are asked and answered, the frames that are set, and what the host has to know.
final class LayoutPass {
    /// Views that are nested deeper than this have no size. Each level needs some hundred bytes of stack.
    static let depthLimit = 1_500
    /// The number of sizes that one layout works out before it gives up.
    static let measureLimit = 2_000_000

    /// Passes are numbered from 1.
    let number: UInt32
    let guideDefaults: GuideDefaults

    private(set) var questions: [LayoutQuestion] = []
    private(set) var moved: [LayoutNode] = []
    private(set) var reports: [LayoutReport] = []

    /// The part of the screen that views ignoring the safe area may cover, in coordinates of the root.
    var container = LayoutRect.zero
    /// The part of the screen that nothing covers, in coordinates of the root.
    var safeArea = LayoutRect.zero

    /// The origin of the node whose children are placed, in coordinates of the root.
    private(set) var origin = LayoutPoint.zero

    private var guesses = 0
    private var depth = 0
    /// The number of sizes that were worked out.
    private(set) var measures = 0

    init(number: UInt32, guideDefaults: GuideDefaults) {
        self.number = number
        self.guideDefaults = guideDefaults
    }

    // MARK: Sizes

    /// The size with which a node answers a proposal.
    func size(of node: LayoutNode, at proposal: LayoutProposal) -> LayoutSize {
        if let known = node.sizes.find(proposal, pass: number) {
            if known.isGuess { guesses &+= 1 }
            return known.size
        }
        guard depth < Self.depthLimit else {
            report(.tooDeep, at: node)
            return .zero
        }
        guard measures < Self.measureLimit else {
            report(.tooManyMeasures, at: node)
            return .zero
        }
        measures += 1
        depth += 1
        let before = guesses
        let size = node.measure(proposal, self).withoutNaN
        depth -= 1
        node.sizes.insert(size, for: proposal, guessedIn: guesses == before ? 0 : number)
        return size
    }

    /// The coordinate of a guide in a node that has a size after it was offered a proposal.
    func guide(
        _ guide: LayoutGuide, of node: LayoutNode, in size: LayoutSize, for proposal: LayoutProposal
    ) -> Double {
        if node.contents.mayHave(guide), let value = node.explicitGuide(guide, in: size, for: proposal, self) {
            return value.zeroIfNaN
        }
        return defaultGuide(guide, of: node, in: size)
    }

    /// The coordinate of a guide in a node of a size that doesn't set the guide.
    func defaultGuide(_ guide: LayoutGuide, of node: LayoutNode, in size: LayoutSize) -> Double {
        if let value = guide.standardValue(in: size) { return value }
        if let value = guideDefaults.find(guide, size) { return value }
        ask(.defaultGuide(guide, size), about: node)
        return size[guide.axis] / 2
    }

    // MARK: What the host learns

    /// Lists a question. What is worked out from the guess in its place is not kept.
    func ask(_ kind: LayoutQuestion.Kind, about node: LayoutNode) {
        guess()
        // A leaf may be asked for the same lines by several proposals, one after the other.
        for question in questions.suffix(8) where question.node === node && question.kind.isAnswered(with: kind) {
            return
        }
        questions.append(LayoutQuestion(node: node, kind: kind))
    }

    /// Says that the answer of a node is a guess.
    func guess() { guesses &+= 1 }

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
        var origin = LayoutPoint(placement.origin.x.zeroIfNaN, placement.origin.y.zeroIfNaN)
        if container.isRightToLeft { origin.x = size.width - origin.x - childSize.width }
        commit(child, LayoutRect(origin: origin, size: childSize), placement.proposal)
    }

    /// Sets the frame of a node, and the frames in it if they aren't set already.
    func commit(_ node: LayoutNode, _ frame: LayoutRect, _ proposal: LayoutProposal) {
        let isSame =
            node.isPlaced && !node.needsPlacement && node.frame.size == frame.size && node.proposal == proposal
        if !node.isPlaced || node.frame != frame { moved.append(node) }
        node.frame = frame
        node.isPlaced = true
        if isSame, !node.contents.contains(.dependsOnPlace) { return }
        guard depth < Self.depthLimit else { return report(.tooDeep, at: node) }
        node.needsPlacement = false
        node.proposal = proposal
        let around = origin
        origin = LayoutPoint(around.x + frame.origin.x, around.y + frame.origin.y)
        depth += 1
        node.place(in: frame.size, for: proposal, self)
        depth -= 1
        origin = around
    }

    private func hide(_ node: LayoutNode) {
        guard node.isPlaced else { return }
        node.isPlaced = false
        node.needsPlacement = true
        moved.append(node)
    }
}
