import BackstaffElements

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

    /// The number of rows that fit on screen. The host gives each row a height of 44 points.
    var rowsOnScreen: Int { Int((scene.graph.viewportHeight / 44).rounded(.up)) }

    func scroll(_ container: Element, toRow row: Int) async throws {
        try await send(window(fromRow: row), to: container)
    }

    private func window(fromRow row: Int) -> ElementEvent {
        .window(first: row, last: row + rowsOnScreen, rowHeight: 44)
    }
}
