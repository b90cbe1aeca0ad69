/// What a page's inspector asks of its scene.
package enum InspectionRequest: Hashable, Sendable {
    /// Say what the scene shows, now and whenever it changes.
    case open
    case close
    /// Show again what was shown after a transition of the log.
    case goTo(transition: Int)
    /// Say the steps since the inspector was opened.
    case flow
}

/// News for a page's inspector: tables of words, each of which takes the place of the one before. Of the log only the rows
/// are new.
package struct Inspection: Hashable, Sendable {
    /// What a table is about, and so what its columns are.
    package enum Subject: String, CaseIterable, Sendable {
        /// One cell: the elements, a line each.
        case outline
        /// Where it is, whether it is on a path, pushed or selected; the type; the value.
        case state
        /// What; how it is.
        case columns
        /// The name of a value; the value.
        case environment
        /// The kind of a mistake; its place; words.
        case reports
        /// Number; what caused it; what changed, a line each; what was written, a line each.
        case log
        /// One cell: the steps.
        case flow
    }

    package var tables: [Subject: [[String]]] = [:]

    package init() {}

    package var isEmpty: Bool { tables.isEmpty }
}

extension JSONWriter {
    /// The news for an inspector that is open.
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
