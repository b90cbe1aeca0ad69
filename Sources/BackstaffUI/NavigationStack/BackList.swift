import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The list of the screens below a screen. A long press, a right click or a key opens it from the back button.
///
///     closed ──reveal──► screens below are made, for their titles ──► open, the nearest screen first
///        ▲                                                               │ an item is picked: goes back in one step
///        └────────────────────── conceal, or covered ◄───────────────────┘
///
/// The items are beside the button in the bar, because a button can't contain other controls.
final class BackListNode: ContentNode {
    private unowned let screen: ScreenNode  // The screen unmounts this node.
    private var isWanted = false

    init(of screen: ScreenNode) {
        self.screen = screen
        super.init(under: screen)
    }

    func open() {
        isWanted = true
        invalidate()
    }

    func close() {
        if !isWanted { return }
        isWanted = false
        invalidate()
    }

    override func update() {
        if isWanted == (content != nil) { return }
        if let former = content {
            withdrawElements(of: former)
            setContent(nil)
            former.unmount()
        } else if screen.isCovered == false, !screen.hidesBackButton {
            showItems()
        }
        isWanted = content != nil
    }

    private func showItems() {
        let entries = screen.stack.backEntries
        if entries.isEmpty { return }
        show(MenuItems(BackList(entries: entries)) { [weak self] in self?.close() })
        forEachElement { graph.tree.insert($0, into: screen.bar.element, before: nil) }
    }

    override func withdraw(_ element: Element, from child: _Node) {
        graph.tree.remove(element)
    }
}

/// A screen below that a user can go back to.
struct BackEntry: Identifiable {
    let id: Int
    let title: String
    /// Goes back to the screen. Guards may hold it up.
    let go: @MainActor () -> Void
}

private struct BackList: View {
    let entries: [BackEntry]

    var body: some View {
        ForEach(entries) { entry in
            Button(entry.title) { entry.go() }
        }
    }
}

extension NavigationStackNode {
    /// The screens below the shown one, nearest first. While columns form one stack, the columns before it are
    /// included.
    var backEntries: [BackEntry] {
        var entries: [BackEntry] = []
        for depth in stride(from: shownDepth - 1, through: 0, by: -1) {
            let screen = makeScreen(at: depth)
            screen.setCovered(true)
            entries.append(
                BackEntry(id: entries.count, title: screen.title ?? "Back") { [weak self, weak screen] in
                    self?.goBack(to: screen, at: depth)
                })
        }
        guard let column, column.isCollapsed, column.shownStack === self || isColumnOwn else { return entries }
        // A stack of the app that fills the column's root may stand below this one.
        if isColumnOwn, let inner = root?.context.innerStack, inner.shownDepth > 0 { return entries }
        for earlier in column.columnsBefore {
            entries.append(
                BackEntry(id: entries.count, title: earlier.title ?? "Back") { [weak earlier] in
                    earlier?.leaveLaterColumns()
                })
        }
        return entries
    }

    /// Goes back to a screen that was picked from a list, if the screen is still there.
    private func goBack(to screen: ScreenNode?, at depth: Int) {
        guard isMounted, let screen, screen.isMounted, self.screen(at: depth) === screen else {
            Diagnostics.log("a screen was chosen from the list of a back button that isn't on the stack any more")
            return
        }
        leave(to: depth)
    }
}
