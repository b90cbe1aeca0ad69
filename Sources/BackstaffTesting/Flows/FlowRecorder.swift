import BackstaffElements

/// Records what a user does in a scene as steps of a flow.
///
///     event ──► draft(of:) before delivery, while the element is still on screen
///                 │ delivered                                │ refused
///                 ▼                                          ▼
///               note(_:)                                   nothing
///                 ├ open: typing, resizing, leaving a field and the like, which the next event may replace
///                 └ settled: all other steps
@MainActor
package final class FlowRecorder {
    /// The steps of one event: settled ones, and open ones that the next event may replace.
    package struct Draft {
        var settled: [FlowStep] = []
        var open = Open.nothing
        /// Whether the current open steps are dropped.
        var replacesOpen = false
        /// The row whose swipe actions the page will hide by itself, because one of them was tapped.
        var closing: ElementID?
    }

    enum Open {
        case nothing
        /// A user types in a field that contained `start`.
        case typing(field: ElementID, start: String, text: String)
        /// A user changes the value of a slider or a similar control.
        case sliding(field: ElementID, value: String)
        case resizing(Size)
        /// A field lost the focus. If a tap follows that removes the focus, no step is needed.
        case leaving
        /// A row was swiped open, perhaps only part of the way. It may close again.
        case swiping(row: ElementID, [FlowStep])
        /// A search was canceled, which also removes the focus from its field.
        case searching(field: ElementID, [FlowStep])
    }

    /// The recorded steps.
    package var steps: [FlowStep] { settled + openSteps }

    private var settled: [FlowStep] = []
    private(set) var open = Open.nothing
    let tree: ElementTree
    private let file: FlowRecordingFile?
    private var peeking: ElementID?
    /// The row whose swipe actions the page hides by itself, because one of them was performed.
    var closing: ElementID?
    /// The containers that were scrolled. A tap in one of them is preceded by `scrollUntilVisible`.
    private var scrolled: Set<ElementID> = []
    private var title: String?
    private var size: Size

    /// Creates a recorder. Its first step sets the size of the scene.
    package init(_ tree: ElementTree, size: Size, to file: FlowRecordingFile? = nil) {
        self.tree = tree
        self.file = file
        self.size = size
        add(Draft(settled: [.resize(size)]))
    }

    // MARK: Events

    /// Returns the steps for an event that hasn't been delivered yet. Pass them to `note(_:)` if it is accepted.
    package func draft(of event: ElementEvent, to id: ElementID) -> Draft {
        guard let element = tree.element(id) else { return Draft() }
        switch event {
        case .activate, .tap:
            var draft = tap(activate(element), leavesField: !element.keepsFocus)
            draft.closing = element.rowOfAction?.id
            return draft
        case .select(let gesture):
            return tap(steps(element, as: .selection) { gesture == .toggle ? .commandTapOn($0) : .shiftTapOn($0) })
        case .activateTwice: return tap(steps(element, as: .doubleTap) { .doubleTapOn($0) })
        case .edit(let detent) where element.role == .presentation: return Draft(settled: [.dragSheet(detent)])
        case .edit(let text) where element.role == .tabView: return Draft(settled: sweep(element, to: text))
        case .edit(let text): return edit(element, to: text)
        case .submit: return Draft(settled: openSteps + focusing(element) + [.pressKey(.enter)], replacesOpen: true)
        case .focus(true):
            return tree.focused === element ? unchanged : tap(focusing(element))
        case .focus(false):
            if case .searching(element.id, let steps) = open { return Draft(settled: steps, replacesOpen: true) }
            return tree.focused === element
                ? Draft(settled: openSteps, open: .leaving, replacesOpen: true) : unchanged
        case .back(let steps): return goBack(element, steps)
        case .peek:
            peeking = element.id
            return Draft()
        case .unpeek:
            peeking = nil
            return Draft()
        case .moveSelection(let move, let extends):
            return Draft(settled: [.pressKey(FlowStep.Key(move), shift: extends)])
        case .width(let points):
            guard case .text(let column) = element[.placement] else { return Draft() }
            return Draft(settled: [.columnWidth(column: column, points: points)])
        case .window(let first, _, _):
            if first > 0 { scrolled.insert(element.id) }
            return unchanged
        case .delete: return delete(element)
        case .move(let before): return move(element, before: before)
        case .reveal(let edge?, let isFull): return swipe(element, from: SwipeEdge(edge), isFull: isFull)
        case .reveal(nil, _): return Draft(settled: steps(element, as: .menu) { .longPressOn($0) })
        case .conceal: return conceal(element)
        case .refresh: return Draft(settled: refresh(element))
        case .cancel where element.role == .presentation: return Draft(settled: [.dismiss])
        case .cancel where element.role != .searchField: return Draft(settled: [.pressKey(.escape)])
        case .cancel: return cancel(element)
        case .size, .hover, .pointer, .address, .press, .hold, .drag, .pinch, .keyPress, .drop, .scroll, .targets,
            .visible, .fail:
            return unchanged
        }
    }

    /// The swipes that lead from the current page to another.
    private func sweep(_ view: Element, to text: String) -> [FlowStep] {
        guard let page = view.page, let goal = Int(text), view.pages.indices.contains(goal) else { return [] }
        return Array(repeating: .swipe(goal > page ? .left : .right), count: abs(goal - page))
    }

    /// Records an event that was delivered.
    package func note(_ draft: Draft) {
        if let row = draft.closing { closing = row }
        add(draft)
    }

    /// Records a new size of the tab.
    package func resize(to size: Size) {
        if size == self.size { return }
        self.size = size
        if case .resizing = open {
            add(Draft(open: .resizing(size), replacesOpen: true))
        } else {
            add(Draft(open: .resizing(size)))
        }
    }

    /// Records that a URL was opened in the scene.
    package func openLink(_ url: String) {
        add(Draft(settled: [.openLink(url)]))
    }

    /// Records that the browser went to a step of its history.
    package func travel(toStep step: Int) {
        add(Draft(settled: [.travel(step)]))
    }

    /// Stores the current title before an action that may change it.
    func noteTitle() {
        title = shownTitle
    }

    /// Records an assertion of the new title after an action of a user has changed the screen.
    func screenMoved() {
        guard let shown = shownTitle, shown != title, FlowElementFinder.isName(shown) else { return }
        title = shown
        add(Draft(settled: [.assertTitle(shown)]))
    }

    // MARK: Steps of events

    var finder: FlowElementFinder { FlowElementFinder(root: tree.reachableRoot) }

    private var shownTitle: String? {
        tree.root.reachable.last { $0.role == .barTitle }.map(\.text)
    }

    /// The draft for an event that needs no step.
    var unchanged: Draft { Draft(open: open, replacesOpen: true) }

    /// Returns the steps of a tap.
    ///
    /// - Parameter leavesField: Whether the tap removes the focus from a field by itself. Then no `hideKeyboard` is
    ///   needed.
    func tap(_ steps: [FlowStep], leavesField: Bool = true) -> Draft {
        let isLeaving = if case .leaving = open { leavesField } else { false }
        return Draft(settled: (isLeaving ? [] : openSteps) + steps, replacesOpen: true)
    }

    private func activate(_ element: Element) -> [FlowStep] {
        switch element.role {
        case .backButton where finder.elements.last { $0.role == .backButton } === element: return [.back]
        case .sidebarToggle: return [.toggleSidebar]
        case .splitView: return [.tapOutside]
        default:
            return steps(element, as: .tap) { .tapOn($0) }
        }
    }

    /// The steps that scroll to an element and act on it. The array is empty if no text identifies the element.
    func steps(_ element: Element, as kind: FlowElementKind, _ step: (String) -> FlowStep) -> [FlowStep] {
        guard let words = finder.words(for: element, as: kind) else { return [] }
        return approach(element, words) + [step(words)]
    }

    /// The steps that bring an element into view.
    private func approach(_ element: Element, _ words: String) -> [FlowStep] {
        let isInScrolled = sequence(first: element, next: \.parent).contains { scrolled.contains($0.id) }
        return isInScrolled ? [.scrollUntilVisible(words)] : []
    }

    /// The steps that give a field the focus if it doesn't have it.
    private func focusing(_ field: Element) -> [FlowStep] {
        if tree.focused === field { return [] }
        return steps(field, as: .tap) { .tapOn($0) }
    }

    private func edit(_ field: Element, to text: String) -> Draft {
        if !field.isTextField {
            if case .sliding(field.id, _) = open {
                return Draft(open: .sliding(field: field.id, value: text), replacesOpen: true)
            }
            return Draft(
                settled: tap(focusing(field)).settled, open: .sliding(field: field.id, value: text), replacesOpen: true)
        }
        if case .typing(field.id, let start, _) = open {
            return Draft(open: .typing(field: field.id, start: start, text: text), replacesOpen: true)
        }
        return Draft(
            settled: tap(focusing(field)).settled,
            open: .typing(field: field.id, start: field.typedText, text: text), replacesOpen: true)
    }

    private func goBack(_ stack: Element, _ steps: Int) -> Draft {
        defer { peeking = nil }
        let step = peeking == stack.id ? FlowStep.swipe(.back) : .pressKey(.escape)
        return Draft(settled: Array(repeating: step, count: min(max(steps, 1), 100)))
    }

    // MARK: Storing steps

    private var openSteps: [FlowStep] {
        switch open {
        case .nothing: []
        case .sliding(_, let value): [.inputText(value)]
        case .resizing(let size): [.resize(size)]
        case .leaving: [.hideKeyboard]
        case .swiping(_, let steps), .searching(_, let steps): steps
        case .typing(_, let start, let text):
            if text.hasPrefix(start) {
                typed(text.dropFirst(start.count))
            } else if start.hasPrefix(text) {
                [.eraseText(start.count - text.count)]
            } else {
                [.eraseText(nil)] + typed(text[...])
            }
        }
    }

    /// `inputText` steps of up to 500 characters, so that each fits in a line of a flow.
    private func typed(_ text: Substring) -> [FlowStep] {
        text.isEmpty ? [] : [.inputText(String(text.prefix(500)))] + typed(text.dropFirst(500))
    }

    private func add(_ draft: Draft) {
        let new = (draft.replacesOpen ? [] : openSteps) + draft.settled
        settled += new
        open = draft.open
        file?.write(settled: new, open: openSteps)
    }
}

extension FlowStep.Key {
    /// The key that moves a selection in a direction.
    fileprivate init(_ move: SelectionMove) {
        switch move {
        case .up: self = .up
        case .down: self = .down
        case .first: self = .home
        case .last: self = .end
        }
    }
}
