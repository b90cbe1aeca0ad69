import BackstaffElements
import BackstaffGraph

/// The node of a container that creates only the rows near the screen: a list, a lazy stack or a lazy grid.
///
///     first rows at mount ──► page reports the rows on screen ──► rows created for them and a screen on each side
package class LazyContainerNode: ElementNode, ElementResponder, LazyRowHost, NodeWithContent {
    private var content: _Node?
    private var runs: ContiguousArray<any LazyRowRun> = []
    private var isMounting = true

    /// The number of rows that may still be created while the container is being mounted.
    private var allowance: Int

    /// The rows on screen that the page reported last, numbered across the whole container.
    private var window: Range<Int>

    private(set) var rowsPerWindow: Int

    override init(_ role: ElementRole, text: String = "", under parent: _Node) {
        let rows = RowEstimate.rowsOnScreen(of: parent.graph)
        window = 0..<rows
        rowsPerWindow = rows * 2
        allowance = rows  // The rows ahead are created when the page reports the visible ones.
        super.init(role, text: text, under: parent)
        scope = Scope(copying: scope)
        scope.changeRows { $0.lazyRows = self }
        tree.respond(to: .window, at: element, by: self)
    }

    package final func show<V: View>(_ view: V) {
        let node = V._makeNode(of: view, under: self)
        content = node
        isMounting = false
        node.forEachElement { tree.append(row(for: $0), to: element) }
    }

    package final func update<V: View>(content view: V) {
        if let content { V._updateNode(content, to: view) }
    }

    package override func unmount() {
        super.unmount()
        content?.unmount()
    }

    // MARK: Runs

    func add(_ run: any LazyRowRun) {
        if isMounting {
            runs.append(run)
            let count = min(run.rowCount, allowance)
            allowance -= count
            run.makeRows(in: 0..<count)
        } else {
            let index = runs.firstIndex { run.precedes($0) } ?? runs.count
            runs.insert(run, at: index)
            run.makeRows(in: 0..<min(run.rowCount, rowsPerWindow))
        }
    }

    func remove(_ run: any LazyRowRun) {
        runs.removeAll { $0 === run }
    }

    package func respond(to event: ElementEvent, at element: Element) {
        if case .window(let first, let last, _) = event, first >= 0, last >= first { showRows(first..<last) }
    }

    /// Creates the rows in `range`, and as many on each side, but at least eight.
    private func showRows(_ range: Range<Int>) {
        window = range.prefix(RowEstimate.most).clamped(to: 0..<max(0, rowCount))
        let overscan = max(window.count, 8)
        rowsPerWindow = window.count + 2 * overscan
        let wanted = max(0, window.lowerBound - overscan)..<(window.upperBound + overscan)
        for run in runs {
            let start = firstRow(of: run)
            let lower = min(max(wanted.lowerBound - start, 0), run.rowCount)
            let upper = min(max(wanted.upperBound - start, lower), run.rowCount)
            run.makeRows(in: lower..<upper)
        }
    }

    func showRow(_ offset: Int, of run: any LazyRowRun) {
        let row = firstRow(of: run) + offset
        let half = max(1, window.count / 2)
        showRows(max(0, row - half)..<min(rowCount, row + half + 1))
    }

    /// The number of all rows, including those that aren't created.
    private var rowCount: Int {
        element.children.reduce(0) { $0 + $1.rowCount }
    }

    /// Returns the index of a run's first row in the container, created or not.
    private func firstRow(of run: any LazyRowRun) -> Int {
        var target = run.firstElement
        while let current = target, current.parent !== element { target = current.parent }
        var count = 0
        for child in element.children {
            if child === target { return count }
            count += child.rowCount
        }
        return count
    }

    // MARK: Rows

    /// Returns the row element that contains an element of the content, or creates it. The default is the element
    /// itself.
    func row(for element: Element) -> Element { element }

    /// Returns the row element that ``row(for:)`` returned for an element.
    func existingRow(for element: Element) -> Element { element }

    package override final func place(_ element: Element, from child: _Node, before sibling: Element?) {
        tree.insert(row(for: element), into: self.element, before: sibling.map { existingRow(for: $0) })
    }

    package override final func move(_ element: Element, from child: _Node, before sibling: Element?) {
        tree.move(existingRow(for: element), before: sibling.map { existingRow(for: $0) })
    }

    package override final func withdraw(_ element: Element, from child: _Node) {
        let row = existingRow(for: element)
        rowWillBeTaken(row)
        tree.remove(row)
        rowWasTaken(row)
        if row !== element { tree.detach(element) }
    }

    /// Called before a row is removed.
    func rowWillBeTaken(_ row: Element) {}

    /// Called after a row was removed.
    func rowWasTaken(_ row: Element) {}

    /// Creates the first rows, or the last.
    final func makeRows(atEnd: Bool) {
        let count = max(1, window.count)
        showRows(atEnd ? max(0, rowCount - count)..<rowCount : 0..<min(count, rowCount))
    }

    /// Creates the rows on both sides of an existing row, if one of its neighbors doesn't exist.
    final func makeRows(around row: Element) {
        guard let index = element.children.firstIndex(where: { $0 === row }) else { return }
        let neighbours = element.children[max(0, index - 1)...min(index + 1, element.children.count - 1)]
        if !neighbours.contains(where: { $0.role == .extent }) { return }
        let number = element.children[..<index].reduce(0) { $0 + $1.rowCount }
        let half = max(1, window.count / 2)
        showRows(max(0, number - half)..<min(rowCount, number + half + 1))
    }
}

extension Element {
    /// The number of rows of a lazy container that the element takes the place of.
    fileprivate var rowCount: Int {
        if role == .menuItems { return 0 }
        guard role == .extent, case .number(let rows) = self[.rows] else { return 1 }
        return Int(rows)
    }
}

/// An estimate of the number of rows that fit on screen, used until the page reports it.
enum RowEstimate {
    /// The assumed height of a list row, in points.
    static let rowHeight = 44.0

    /// The greatest number of rows that are taken to be on screen. No screen shows more, so a greater number is an error
    /// or an attack, whether the number comes from a page or from the height of its window.
    static let most = 250

    @MainActor
    static func rowsOnScreen(of graph: ViewGraph) -> Int {
        min(max(8, Int((graph.viewportHeight / rowHeight).rounded(.up))), most)
    }
}
