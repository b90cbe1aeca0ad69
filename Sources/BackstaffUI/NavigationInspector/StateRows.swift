import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The state of a scene as rows of tables.
@MainActor
enum StateRows {
    private static let mostRows = 200

    /// The selected tabs, the values and pushed views on stacks, the selections of lists and the presented views.
    static func of(_ scene: LiveScene) -> [[String]] {
        var rows: [[String]] = []
        addContainers(of: scene.context, in: nil, to: &rows)
        for presentation in scene.presentations {
            rows.append([presentation.viewName, "presentation", "", presentation.formForInspector])
            for stack in presentation.stacks.sorted(by: { $0.precedes($1) }) {
                add(stack, " in the \(presentation.viewName)", to: &rows)
            }
        }
        if rows.count > mostRows { rows = rows.prefix(mostRows) + [["", "", "", "and \(rows.count - mostRows) more"]] }
        return rows
    }

    /// Adds the containers in a tab, or those in no tab, and then the contents of their tabs.
    private static func addContainers(of context: SceneContext, in panel: TabPanelNode?, to rows: inout [[String]]) {
        let place = place(of: panel)
        for stack in context.stacks(in: panel) { add(stack, place, to: &rows) }
        for split in context.splits(in: panel) {
            for column in split.columns {
                for value in column.lists.map(\.selectedValue) {
                    rows.append([
                        "\(column.column) column\(place)", "selection", value.map { "\($0.type)" } ?? "",
                        value.map(InspectorText.of) ?? "nothing",
                    ])
                }
            }
        }
        for tabs in context.tabViews(in: panel) {
            let shown = tabs.state.isListShown ? nil : tabs.state.shown.flatMap(tabs.slot)?.name
            rows.append([
                "TabView\(place)", "tab", shown.map { "\($0.type)" } ?? "",
                shown.map(InspectorText.of) ?? StateWords.tabList,
            ])
            for slot in tabs.builtSlots { addContainers(of: context, in: slot.panel, to: &rows) }
        }
    }

    private static func add(_ stack: NavigationStackNode, _ place: String, to rows: inout [[String]]) {
        let snapshot = stack.snapshot
        if snapshot.depth == 0, stack.isColumnOwn { return }
        rows.append([stack.nameInTrace + place, "stack", "", snapshot.depth == 0 ? "its root" : ""])
        for item in snapshot.items {
            if let value = item.value {
                rows.append(["", "value", "\(value.type)", InspectorText.of(value)])
            } else {
                rows.append(["", "view", "", "pushed without a value"])
            }
        }
    }

    /// The form and the visible columns of each split view.
    static func columns(of scene: LiveScene) -> [[String]] {
        scene.context.splitViews.flatMap { split in
            let isCollapsed = split.columns.first?.isCollapsed == true
            let place = place(of: scene.context.tabPanel(around: split))
            let shown = split.columns.filter { $0.scope.appearance.isShown }.map { "\($0.column)" }
            return [
                ["form\(place)", isCollapsed ? "collapsed, one stack" : "expanded, \(split.columns.count) columns"],
                ["columnVisibility\(place)", "\(split.visibility)"],
                ["shown\(place)", shown.isEmpty ? "none" : shown.joined(separator: ", ")],
            ]
        }
    }

    /// A text such as ` in tab Berths` for a container in a tab, or an empty text.
    static func place(of panel: TabPanelNode?) -> String {
        guard let panel, let slot = panel.slot else { return "" }
        return StateWords.place(slot.name, in: place(of: panel.tabs.outerPanel))
    }
}

extension LiveScene {
    /// The presented views, from the lowest to the topmost.
    fileprivate var presentations: [PresentationNode] {
        var found: [PresentationNode] = []
        tree.root.forEachDescendant { element in
            guard element.role == .presentation || element.role == .dialog,
                let node = element.responder as? PresentationNode
            else { return }
            found.append(node)
        }
        return found
    }
}

extension PresentationNode {
    /// The form of the presentation, and the title of an alert or confirmation dialog.
    fileprivate var formForInspector: String {
        var words = form.rawValue
        if case .text(let detent)? = element[.detent] { words += ", \(detent)" }
        if case .text(let title)? = element[.label] { words += " “\(InspectorText.clip(title, to: 60))”" }
        return words
    }
}
