import BackstaffElements
import BackstaffUI

/// The events in a headless host: which bodies ran, what changed on screen, and what the browser was asked to do.
public struct Record: Sendable {
    /// The types of the views whose bodies ran, in order.
    public internal(set) var bodies: [String] = []

    /// The changes of the screen in order, for example `insert row`, `remove`, `text "Count 2"` or `set selected`.
    public internal(set) var operations: [String] = []

    /// The transitions between screens, in order: `push`, `pop` or `fade`.
    public internal(set) var motions: [String] = []

    /// The changes of the browser's history in order, for example `push 1`, `replace 1`, `back 0` or `go 2`.
    ///
    /// The number is that of the step. If the app declares routes, `push` and `replace` are followed by the new URL,
    /// for example `push 1 /recipes/12`.
    public internal(set) var history: [String] = []

    /// The requests to the browser in order, for example `open https://example.org in a new tab`, `open
    /// mailto:a@example.org`, `open window /?window=…`, `close window` or `share Title https://example.org`.
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
        case .sharePicture(let file, let title, let text):
            (["share picture", file] + [title, text].filter { !$0.isEmpty }).joined(separator: " ")
        case .copy(let text): "copy \(text)"
        case .download: "download"
        case .leaveField: "leave the field"
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
