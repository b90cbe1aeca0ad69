import BackstaffElements
import BackstaffUI

// The words of the wire for what a scene says, and the reverse.

extension WireHistory {
    init(_ change: HistoryChange) {
        self =
            switch change {
            case .push(let step, let url): .push(step: step, url: url)
            case .replace(let step, let url): .replace(step: step, url: url)
            case .back(let step): .back(step: step)
            case .go(let step): .go(step: step)
            }
    }
}

extension WireRequest {
    init(_ request: HostRequest) {
        self =
            switch request {
            case .open(let url, let inNewTab): .open(url: url, inNewTab: inNewTab)
            case .openWindow(let url): .window(url: url)
            case .closeWindow: .close
            case .share(let title, let text, let url): .share(title: title, text: text, url: url)
            case .sharePicture(let file, let title, let text): .sharePicture(file: file, title: title, text: text)
            case .copy(let text): .copy(text: text)
            case .download(let url): .download(url: url)
            case .leaveField: .blur
            }
    }
}

extension ScenePhase {
    init(_ phase: ClientFrame.Phase) {
        self =
            switch phase {
            case .active: .active
            case .inactive: .inactive
            case .background: .background
            }
    }
}

extension ClientFrame {
    /// Whether a user has caused the frame. A page sends the others by itself.
    var isOfUser: Bool {
        switch self {
        case .event(_, _, .window): false
        case .event, .travel, .open: true
        default: false
        }
    }
}
