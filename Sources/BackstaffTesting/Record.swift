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

    /// What the browser's history was told: `push 1`, `replace 1`, `back 0`, `go 2`; in an app with routes with the URL
    /// that it shows from then on, `push 1 /recipes/12`.
    public internal(set) var history: [String] = []

    /// What the browser was asked to do: `open https://example.org in a new tab`, `open mailto:a@example.org`,
    /// `open window /?window=…`, `close window`, `share Title https://example.org`.
    public internal(set) var requests: [String] = []

    @MainActor
    mutating func add(_ patch: ScenePatch) {
        operations += patch.operations.map(\.line)
        if let motion = patch.motion { motions.append(motion.rawValue) }
        switch patch.history {
        case .push(let step, let url): history.append("push \(step)" + (url.map { " \($0)" } ?? ""))
        case .replace(let step, let url): history.append("replace \(step)" + (url.map { " \($0)" } ?? ""))
        case .back(let step): history.append("back \(step)")
        case .go(let step): history.append("go \(step)")
        case nil: break
        }
        requests += patch.requests.map(\.line)
    }
}

extension HostRequest {
    fileprivate var line: String {
        switch self {
        case .open(let url, let inNewTab): "open \(url)" + (inNewTab ? " in a new tab" : "")
        case .openWindow(let url): "open window \(url)"
        case .closeWindow: "close window"
        case .share(let title, let text, let url):
            (["share"] + [title, text, url].filter { !$0.isEmpty }).joined(separator: " ")
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
