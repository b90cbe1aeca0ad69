import BackstaffElements
import BackstaffLayout

extension LayoutNodeBuilder {
    /// The node of an element about which more than its attributes decides.
    func participantNode(of element: Element, _ context: TextContext) -> LayoutNode? {
        switch participant(of: element) {
        case let arranger as any SubviewArranger: arrangedNode(of: element, arranger, context)
        case let setter as any GuideSetter: guideNode(of: element, setter, context)
        case let choice as any FittingChoice: choiceNode(of: element, choice, context)
        case let setter as any GridCellSetter: cellNode(of: element, setter, context)
        default: nil
        }
    }

    private func cellNode(of element: Element, _ setter: any GridCellSetter, _ context: TextContext) -> LayoutNode {
        noteCell()
        return LayoutGridCell(setter.attributes, content(of: element, context))
    }

    private func arrangedNode(
        of element: Element, _ arranger: any SubviewArranger, _ context: TextContext
    ) -> LayoutNode {
        let parts = element.children.compactMap { child in node(of: child, context).map { (child, $0) } }
        let subviews = ArrangedSubviews(parts, isRightToLeft: context.isRightToLeft, builder: self)
        let custom = LayoutCustom(along: arranger.stackAxis, subviews.nodes)
        custom.tag = noteArranger(arranger, subviews, custom)
        noteArranged(element)
        return custom
    }

    private func guideNode(of element: Element, _ setter: any GuideSetter, _ context: TextContext) -> LayoutNode {
        let node = LayoutGuideValue(setter.guide, content(of: element, context))
        node.tag = noteGuide(setter)
        return node
    }

    private func choiceNode(
        of element: Element, _ choice: any FittingChoice, _ context: TextContext
    ) -> LayoutNode {
        let parts = choice.candidates.compactMap { candidate in node(of: candidate, context).map { (candidate, $0) } }
        noteChoice(choice, parts)
        return LayoutFirstFit(choice.axes, parts.map(\.1))
    }

    // MARK: Answers of the app's code

    /// Runs the app's layout for a question about it.
    func answer(_ question: LayoutQuestion, with arranger: any SubviewArranger, _ subviews: ArrangedSubviews)
        -> LayoutAnswer?
    {
        let outer = subviews.question
        subviews.question = question
        defer { subviews.question = outer }
        switch question.kind {
        case .size(let proposal): return .size(arranger.size(for: proposal, of: subviews))
        case .placements(let size, let proposal):
            return .placements(arranger.placements(in: size, for: proposal, of: subviews))
        default: return nil
        }
    }

    /// Runs the app's closure for a guide, or for the default value of an alignment.
    func coordinate(for question: LayoutQuestion) -> Double? {
        switch question.kind {
        case .guide(let size, let proposal):
            guard let setter = guideSetter(question.node.tag), let child = question.node.children.first else {
                return nil
            }
            return setter.coordinate(in: size) { self.coordinate(of: $0, in: child, at: proposal, answering: question) }
        case .defaultGuide(let guide, let size):
            let node = question.node
            return CustomGuides.defaultCoordinate(of: guide, in: size) { other in
                // The default value of another alignment of the app may ask for this one.
                if other.customID != nil { return GuideCoordinate(value: 0, isSet: false) }
                return self.coordinate(of: other, in: node, at: LayoutProposal(size), answering: question)
            }
        default: return nil
        }
    }

    /// The coordinate of a guide in a node that is offered a proposal.
    ///
    /// - Parameter question: The question that the app's code answers at present.
    func coordinate(
        of guide: LayoutGuide, in node: LayoutNode, at proposal: LayoutProposal, answering question: LayoutQuestion?
    ) -> GuideCoordinate {
        let none = GuideCoordinate(value: 0, isSet: false)
        guard let tree else { return none }
        return settled {
            let result = tree.guide(guide, of: node, at: proposal, answering: question)
            return (GuideCoordinate(value: result.value, isSet: result.isExplicit), result.questions)
        } ?? none
    }

    /// Asks until all questions that come up are answered. Questions that lead to others without end stop after some rounds.
    func settled<Value>(_ ask: () -> (value: Value, questions: [LayoutQuestion])) -> Value? {
        var value: Value?
        for _ in 0..<100 {
            let result = ask()
            value = result.value
            guard !result.questions.isEmpty, answerAll(result.questions) else { break }
        }
        return value
    }
}
