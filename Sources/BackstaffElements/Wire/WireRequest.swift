/// What a scene asks of the browser around its page.
package enum WireRequest: Hashable, Sendable {
    /// Go to an address, in this tab or in a new one.
    case open(url: String, inNewTab: Bool)
    /// Open a tab for another window of the app.
    case window(url: String)
    /// Close the tab.
    case close
    /// Hand an address, words or both on to another app or person. What there is none of is empty.
    case share(title: String, text: String, url: String)
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
            name("title")
            string(title)
            if !text.isEmpty {
                name("text")
                string(text)
            }
            name("url")
            string(url)
        }
        raw("}")
    }
}
