/// A tree of nodes that is laid out again and again, each time for the cost of what has changed.
package final class LayoutTree {
    /// The outermost node.
    package let root: LayoutNode

    private let guideDefaults = GuideDefaults()
    private var passes: UInt32 = 0
    /// The number of sizes that the app's own layouts have asked for since the last layout.
    private var asked = 0

    /// The number of sizes that the app's own layouts may ask for between two layouts.
    package static let askLimit = 100_000

    /// Makes a tree that hasn't been laid out.
    package init(root: LayoutNode) { self.root = root }

    /// Offers a proposal to the root and places it at the origin.
    package func layout(_ proposal: LayoutProposal) -> LayoutResult {
        asked = 0
        let pass = nextPass(for: root)
        let size = pass.size(of: root, at: proposal)
        pass.container = LayoutRect(origin: .zero, size: size)
        pass.safeArea = pass.container
        pass.commit(root, pass.container, proposal)
        return LayoutResult(size: size, pass)
    }

    /// Offers the safe part of a container to the root, and centres the root there.
    ///
    /// - Parameters:
    ///   - container: The size of the window, sheet or row in points.
    ///   - insets: The parts of the container that bars or the device cover, in points.
    package func layout(in container: LayoutSize, safeArea insets: LayoutInsets = .zero) -> LayoutResult {
        asked = 0
        let pass = nextPass(for: root)
        pass.container = LayoutRect(origin: .zero, size: container.withoutNaN)
        let insets = insets.withoutNaN
        pass.safeArea = pass.container.inset(by: root.isRightToLeft ? insets.mirrored : insets)
        let proposal = LayoutProposal(pass.safeArea.size)
        let size = pass.size(of: root, at: proposal)
        let room = pass.safeArea
        let frame = LayoutRect(
            (room.minX + (room.size.width - size.width) / 2).zeroIfNaN,
            (room.minY + (room.size.height - size.height) / 2).zeroIfNaN, size.width, size.height)
        pass.commit(root, frame, proposal)
        return LayoutResult(size: size, pass)
    }

    /// Lays out until no question is left.
    ///
    /// - Parameters:
    ///   - rounds: The number of layouts after which the last one counts, although questions are left.
    ///   - layout: One layout of this tree.
    ///   - answer: Answers a question. The question stays open if the result is nil.
    package func settle(
        rounds: Int = 12, _ layout: (LayoutTree) -> LayoutResult, answer: (LayoutQuestion) -> LayoutAnswer?
    ) -> LayoutResult {
        var result = layout(self)
        var moved = result.moved
        for _ in 1..<max(2, rounds) where !result.questions.isEmpty {
            var isAnswered = false
            for question in result.questions {
                if let given = answer(question), self.answer(question, with: given) { isAnswered = true }
            }
            guard isAnswered else { break }
            result = layout(self)
            moved += result.moved
        }
        result.moved = Self.withoutRepetition(moved)
        return result
    }

    /// The nodes of a list, each only where it is first.
    private static func withoutRepetition(_ nodes: [LayoutNode]) -> [LayoutNode] {
        var list: [LayoutNode] = []
        for node in nodes where !node.isListed {
            node.isListed = true
            list.append(node)
        }
        for node in list { node.isListed = false }
        return list
    }

    /// Takes the answer to a question of the last layout. Returns false if the answer doesn't fit to the question.
    @discardableResult
    package func answer(_ question: LayoutQuestion, with answer: LayoutAnswer) -> Bool {
        let isTaken: Bool
        if case .defaultGuide(let guide, let size) = question.kind {
            guard case .coordinate(let value) = answer else { return false }
            guideDefaults.insert(value, for: guide, size)
            isTaken = true
        } else {
            isTaken = question.node.accept(answer, to: question.kind)
        }
        if isTaken { question.node.needPlacement() }
        return isTaken
    }

    // MARK: For the app's own layouts

    /// The size with which a node of this tree answers a proposal. Questions are left if an answer is missing.
    ///
    /// An app's layout that asks without end gets no sizes any more after ``askLimit`` of them, and a report.
    package func size(of node: LayoutNode, at proposal: LayoutProposal) -> LayoutResult {
        let pass = nextPass(for: node)
        asked += 1
        guard asked <= Self.askLimit else {
            pass.report(.tooManyMeasures, at: node)
            return LayoutResult(size: .zero, pass)
        }
        return LayoutResult(size: pass.size(of: node, at: proposal), pass)
    }

    /// The coordinate of a guide in a node that is offered a proposal. Questions are left if an answer is missing.
    package func guide(
        _ guide: LayoutGuide, of node: LayoutNode, at proposal: LayoutProposal
    ) -> (value: Double, questions: [LayoutQuestion]) {
        let pass = nextPass(for: node)
        let size = pass.size(of: node, at: proposal)
        return (pass.guide(guide, of: node, in: size, for: proposal), pass.questions)
    }

    private func nextPass(for node: LayoutNode) -> LayoutPass {
        passes = passes == .max ? 1 : passes + 1
        let pass = LayoutPass(number: passes, guideDefaults: guideDefaults)
        if let tooDeep = node.prepareTraits(depthLimit: LayoutPass.depthLimit) { pass.report(.tooDeep, at: tooDeep) }
        return pass
    }
}

extension LayoutNode {
    /// The frame of the node in coordinates of the tree, or nil if the last layout didn't place it.
    package final var frameInTree: LayoutRect? {
        var rect = LayoutRect(origin: .zero, size: frame.size)
        var node: LayoutNode? = self
        while let current = node {
            guard current.isPlaced else { return nil }
            rect.origin.x += current.frame.origin.x
            rect.origin.y += current.frame.origin.y
            node = current.parent
        }
        return rect
    }
}
