import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The state of a scene as rows of tables.
@MainActor
enum StateRows {
    private static let mostRows = 200

    /// Returns the selected tabs, the values and pushed views on stacks, the selections of lists, and the presented
    /// views.
    static func of(_ scene: LiveScene) -> [[String]] {
        var rows: [[String]] = []
        addContainers(of: scene.context.containers, to: &rows)
        for presentation in scene.presentations {
            rows.append([presentation.viewName, "presentation", "", presentation.formForInspector])
            for case let container as any InspectedContainer in presentation.group.allContainers
            where container.rank == .path {
                container.addRows(at: " in the \(presentation.viewName)", to: &rows)
            }
        }
        if rows.count > mostRows { rows = rows.prefix(mostRows) + [["", "", "", "and \(rows.count - mostRows) more"]] }
        return rows
    }

    /// Adds the containers of a group, those with paths first, and then those in groups inside.
    private static func addContainers(of group: NavigationGroup, to rows: inout [[String]]) {
        let place = place(of: group)
        let containers = group.inReadingOrder
        for rank in [NavigationRank.path, .beforePaths, .afterPaths] {
            for case let container as any InspectedContainer in containers where container.rank == rank {
                container.addRows(at: place, to: &rows)
                for inner in container.groups { addContainers(of: inner, to: &rows) }
            }
        }
    }

    /// The form and the visible columns of each split view.
    static func columns(of scene: LiveScene) -> [[String]] {
        scene.inspectedContainers.flatMap { $0.columnRows(at: place(of: $0.group)) }
    }

    /// A text such as ` in tab Berths` for a container in a tab, or an empty text.
    static func place(of group: NavigationGroup) -> String {
        guard let holder = group.holder as? any InspectedContainer, let name = holder.name(of: group) else { return "" }
        return StateWords.place(name, in: place(of: holder.group))
    }
}

extension LiveScene {
    /// The containers that the inspector shows, outermost first.
    var inspectedContainers: [any InspectedContainer] {
        context.containers.allContainers.compactMap { $0 as? any InspectedContainer }
    }

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
