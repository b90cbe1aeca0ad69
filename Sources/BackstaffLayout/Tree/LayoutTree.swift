/// A tree of nodes that is laid out again and again, each time for the cost of what has changed.
package final class LayoutTree {
    /// The outermost node.
    package let root: LayoutNode

    private var passes: UInt32 = 0
    /// The number of layouts. The rounds of `settle` are one.
    private var round: UInt32 = 0
    private var isSettling = false
    /// The number of sizes and guides that the app's own layouts have asked for since the last layout.
    private var asked = 0

    /// The size to which views refer that aren't in a scroll view.
    private var container = LayoutProposal.unspecified
    private let depthLimit: Int

    /// The number of sizes and guides that the app's own layouts may ask for between two layouts.
    package static let askLimit = 100_000

    /// Makes a tree that hasn't been laid out.
    ///
    /// - Parameter depthLimit: Views that are nested deeper than this have no size, which is reported. Each level needs
    ///   1.5 to 3 KB of stack.
    package init(root: LayoutNode, depthLimit: Int = 1_500) {
        self.root = root
        self.depthLimit = max(1, depthLimit)
    }

    /// Offers a proposal to the root and places it at the origin.
    package func layout(_ proposal: LayoutProposal) -> LayoutResult {
        begin(in: proposal)
        return work(on: root) { pass in
            let size = pass.size(of: root, at: proposal)
            pass.window = LayoutRect(origin: .zero, size: size)
            pass.safeArea = pass.window
            pass.commit(root, pass.window, proposal)
            return size
        }
    }

    /// Offers the safe part of a container to the root, and centres the root there.
    ///
    /// - Parameters:
    ///   - container: The size of the window, sheet or row in points.
    ///   - insets: The parts of the container that bars or the device cover, in points.
    package func layout(in container: LayoutSize, safeArea insets: LayoutInsets = .zero) -> LayoutResult {
        let window = LayoutRect(origin: .zero, size: container.withoutNaN)
        let insets = insets.withoutNaN
        let room = window.inset(by: root.isRightToLeft ? insets.mirrored : insets)
        let proposal = LayoutProposal(room.size)
        begin(in: proposal)
        return work(on: root) { pass in
            pass.window = window
            pass.safeArea = room
            let size = pass.size(of: root, at: proposal)
            let frame = LayoutRect(
                (room.minX + (room.size.width - size.width) / 2).zeroIfNaN,
                (room.minY + (room.size.height - size.height) / 2).zeroIfNaN, size.width, size.height)
            pass.commit(root, frame, proposal)
            return size
        }
    }

    /// Begins a layout of the whole tree.
    private func begin(in container: LayoutProposal) {
        asked = 0
        if !isSettling { round &+= 1 }
        self.container = container
    }

    /// Lays out until no question is left.
    ///
    /// - Parameters:
    ///   - rounds: The number of layouts after which the last one counts, although answers of the host led to new questions.
    ///     This is reported. Readers that are nested need a round for each.
    ///   - layout: One layout of this tree.
    ///   - answer: Answers a question. The question stays open if the result is nil.
    package func settle(
        rounds: Int = 100, _ layout: (LayoutTree) -> LayoutResult, answer: (LayoutQuestion) -> LayoutAnswer?
    ) -> LayoutResult {
        var result = layout(self)
        isSettling = true
        defer { isSettling = false }
        var left = max(2, rounds)
        while !result.questions.isEmpty {
            left -= 1
            var isAnswered = false
            for question in result.questions {
                if let given = answer(question), self.answer(question, with: given) { isAnswered = true }
            }
            guard isAnswered else { break }
            guard left > 0 else {
                result.report(.tooManyRounds, at: root)
                break
            }
            let earlier = result
            result = layout(self)
            result.add(earlier)
        }
        result.moved = Self.withoutRepetition(result.moved)
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

    /// Takes the answer to a question. Returns false if the answer doesn't fit to the question, or if the node has changed
    /// since it asked.
    @discardableResult
    package func answer(_ question: LayoutQuestion, with answer: LayoutAnswer) -> Bool {
        let node = question.node
        guard question.version == node.version else { return false }
        if case .defaultGuide(let guide, let size) = question.kind {
            guard case .coordinate(let value) = answer else { return false }
            node.memory.guideDefaults.insert(value, for: NodeMemory.DefaultKey(guide: guide, size: size))
        } else {
            guard node.accept(answer, to: question) else { return false }
        }
        node.needPlacement()
        return true
    }

    // MARK: For the app's own layouts

    /// The size with which a node of this tree answers a proposal. Questions are left if an answer is missing.
    ///
    /// An app's layout that asks without end gets no sizes any more after ``askLimit`` of them, and a report.
    ///
    /// - Parameter question: The question that the host answers by running the app's code, if it does so.
    package func size(
        of node: LayoutNode, at proposal: LayoutProposal, answering question: LayoutQuestion?
    ) -> LayoutResult {
        work(on: node, answering: question) { pass in
            mayAsk(about: node, pass) ? pass.size(of: node, at: proposal) : .zero
        }
    }

    /// The coordinate of a guide in a node that is offered a proposal. Questions are left if an answer is missing.
    ///
    /// - Parameter question: The question that the host answers by running the app's code, if it does so.
    /// - Returns: The coordinate, and whether the node or something in it sets the guide.
    package func guide(
        _ guide: LayoutGuide, of node: LayoutNode, at proposal: LayoutProposal, answering question: LayoutQuestion?
    ) -> (value: Double, isExplicit: Bool, questions: [LayoutQuestion]) {
        var explicit: Double?
        var value = 0.0
        let result = work(on: node, answering: question) { pass in
            guard mayAsk(about: node, pass) else { return .zero }
            let size = pass.size(of: node, at: proposal)
            explicit = pass.explicitGuide(guide, of: node, in: size, for: proposal)
            value = explicit ?? pass.defaultGuide(guide, of: node, in: size)
            return size
        }
        return (value, explicit != nil, result.questions)
    }

    private func mayAsk(about node: LayoutNode, _ pass: LayoutPass) -> Bool {
        asked += 1
        if asked > Self.askLimit { pass.report(.tooManyMeasures, at: node) }
        return asked <= Self.askLimit
    }

    // MARK: Passes

    /// Makes a pass for a node and those in it.
    private func work(
        on node: LayoutNode, answering question: LayoutQuestion? = nil, _ body: (LayoutPass) -> LayoutSize
    ) -> LayoutResult {
        passes = passes == .max ? 1 : passes + 1
        let pass = LayoutPass(
            number: passes, round: round, depthLimit: depthLimit,
            container: question?.container ?? container(around: node))
        let tooDeep = node.prepareTraits(depthLimit: depthLimit)
        if let first = tooDeep.first { pass.report(.tooDeep, at: first) }
        let size = body(pass)
        // A node that is too deep here may be elsewhere in the next layout.
        for node in tooDeep { node.forgetTraits() }
        return LayoutResult(size: size, pass)
    }

    /// The container of a node that is asked outside of a layout.
    private func container(around node: LayoutNode) -> LayoutProposal {
        var node = node.parent
        while let current = node {
            if let own = current.ownContainer { return own }
            node = current.parent
        }
        return container
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
