import BackstaffElements
import BackstaffGraph

/// The node of a container that makes only the rows near the screen: a list, a lazy stack or a lazy grid.
///
///     first rows at mount ──► page reports the rows on screen ──► rows made for them and a screen to each side
class LazyContainerNode: ElementNode, LazyRowHost {
    @exclusivity(unchecked) private var content: _Node?
    @exclusivity(unchecked) private var runs: ContiguousArray<any LazyRowRun> = []
    @exclusivity(unchecked) private var isMounting = true

    /// How many rows are still to be made while the container is mounted.
    @exclusivity(unchecked) private var allowance: Int

    /// The rows on screen, numbered over the whole container, as last reported.
    @exclusivity(unchecked) private var window: Range<Int>

    @exclusivity(unchecked) private(set) var rowsPerWindow: Int

    override init(_ role: ElementRole, text: String = "", under parent: _Node) {
        let rows = RowEstimate.rowsOnScreen(of: parent.graph)
        window = 0..<rows
        rowsPerWindow = rows * 2
        allowance = rows  // What is ahead is made when the page has reported its rows.
        super.init(role, text: text, under: parent)
        scope = Scope(copying: scope)
        scope.lazyRows = self
        tree.respond(to: .window, at: element, by: self)
    }

    final func show<V: View>(_ view: V) {
        let node = V._makeNode(of: view, under: self)
        content = node
        isMounting = false
        node.forEachElement { tree.append(row(for: $0), to: element) }
    }

    final func update<V: View>(content view: V) {
        if let content { V._updateNode(content, to: view) }
    }

    override func unmount() {
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

    override func respond(to event: ElementEvent, at element: Element) {
        if case .window(let first, let last, _) = event, first >= 0, last >= first { showRows(first..<last) }
    }

    /// More rows than this fit on no screen: a page that reports them is in error, or means harm.
    private static let windowLimit = 250

    /// Makes the rows in `range`, and as many to each side.
    private func showRows(_ range: Range<Int>) {
        window = range.prefix(Self.windowLimit).clamped(to: 0..<max(0, rowCount))
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

    /// How many rows there are in all, made or not.
    private var rowCount: Int {
        element.children.reduce(0) { $0 + $1.rowCount }
    }

    /// The number of a run's first row, made or not.
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

    /// The element of the container for an element of its content.
    func row(for element: Element) -> Element { element }

    /// The element of the container that ``row(for:)`` made for an element.
    func existingRow(for element: Element) -> Element { element }

    override final func place(_ element: Element, from child: _Node, before sibling: Element?) {
        tree.insert(row(for: element), into: self.element, before: sibling.map { existingRow(for: $0) })
    }

    override final func move(_ element: Element, from child: _Node, before sibling: Element?) {
        tree.move(existingRow(for: element), before: sibling.map { existingRow(for: $0) })
    }

    override final func withdraw(_ element: Element, from child: _Node) {
        let row = existingRow(for: element)
        rowWillBeTaken(row)
        tree.remove(row)
        rowWasTaken(row)
        if row !== element { tree.detach(element) }
    }

    /// Called before a row is taken away.
    func rowWillBeTaken(_ row: Element) {}

    /// Called when a row has been taken away.
    func rowWasTaken(_ row: Element) {}

    /// Makes the first rows, or the last.
    final func makeRows(atEnd: Bool) {
        let count = max(1, window.count)
        showRows(atEnd ? max(0, rowCount - count)..<rowCount : 0..<min(count, rowCount))
    }

    /// Makes the rows to both sides of one that is made, if one of its neighbours isn't.
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
    /// How many rows of a lazy container the element stands for.
    fileprivate var rowCount: Int {
        if role == .menuItems { return 0 }
        guard role == .extent, case .number(let rows) = self[.rows] else { return 1 }
        return Int(rows)
    }
}

/// Guesses how many rows fit on screen before the page has said so.
enum RowEstimate {
    /// The height of a row of a list, in points.
    static let rowHeight = 44.0

    @MainActor
    static func rowsOnScreen(of graph: ViewGraph) -> Int {
        max(8, Int((graph.viewportHeight / rowHeight).rounded(.up)))
    }
}
