import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// What a scene shows, as rows of tables.
@MainActor
enum StateRows {
    private static let mostRows = 200

    /// Which tabs are selected, the values on paths, the views above them, what lists have selected and what is presented.
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

    /// What is in a tab, or in none, and then the tabs in there.
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
        for value in snapshot.values { rows.append(["", "value", "\(value.type)", InspectorText.of(value)]) }
        for _ in snapshot.views { rows.append(["", "view", "", "pushed without a value"]) }
    }

    /// How the split views show their columns.
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

    /// ` in tab Berths`, for what is in a tab.
    static func place(of panel: TabPanelNode?) -> String {
        guard let panel, let slot = panel.slot else { return "" }
        return StateWords.place(slot.name, in: place(of: panel.tabs.outerPanel))
    }
}

extension LiveScene {
    /// What is presented, from the bottom up.
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
    /// How it is presented, and by what title where it asks something.
    fileprivate var formForInspector: String {
        var words = form.rawValue
        if case .text(let detent)? = element[.detent] { words += ", \(detent)" }
        if case .text(let title)? = element[.label] { words += " “\(InspectorText.clip(title, to: 60))”" }
        return words
    }
}
