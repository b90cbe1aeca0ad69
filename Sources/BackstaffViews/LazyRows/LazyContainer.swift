import BackstaffElements
import BackstaffGraph

/// The node of a container that creates only the rows near the screen: a list, a lazy stack or a lazy grid.
///
///     first rows at mount ──► page reports the rows on screen ──► rows created for them and a screen on each side
///
/// `LazyContainer+RowWindow` decides which rows these are. The runs create them, for example `ForEach+RowMaking`.
package class LazyContainerNode: ElementNode, ElementResponder, LazyRowHost, NodeWithContent {
    package private(set) final var content: _Node?
    private(set) var runs: ContiguousArray<any LazyRowRun> = []
    private var isMounting = true

    /// The number of rows that may still be created while the container is being mounted.
    private var allowance: Int

    /// The rows on screen that the page reported last, numbered across the whole container.
    var window: Range<Int>

    var rowsPerWindow: Int

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
}
