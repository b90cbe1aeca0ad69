/// Tells why a body runs, for `_printChanges()` and `_logChanges()`.
///
///     a body asks ──► first time: the value, and the identity if there are dynamic properties, and all of these
///          │          later: the value, and the state that was written since the body asked last
///          └────────► an entry for its node. Those of nodes that have gone are removed when another body asks first
///
/// A node whose body never asks has no entry and costs nothing.
@MainActor
package enum ChangeLog {
    private final class Entry {
        weak var node: _Node?
        /// The names of the state properties that were written since the body asked last.
        var written: Set<String> = []

        init(of node: _Node) {
            self.node = node
        }
    }

    /// Whether the body of any node has asked.
    static var isOn: Bool { !entries.isEmpty }

    private static var entries: [ObjectIdentifier: Entry] = [:] {
        didSet { WriteTrace.followChangeLog() }
    }

    /// Returns why the body of `node` runs, such as `@self, _count changed.`
    ///
    /// - Parameters:
    ///   - node: The node whose body is running.
    ///   - properties: The names of the view's dynamic properties, in order, each with its underscore.
    package static func words(for node: _Node, properties: [String]) -> String {
        let reasons: [String]
        if let entry = entries[ObjectIdentifier(node)], entry.node === node {
            reasons = (node.hasNewValue ? ["@self"] : []) + properties.filter(entry.written.contains)
            entry.written = []
        } else {
            entries = entries.filter { $0.value.node?.isMounted == true }
            entries[ObjectIdentifier(node)] = Entry(of: node)
            reasons = ["@self"] + (properties.isEmpty ? [] : ["@identity"] + properties)
        }
        node.hasNewValue = false
        return (reasons.isEmpty ? "@dependencies" : reasons.joined(separator: ", ")) + " changed."
    }

    /// Records a write of a state property.
    static func note(state box: AnyObject) {
        for entry in entries.values {
            guard let field = entry.node?.fieldName(of: box) else { continue }
            entry.written.insert("_" + field.prefix { $0 != "." })
        }
    }
}
