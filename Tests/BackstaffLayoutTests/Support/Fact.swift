import BackstaffLayout
import Testing

/// An observation of SwiftUI: a tree, what it is offered, and what comes out.
///
///     Fact("stk-05", hStack(…), at: "100x50", "100x20; a asked 100 20; b 80,0 20x20")
///
/// The names of observations come first. Of the result, the first part is the size of the tree. For each named node there
/// may be its place in the tree, its size, and what it was offered, in this order. A length is a number, `inf`, `nil`, or
/// `_` for any.
///
/// These observations have no test here:
///
///     lzg-07, lzy-01, lzy-02
///                        which rows a lazy container makes is the business of its host
///     sct-05, sct-06     a host knows which views and scroll views there are to scroll to
///     osu-42, skp-09     rotation and scale don't exist for this module
///     spc-17, spc-18     a host tells the distances of a toggle, as it does for each leaf
///     lay-10             a layout that places its subviews while it is measured can't exist here
///     src-15             a host works out the distances of text from its font
///     grd-44, grd-45     a number of columns below 1 is repaired and reported instead
///     grd-73             a row without a grid isn't a node; the host puts its cells into the surrounding stack
///     art-15, art-16     other observations say otherwise
struct Fact: Sendable, CustomTestStringConvertible {
    enum Room: Sendable {
        /// What the tree is offered. The tree is at the origin.
        case proposal(String)
        /// The window in which the tree is centred.
        case window(String)
    }

    let names: String
    let tree: @Sendable () -> LayoutNode
    let room: Room
    let expected: String

    init(
        _ names: String, _ tree: @autoclosure @escaping @Sendable () -> LayoutNode, at proposal: String,
        _ expected: String
    ) {
        self.names = names
        self.tree = tree
        room = .proposal(proposal)
        self.expected = expected
    }

    init(
        _ names: String, _ tree: @autoclosure @escaping @Sendable () -> LayoutNode, in window: String,
        _ expected: String
    ) {
        self.names = names
        self.tree = tree
        room = .window(window)
        self.expected = expected
    }

    var testDescription: String { names }

    /// Lays the tree out and compares the result.
    func check(_ location: SourceLocation = #_sourceLocation) {
        let root = tree()
        let result: LayoutResult
        switch room {
        case .proposal(let text):
            let proposal = LayoutProposal(Lengths(text)[0], Lengths(text)[1])
            result = SampleHost.settle(root) { $0.layout(proposal) }
        case .window(let text):
            let window = LayoutSize(Lengths(text)[0] ?? 0, Lengths(text)[1] ?? 0)
            result = SampleHost.settle(root) { $0.layout(in: window) }
        }
        #expect(result.questions.isEmpty, "\(names) has open questions", sourceLocation: location)
        for (number, part) in expected.split(separator: ";").enumerated() {
            let words = part.split(separator: " ").map(String.init)
            if number == 0 {
                let size = [result.size.width, result.size.height]
                expect(Lengths(words[0]), size, "the size", location)
            } else {
                check(words, in: root, location)
            }
        }
    }

    private func check(_ words: [String], in root: LayoutNode, _ location: SourceLocation) {
        guard let name = words[0].first, let node = root.node(named: name) else {
            Issue.record("\(names) has no node \(words[0])", sourceLocation: location)
            return
        }
        guard let frame = node.frameInTree else {
            if words.dropFirst() != ["hidden"] {
                Issue.record("\(names) doesn't place \(name)", sourceLocation: location)
            }
            return
        }
        var isOffer = false
        for word in words.dropFirst() {
            if word == "asked" {
                isOffer = true
            } else if isOffer {
                expect(Lengths(word), [node.proposal.width, node.proposal.height], "the offer to \(name)", location)
            } else if word.contains(",") {
                expect(Lengths(word), [frame.minX, frame.minY], "the place of \(name)", location)
            } else {
                expect(Lengths(word), [frame.size.width, frame.size.height], "the size of \(name)", location)
            }
        }
    }

    private func expect(_ lengths: Lengths, _ actual: [Double?], _ what: String, _ location: SourceLocation) {
        let isEqual = lengths.matches(actual)
        #expect(isEqual, "\(names): \(what) is \(actual), not \(lengths.text)", sourceLocation: location)
    }
}

/// Two lengths as text, such as `100xnil` or `0,12.5`.
struct Lengths {
    let text: String
    private let words: [Substring]

    init(_ text: String) {
        self.text = text == "nil" || text == "inf" ? "\(text)x\(text)" : text
        words = self.text.split { $0 == "x" || $0 == "," }
    }

    subscript(index: Int) -> Double? {
        guard words.indices.contains(index) else { return nil }
        if words[index] == "inf" { return .infinity }
        return Double(words[index])
    }

    /// Whether numbers are the same, up to the two decimals with which observations are written down.
    func matches(_ numbers: [Double?]) -> Bool {
        guard words.count == numbers.count else { return false }
        for (index, number) in numbers.enumerated() where words[index] != "_" {
            guard let wanted = self[index] else {
                if words[index] == "nil", number == nil { continue }
                return false
            }
            guard let number, number == wanted || abs(number - wanted) < 0.0101 else { return false }
        }
        return true
    }
}

extension LayoutNode {
    /// The node of a name in a tree.
    func node(named name: Character) -> LayoutNode? {
        if self.name == name { return self }
        for child in children {
            if let found = child.node(named: name) { return found }
        }
        return nil
    }
}
