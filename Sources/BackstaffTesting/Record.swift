import BackstaffElements
import BackstaffUI

/// What happened in a headless host: which bodies ran, what changed on screen, and what the browser was told.
public struct Record: Sendable {
    /// The types of views whose bodies ran, in order.
    public internal(set) var bodies: [String] = []

    /// The changes of the screen, one line each: `insert row`, `remove`, `text "Count 2"`, `set selected`.
    public internal(set) var operations: [String] = []

    /// How changes of screens were shown: `push`, `pop` or `fade`.
    public internal(set) var motions: [String] = []

    /// What the browser's history was told: `push 1`, `replace 1`, `back 0`.
    public internal(set) var history: [String] = []

    @MainActor
    mutating func add(_ patch: ScenePatch) {
        operations += patch.operations.map(\.line)
        if let motion = patch.motion { motions.append(motion.rawValue) }
        switch patch.history {
        case .push(let step): history.append("push \(step)")
        case .replace(let step): history.append("replace \(step)")
        case .back(let step): history.append("back \(step)")
        case nil: break
        }
    }
}

extension ElementOperation {
    @MainActor
    fileprivate var line: String {
        switch self {
        case .insert(let element, _, _): "insert \(element.role.rawValue)"
        case .remove: "remove"
        case .move(let element, _): "move \(element.role.rawValue)"
        case .text(let element): "text \"\(element.text)\""
        case .attribute(let element, let key):
            element[key] == nil ? "unset \(key.rawValue)" : "set \(key.rawValue)"
        case .verbs: "set verbs"
        case .focus: "focus"
        case .announce(let words): "announce \"\(words)\""
        }
    }
}
