import BackstaffElements
import BackstaffGraph
import BackstaffUI

/// A view in its own graph, as an outline, with the operations of each change.
@MainActor
package final class Picture {
    package let tree = ElementTree()
    package let graph: ViewGraph

    package init<V: View>(_ view: V) {
        graph = ViewGraph(tree: tree)
        graph.mount { V._makeNode(of: view, under: $0) }
        _ = tree.takeOperations()
    }

    /// The visible content without the window.
    package var outline: String {
        tree.root.children.map { $0.outline() }.joined(separator: "\n")
    }

    /// Makes a change and returns its operations, one a line.
    package func operations(_ change: () -> Void) -> [String] {
        change()
        graph.settle()
        return tree.takeOperations().map { operation in
            switch operation {
            case .insert(let element, into: _, before: _): "insert \(element.role.rawValue)"
            case .remove: "remove"
            case .move: "move"
            case .text(let element): "text \(element.text)"
            case .attribute(let element, let key): "\(element.role.rawValue) \(key.rawValue)"
            case .verbs(let element): "\(element.role.rawValue) verbs"
            case .focus: "focus"
            case .announce(let words): "announce \(words)"
            }
        }
    }

    /// The first element of a role.
    package func first(_ role: ElementRole) -> Element? {
        var found: Element?
        tree.root.forEachDescendant { if found == nil, $0.role == role { found = $0 } }
        return found
    }
}
