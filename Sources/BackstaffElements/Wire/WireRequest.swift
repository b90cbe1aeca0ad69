/// A request of a scene to the browser.
package enum WireRequest: Hashable, Sendable {
    /// Open an address in this tab or in a new one.
    case open(url: String, inNewTab: Bool)
    /// Open a tab for another window of the app.
    case window(url: String)
    /// Close the tab.
    case close
    /// Share an address, a text or both with another app or person. A missing part is empty.
    case share(title: String, text: String, url: String)
    /// Share one of the app's pictures, by the name of its file. A missing title or text is empty.
    case sharePicture(file: String, title: String, text: String)
    /// Write a text to the clipboard.
    case copy(text: String)
    /// Download a file, once.
    case download(url: String)
    /// Take the focus from the field that has it.
    case blur
}

extension JSONWriter {
    package mutating func request(_ request: WireRequest) {
        raw("{\"request\":")
        switch request {
        case .open(let url, let inNewTab):
            raw("\"open\"")
            name("url")
            string(url)
            if inNewTab { raw(",\"newTab\":true") }
        case .window(let url):
            raw("\"window\"")
            name("url")
            string(url)
        case .close: raw("\"close\"")
        case .share(let title, let text, let url):
            raw("\"share\"")
            shared(url, title: title, text: text)
        case .sharePicture(let file, let title, let text):
            raw("\"picture\"")
            shared(file, title: title, text: text)
        case .copy(let text):
            raw("\"copy\"")
            name("text")
            string(text)
        case .download(let url):
            raw("\"download\"")
            name("url")
            string(url)
        case .blur: raw("\"blur\"")
        }
        raw("}")
    }
    private mutating func shared(_ url: String, title: String, text: String) {
        name("title")
        string(title)
        if !text.isEmpty {
            name("text")
            string(text)
        }
        name("url")
        string(url)
    }
}
