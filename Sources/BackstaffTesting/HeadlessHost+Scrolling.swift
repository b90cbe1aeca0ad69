import BackstaffElements
public import Foundation

extension HeadlessHost {
    /// Scrolls the first list or lazy stack on screen.
    ///
    /// - Parameter row: The index of the row to show at the top, from 0. Rows of all sections count.
    /// - Throws: ``LookUpFailure`` if no list or lazy stack is on screen.
    public func scroll(toRow row: Int) async throws {
        guard let container = reachable.first(where: { $0.verbs.contains(.window) }) else {
            throw LookUpFailure("No list or lazy stack is on screen.", outline: outline)
        }
        try await scroll(container, toRow: row)
    }

    /// Scrolls the first list or lazy stack on screen, and updates the screen immediately. Tasks of the app don't get
    /// to run.
    ///
    /// - Parameter row: The index of the row to show at the top, from 0. Rows of all sections count.
    /// - Returns: `true` if there is a list or lazy stack and it accepted the scroll.
    @discardableResult
    public func scrollNow(toRow row: Int) -> Bool {
        guard let container = reachable.first(where: { $0.verbs.contains(.window) }) else { return false }
        do {
            try scene.deliver(window(fromRow: row), to: container.id)
        } catch {
            return false
        }
        update()
        return true
    }

    /// Scrolls the scroll view around a view, as a user does.
    ///
    /// The views that observe the scroll view get its place and the phases `interacting` and
    /// `idle`. The host doesn't know how large views are, so the test says it.
    ///
    /// - Parameters:
    ///   - words: The text of a view in the scroll view.
    ///   - x: How far the content is scrolled from its leading edge, in points.
    ///   - y: How far the content is scrolled from its top, in points.
    ///   - contentSize: The size of the content in points.
    ///   - containerSize: The size of the scroll view in points.
    ///   - visible: The texts of the visible views of the layout of scroll targets, in reading order.
    /// - Throws: ``LookUpFailure`` if no view with that text is in a scroll view that a view observes.
    public func scroll(
        around words: String, toX x: Double = 0, y: Double = 0, contentSize: CGSize = CGSize(width: 390, height: 2000),
        containerSize: CGSize = CGSize(width: 390, height: 800), visible: [String] = []
    ) async throws {
        let element = try find(words).element
        var isObserved = false
        func report(_ phase: ElementScroll.Phase) async throws {
            for asker in observers(of: element, by: .scroll) {
                isObserved = true
                let scroll = ElementScroll(
                    phase, offset: ElementPlace(x: x, y: y),
                    content: ElementPlace(x: contentSize.width, y: contentSize.height),
                    container: ElementPlace(x: containerSize.width, y: containerSize.height))
                try await send(.scroll(scroll), to: asker)
            }
        }
        try await report(.interacting)
        // As in the page, the visible views are reported before the end of the scroll.
        for asker in observers(of: element, by: .targets) {
            isObserved = true
            let targets = try visible.compactMap { try target(saying: $0, in: asker) }
            try await send(.targets(targets.map(\.id)), to: asker)
        }
        try await report(.idle)
        if !isObserved { throw LookUpFailure("No view observes the scroll view around “\(words)”.", outline: outline) }
    }

    /// Scrolls a view with `onScrollVisibilityChange` into sight, or out of it.
    ///
    /// - Parameters:
    ///   - words: The text of the view.
    ///   - isVisible: Whether the view is visible afterwards.
    /// - Throws: ``LookUpFailure`` if no view with that text observes whether it is visible.
    public func setVisible(_ words: String, _ isVisible: Bool) async throws {
        try await send(.visible(isVisible), to: find(words, answering: .visible))
    }

    /// The views around an element that observe a scroll view, the innermost first.
    private func observers(of element: Element, by verb: ElementVerbs) -> [Element] {
        sequence(first: element, next: \.parent).filter { $0.verbs.contains(verb) }
    }

    /// The view of a layout of scroll targets that says something.
    private func target(saying words: String, in asker: Element) throws -> Element? {
        sequence(first: try find(words).element, next: \.parent).prefix { $0 !== asker }.first { view in
            view.parent?.parent.map { $0[.scrollSnap] == .text("targets") } ?? false
        }
    }

    /// The number of rows that fit on screen. The host gives each row a height of 44 points.
    var rowsOnScreen: Int { Int((scene.graph.viewportHeight / 44).rounded(.up)) }

    func scroll(_ container: Element, toRow row: Int) async throws {
        try await send(window(fromRow: row), to: container)
    }

    private func window(fromRow row: Int) -> ElementEvent {
        .window(first: row, last: row + rowsOnScreen, rowHeight: 44)
    }
}
