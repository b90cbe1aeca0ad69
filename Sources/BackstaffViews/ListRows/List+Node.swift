import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of a list: puts a row around each element of its content, and performs the actions of a user on rows.
///
///     a view sets a trait ──► add(_:to:) ──► the row is inserted ──► prepare(_:): its attributes and supported actions
///     a user swipes, deletes, moves ──► respond(to:at:) ──► the row's editor ──► action of the app
package class ListNode: LazyContainerNode, RowHost {
    /// Whether the list is the root of a split view column that has a next column. Rows with links have a chevron then
    /// only while the columns are collapsed into one.
    private let isBesideNextColumn: Bool
    final var notes = RowNotes<RowTraits>()
    /// The rows whose swipe actions are shown.
    final var revealed = RevealedRows()
    /// Shows the rows as soon as the list has a height, while it has none.
    final var waitingRows: ((ListNode) -> Void)?
    /// The place of the list in the app's source.
    final let place: SourcePlace
    private var refreshing: Task<Void, Never>?
    private var surroundings: ListSurroundingsNode?

    /// Whether the list is in edit mode.
    package private(set) var isEditing = false
    private var refresh: RefreshAction?

    init(at place: SourcePlace, under parent: _Node) {
        self.place = place
        let surroundings = EnvironmentValues(parent.scope.environment)
        isBesideNextColumn = surroundings.enclosingScreen?.leadsToNextColumn == true
        super.init(.list, under: parent)
        if let rows = scope.rows {  // The container's own.
            rows.isInList = true
            rows.list = self
            rows.tags = nil
            rows.edits = nil
        }
        let style = EnvironmentValues(scope.environment).listStyleName
        if style != nil { set(.listStyle, style) }
        // Lists inside rows of this list don't use the same action.
        if surroundings.refresh != nil { scope.assign { $0.refresh = nil } }
        let node = ListSurroundingsNode(of: self)
        self.surroundings = node
        node.read()
        showSurroundings()
        if verbs != element.verbs { tree.respond(to: verbs, at: element, by: self) }
    }

    package override var viewName: String { "List" }

    package override func unmount() {
        super.unmount()
        surroundings?.unmount()
        refreshing?.cancel()
        for row in element.children where !row.verbs.isEmpty { tree.forget(row) }
    }

    // MARK: Environment of the list

    /// Reads the environment values that the list depends on.
    func read(_ surroundings: EnvironmentValues) {
        isEditing = surroundings.editMode?.wrappedValue.isEditing ?? false
        refresh = surroundings.refresh
    }

    /// Updates the list after its environment was read again.
    func surroundingsDidChange(wasEditing: Bool) {
        showSurroundings()
        if verbs != element.verbs { tree.respond(to: verbs, at: element, by: self) }
        if isEditing != wasEditing { editingDidChange() }
    }

    private func showSurroundings() {
        set(.editing, isEditing)
        set(.refreshable, refresh != nil)
    }

    /// Called when edit mode begins or ends.
    func editingDidChange() {
        concealAll()
    }

    /// Called when a link in a row is tapped in edit mode, where links don't navigate.
    package func linkWasTapped(_ link: Element) {}

    /// The actions that the list itself supports.
    var verbs: ElementVerbs { refresh == nil ? .window : [.window, .refresh] }

    // MARK: Rows

    override func row(for element: Element) -> Element {
        if element.isRowStructure { return element }
        let row = tree.make(.row)
        tree.append(element, to: row)
        if element.firstLink != nil {
            tree.set(.chevron, to: isBesideNextColumn ? .text("collapsed") : .flag(true), of: row)
        }
        if row.passedLink != nil { tree.respond(to: .activate, at: row, by: self) }
        if notes.hasWaiting { take(row) }
        return row
    }

    override func existingRow(for element: Element) -> Element {
        element.isRowStructure ? element : element.parent ?? element
    }

    override func rowWasTaken(_ row: Element) {
        if let traits = notes[row] {
            revealed.forget(row)
            for node in traits.nodes { node.rowWasTaken(row) }
            notes[row] = nil
        }
        if !row.verbs.isEmpty { tree.forget(row) }
    }

    /// Updates the attributes and the supported actions of a row from its traits.
    func prepare(_ row: Element) {
        if let traits = notes[row] { show(traits, of: row) }
        let verbs = verbs(of: row)
        if verbs != row.verbs { tree.respond(to: verbs, at: row, by: self) }
    }

    /// Returns the actions that a row supports.
    func verbs(of row: Element) -> ElementVerbs {
        var verbs: ElementVerbs = row.passedLink == nil ? [] : .activate
        guard let traits = notes[row] else { return verbs }
        if traits.hasOwnDelete { verbs.insert(.delete) }
        if traits.isMovable { verbs.insert(.move) }
        if traits.editor?.canDrop == true { verbs.insert(.drop) }
        if !traits.swipeEdges().isEmpty { verbs.insert(.reveal) }
        return verbs
    }

    private func show(_ traits: RowTraits, of row: Element) {
        tree.set(.deletable, to: .flag(traits.isDeletable), of: row)
        tree.set(.movable, to: .flag(traits.isMovable), of: row)
        tree.set(.swipe, to: words(of: traits.swipeEdges()), of: row)
        tree.set(.fullSwipe, to: words(of: traits.swipeEdges(fullSwipe: true)), of: row)
        tree.set(.insets, to: traits.insets.map { .text($0.wireName) }, of: row)
        tree.set(.separator, to: traits.separator.wireName.map { .text($0) }, of: row)
        tree.set(.separatorTint, to: traits.separatorTint.map { .color($0.wireName) }, of: row)
        showBadge(traits.badge, of: row)
        let backgroundNode = traits.nodes.first(where: \.hasBackground)
        for node in traits.nodes where node !== backgroundNode { node.removeBackground(from: row) }
        backgroundNode?.addBackground(to: row)
    }

    private func words(of edges: [RevealEdge]) -> AttributeValue? {
        edges.isEmpty ? nil : .text(edges.map(\.rawValue).joined(separator: " "))
    }

    private func showBadge(_ words: String?, of row: Element) {
        let badge = row.children.first { $0.role == .badge }
        guard let words else {
            if let badge { tree.remove(badge) }
            return
        }
        if let badge { return tree.setText(words, of: badge) }
        tree.insert(tree.make(.badge, text: words), into: row, at: 1)
    }

    // MARK: Traits of rows

    /// Adds a trait to the row that contains an element.
    final func add(_ node: RowTraitNode, to element: Element) {
        note(of: element) { $0.add(node) }
    }

    /// Sets the editor of the row that contains an element, unless the row has one.
    final func setEditor(_ editor: any RowEditor, of element: Element) {
        note(of: element) { if $0.editor == nil { $0.editor = editor } }
    }

    private func note(of element: Element, _ change: (inout RowTraits) -> Void) {
        if element.isRowStructure { return }
        if let row = listRow(of: element) {
            guard row.rowChain.contains(where: { $0 === element }) else { return }
            notes.change(row, from: RowTraits(), change)
            prepare(row)
        } else {
            if !notes.hasWaiting { graph.afterUpdate { [weak self] in self?.notes.forgetWaiting() } }
            notes.wait(for: element, from: RowTraits(), change)
        }
    }

    /// Gives the row of an element the traits that were added before the element was in the row.
    final func takeWaiting(of element: Element) {
        if notes.hasWaiting, let row = listRow(of: element) {
            take(row)
            prepare(row)
        }
    }

    private func take(_ row: Element) {
        var inward: ContiguousArray<RowTraits> = []
        notes.takeWaiting(for: row) { inward.append($0) }
        for said in inward.reversed() { notes.change(row, from: RowTraits()) { $0.add(said) } }
        if !inward.isEmpty { prepare(row) }
    }

    /// Removes a trait from the row that contains an element.
    final func remove(_ node: RowTraitNode, from element: Element) {
        guard let row = listRow(of: element), notes[row] != nil else { return }
        notes[row]?.remove(node)
        if isMounted { prepare(row) }
    }

    /// Updates the row of an element after a trait changed.
    final func traitsDidChange(of element: Element) {
        if let row = listRow(of: element), notes[row] != nil { prepare(row) }
    }

    private func listRow(of element: Element) -> Element? {
        guard let row = element.row(of: self.element), row.role == .row else { return nil }
        return row
    }

    // MARK: Actions of a user

    package override func respond(to event: ElementEvent, at element: Element) {
        switch event {
        case .delete: delete(element)
        case .move(let target): move(element, before: target)
        case .drop(let drop): take(drop, at: element)
        case .activate: followLink(of: element)
        case .reveal(let edge?, let isFull): reveal(at: edge, of: element, isFull: isFull)
        case .conceal: conceal(element)
        case .refresh: refreshContent()
        default: super.respond(to: event, at: element)
        }
    }

    /// Follows the transparent link of a row.
    private func followLink(of row: Element) {
        guard !isEditing, let link = row.passedLink, tree.takesEvents(link) else { return }
        link.responder?.respond(to: .activate, at: link)
    }

    /// Called before a row is deleted by a user.
    ///
    /// - Returns: An action to perform after the row was removed. It isn't performed if the app keeps the row.
    func willDelete(_ row: Element) -> (@MainActor () -> Void)? { nil }

    // MARK: Refreshing

    private func refreshContent() {
        guard let refresh, refreshing == nil else { return }
        set(.busy, true)
        refreshing = Task { [weak self] in
            await refresh()
            guard let self else { return }
            refreshing = nil
            graph.afterUpdate { [weak self] in self?.set(.busy, false) }
        }
    }
}

/// Observes the environment of a list, separately from its selection, which changes far more often.
private final class ListSurroundingsNode: _Node {
    private unowned let list: ListNode  // The list unmounts it.

    init(of list: ListNode) {
        self.list = list
        super.init(under: list)
    }

    override var viewName: String { "List" }

    func read() {
        Tracking.run(self, plan: FieldPlan.of(ListNode.self)) {
            list.read(EnvironmentValues(list.parent?.scope.environment))
        }
    }

    override func update() {
        let wasEditing = list.isEditing
        read()
        list.surroundingsDidChange(wasEditing: wasEditing)
    }
}

extension Element {
    /// The navigation link that a row consists of, if any.
    fileprivate var firstLink: Element? {
        // A link with a role name, such as one to a web page, isn't a navigation link.
        if role == .link { return self[.roleName] == nil ? self : nil }
        return children.count == 1 ? children[0].firstLink : nil
    }
}

extension EdgeInsets {
    fileprivate var wireName: String {
        [top, leading, bottom, trailing].map { "\(Double($0))" }.joined(separator: " ")
    }
}

extension Visibility {
    fileprivate var wireName: String? {
        switch self {
        case .automatic: nil
        case .visible: "visible"
        case .hidden: "hidden"
        }
    }
}
