/// A request from a page's inspector to its scene.
package enum InspectionRequest: Hashable, Sendable {
    /// Describe the scene now and whenever it changes.
    case open
    case close
    /// Restore the state after a transition in the log.
    case goTo(transition: Int)
    /// Send the steps since the inspector was opened.
    case flow
}

/// An update for a page's inspector. It consists of tables of text.
///
/// A table replaces the previous table of its subject. Only the log is different: its rows are added to the earlier
/// ones.
package struct Inspection: Hashable, Sendable {
    /// The subject of a table, which decides its columns.
    package enum Subject: String, CaseIterable, Sendable {
        /// One cell with the outline. Each element is a line.
        case outline
        /// The location; whether the value is on a path, pushed or selected; the type; the value.
        case state
        /// A property of the columns; its value.
        case columns
        /// The name of an environment value; the value.
        case environment
        /// The kind of a mistake; its location; the message.
        case reports
        /// The number of a transition; its cause; the changes, one per line; the writes, one per line.
        case log
        /// One cell with the steps.
        case flow
    }

    package var tables: [Subject: [[String]]] = [:]

    package init() {}

    package var isEmpty: Bool { tables.isEmpty }
}

extension JSONWriter {
    /// Writes an update for an open inspector.
    package mutating func inspection(_ inspection: Inspection) {
        raw("{\"inspection\":{")
        for subject in Inspection.Subject.allCases {
            guard let rows = inspection.tables[subject] else { continue }
            name(subject.rawValue)
            list(rows) { writer, row in writer.list(row) { $0.string($1) } }
        }
        raw("}}")
    }
}
