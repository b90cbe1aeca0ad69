/// A part of the page that is laid out by itself: what is in a screen.
///
///     elements ──► nodes ──► layout ──► questions ──► the browser measures ──► layout ──► … ──► frames
final class Island {
    private let root: Element
    private let builder = LayoutNodeBuilder()
    private let tree: LayoutTree
    /// The corner of the room.
    private var corner = LayoutPoint(0, 0)
    /// What the last layout has asked.
    private(set) var questions: [LayoutQuestion] = []

    /// Makes the nodes of what is in an element.
    init(_ root: Element) {
        self.root = root
        let context = TextContext().inside(root)
        let filling = LayoutFlexibleFrame(
            width: .all, height: .all, alignment: .center, builder.stacked(root, context))
        filling.isRightToLeft = context.isRightToLeft
        tree = LayoutTree(root: filling)
    }

    /// Lays out for a room in points. Returns the number of questions that the browser has to answer.
    ///
    /// - Parameter insets: The distances from the room to what bars or the device cover, with leading as the left edge.
    func layOut(in room: LayoutSize, insets: LayoutInsets) -> Int {
        corner = LayoutPoint(insets.leading, insets.top)
        let container = LayoutSize(
            room.width + insets.leading + insets.trailing, room.height + insets.top + insets.bottom)
        repeat {
            questions = tree.layout(in: container, safeArea: insets).questions
        } while answerReaders()
        return questions.count
    }

    /// Gives geometry readers what is in them. Returns whether there was one.
    private func answerReaders() -> Bool {
        var isAnswered = false
        for question in questions {
            guard case .content = question.kind, let content = builder.content(of: question.node) else { continue }
            tree.answer(question, with: .content(content))
            isAnswered = true
        }
        return isAnswered
    }

    /// Asks again for the size of an element that the browser lays out.
    func remeasure(_ id: Int32) { root.element(id)?.remeasure?() }

    /// Takes the browser's answer to a question.
    func answer(_ index: Int, with answer: LayoutAnswer) {
        guard questions.indices.contains(index) else { return }
        tree.answer(questions[index], with: answer)
    }

    /// Calls a closure with each element whose frame in the box around it has changed since the last call.
    func forEachMoved(_ body: (Element, LayoutRect) -> Void) {
        forEachMoved(in: root, around: corner, body)
    }

    private func forEachMoved(in element: Element, around corner: LayoutPoint, _ body: (Element, LayoutRect) -> Void) {
        for child in element.children {
            var corner = corner
            if child.hasBox, var frame = child.node?.frameInTree {
                let own = frame.origin
                frame.origin.x -= corner.x
                frame.origin.y -= corner.y
                corner = own
                if child.frame != frame {
                    child.frame = frame
                    body(child, frame)
                }
            }
            forEachMoved(in: child, around: corner, body)
        }
    }
}

extension Element {
    /// Whether the page shows a box for the element. A style and a row of a grid have none, and a layer is as large as its
    /// view.
    fileprivate var hasBox: Bool { role != .style && role != .layer && words(.placement) != "grid-row" }
}
