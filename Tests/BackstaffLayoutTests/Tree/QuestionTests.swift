import BackstaffLayout
import Testing

@Suite("Questions")
struct QuestionTests {
    /// A row with two texts that the host hasn't measured yet.
    private func row() -> LayoutTree { LayoutTree(root: hStack(0, nil, text(.long, "a"), text(.short, "b"))) }

    private func kinds(_ result: LayoutResult) -> [LayoutQuestion.Kind] { result.questions.map(\.kind) }

    @Test("One round asks for all measures, the next one for all lines, and the third layout is right")
    func rounds() {
        let tree = row()
        let first = tree.layout(LayoutProposal(80, nil))
        #expect(kinds(first) == [.measures, .measures])
        for question in first.questions { tree.answer(question, with: SampleHost.answer(question) ?? .size(.zero)) }
        let second = tree.layout(LayoutProposal(80, nil))
        #expect(kinds(second) == [.lines(width: 46)])
        for question in second.questions { tree.answer(question, with: SampleHost.answer(question) ?? .size(.zero)) }
        let third = tree.layout(LayoutProposal(80, nil))
        #expect(third.questions.isEmpty)
        #expect(third.size == LayoutSize(80, 48))
    }

    @Test("A layout that lacks answers is laid out with guesses, and its sizes aren't kept")
    func guesses() {
        let tree = row()
        let first = tree.layout(LayoutProposal(80, nil))
        #expect(first.size == .zero)
        let second = tree.layout(LayoutProposal(80, nil))
        #expect(second.questions.count == 2, "an open question is asked again")
    }

    @Test("Lines count for all widths at which they are the same")
    func sameLines() {
        let leaf = text(.long)
        let tree = LayoutTree(root: leaf)
        #expect(
            tree.settle({ $0.layout(LayoutProposal(80, nil)) }, answer: SampleHost.answer).size == LayoutSize(59, 32))
        for width in [80.0, 79, 59.5, 59] {
            let result = tree.layout(LayoutProposal(width, nil))
            #expect(result.questions.isEmpty)
            #expect(result.size == LayoutSize(59, 32))
        }
        for width in [58.9, 81] {
            #expect(kinds(tree.layout(LayoutProposal(width, nil))) == [.lines(width: width)])
        }
    }

    @Test("A text is not asked for a width at which it has one line, nor without width")
    func noQuestion() {
        let tree = LayoutTree(root: text(.long))
        _ = tree.settle({ $0.layout(.unspecified) }, answer: SampleHost.answer)
        for width in [0, -5, 105, 200, .infinity] { #expect(tree.layout(LayoutProposal(width, nil)).questions.isEmpty) }
    }

    @Test("A text of at most one line is cut off where it lacks width, without a question")
    func oneLine() {
        var measures = SampleText.wrapped.measures
        measures.lines?.limit = 1
        let tree = LayoutTree(root: LayoutMeasuredLeaf(measures))
        for (width, expected) in [(60.0, 60.0), (139, 139), (200, 139)] {
            let result = tree.layout(LayoutProposal(width, nil))
            #expect(result.questions.isEmpty)
            #expect(result.size == LayoutSize(expected, 16))
        }
    }

    @Test("An answer of another kind isn't taken")
    func wrongAnswer() throws {
        let tree = row()
        let question = try #require(tree.layout(LayoutProposal(80, nil)).questions.first)
        #expect(!tree.answer(question, with: .size(.zero)))
        #expect(!tree.answer(question, with: .coordinate(4)))
        #expect(tree.answer(question, with: .measures(SampleText.long.measures)))
    }

    @Test("The result of several rounds lists each node that has moved once")
    func movedOnce() {
        let tree = row()
        let result = tree.settle({ $0.layout(LayoutProposal(80, nil)) }, answer: SampleHost.answer)
        #expect(result.moved.count == 3)
        #expect(Set(result.moved.map(\.name)) == ["a", "b", "\0"])
    }

    @Test("A text that changes is asked again, and only this text")
    func changed() throws {
        let tree = row()
        let proposal = LayoutProposal(400, nil)
        _ = tree.settle({ $0.layout(proposal) }, answer: SampleHost.answer)
        let leaf = try #require(tree.root.node(named: "b") as? LayoutMeasuredLeaf)
        leaf.change(to: nil)
        let result = tree.layout(proposal)
        #expect(result.questions.map { $0.node.name } == ["b"])
    }

    @Test("A host that never answers ends after one layout, and one that answers anew each time after the given number")
    func endless() {
        var layouts = 0
        let tree = row()
        let silent = tree.settle {
            layouts += 1
            return $0.layout(LayoutProposal(80, nil))
        } answer: { _ in
            nil
        }
        #expect(layouts == 1)
        #expect(silent.questions.count == 2)

        layouts = 0
        let growing = tree.settle(rounds: 5) {
            layouts += 1
            return $0.layout(LayoutProposal(80 + Double(layouts), nil))
        } answer: { question in
            if case .lines(let width) = question.kind { return .size(LayoutSize(width, 32)) }
            return SampleHost.answer(question)
        }
        #expect(layouts == 5)
        #expect(silent.reports.isEmpty)
        #expect(growing.reports.map(\.problem) == [.tooManyRounds])
        #expect(!growing.questions.isEmpty)
    }

    @Test(
        "A limit of lines, and a room of fewer lines, shorten a text",
        arguments: [
            (2, nil, 32), (9, nil, 112), (nil, 40, 32), (2, 100, 32), (nil, 0, 16),
            (nil, .infinity, 112),
        ] as [(Int?, Double?, Double)])
    func limits(limit: Int?, height: Double?, expected: Double) {
        var measures = SampleText.wrapped.measures
        measures.lines?.limit = limit
        let tree = LayoutTree(root: LayoutMeasuredLeaf(measures))
        let result = tree.settle {
            $0.layout(LayoutProposal(60, height))
        } answer: { _ in
            .size(LayoutSize(45, 112))
        }
        #expect(result.size == LayoutSize(45, expected))
    }
}
