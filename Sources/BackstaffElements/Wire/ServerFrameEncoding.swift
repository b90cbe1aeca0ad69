/// The wire form of a change to the browser's history.
package enum WireHistory: Hashable, Sendable {
    /// Adds an entry. Without an address it keeps the address of the previous entry.
    case push(step: Int, url: String?)
    case replace(step: Int, url: String?)
    case back(step: Int)
    /// Goes to the entry of a step, backward or forward, because a user was asked to stay.
    case go(step: Int)
}

/// The frames that a server sends. They are written directly from the element tree.
extension JSONWriter {
    /// Writes the whole tree, which replaces everything that a page shows.
    ///
    /// - Parameter symbols: The drawings of symbols that the page needs for it, as `symbol` elements of SVG.
    @MainActor
    package mutating func welcome(
        session: String, epoch: Int, patch: Int, event: Int, app: String, title: String?, history: WireHistory?,
        symbols: String? = nil, root: Element
    ) {
        raw("{\"v\":1,\"session\":")
        string(session)
        counters(epoch: epoch, patch: patch, event: event)
        name("app")
        string(app)
        name("title")
        string(title ?? app)
        self.history(history)
        self.symbols(symbols)
        name("tree")
        node(root)
        raw("}")
    }

    /// Writes the answer to a page that needs only the patches after `patch`. The patches follow in frames of their
    /// own.
    package mutating func resumed(session: String, epoch: Int, patch: Int, event: Int) {
        raw("{\"v\":1,\"session\":")
        string(session)
        counters(epoch: epoch, patch: patch, event: event)
        raw(",\"resumed\":true}")
    }

    /// Writes one patch with its operations and the number of the last event that it answers.
    ///
    /// - Parameter symbols: The drawings of symbols that the page needs for it, as `symbol` elements of SVG.
    @MainActor
    package mutating func patch(
        number: Int, event: Int, operations: [ElementOperation], motion: String?, title: String?,
        history: WireHistory?, symbols: String? = nil
    ) {
        raw("{\"r\":")
        integer(number)
        raw(",\"n\":")
        integer(event)
        raw(",\"ops\":[")
        for operation in operations {
            comma()
            self.operation(operation)
        }
        raw("]")
        if let motion {
            name("motion")
            string(motion)
        }
        if let title {
            name("title")
            string(title)
        }
        self.history(history)
        self.symbols(symbols)
        raw("}")
    }

    private mutating func symbols(_ drawings: String?) {
        guard let drawings else { return }
        name("symbols")
        string(drawings)
    }

    /// Writes the refusal of an event, with the reason.
    package mutating func refusal(event: Int, why: String) {
        raw("{\"refused\":")
        integer(event)
        raw(",\"why\":")
        string(why)
        raw("}")
    }

    /// Writes the answer to a page's check.
    package mutating func checked(_ number: Int) {
        raw("{\"checked\":")
        integer(number)
        raw("}")
    }

    /// Writes that the page's frames wait, because others of its address send much.
    package mutating func held() {
        raw("{\"held\":true}")
    }

    /// Writes that the page should go to another server.
    package mutating func leave() {
        raw("{\"leave\":true}")
    }

    /// Writes a message that replaces this scene alone. With `startOver`, the page offers to start over.
    package mutating func trouble(_ words: String, startOver: Bool = false) {
        raw("{\"trouble\":")
        string(words)
        if startOver { raw(",\"startOver\":true") }
        raw("}")
    }

    private mutating func counters(epoch: Int, patch: Int, event: Int) {
        raw(",\"epoch\":")
        integer(epoch)
        raw(",\"r\":")
        integer(patch)
        raw(",\"n\":")
        integer(event)
    }

    private mutating func address(_ url: String?) {
        guard let url else { return }
        name("url")
        string(url)
    }

    private mutating func history(_ history: WireHistory?) {
        guard let history else { return }
        name("history")
        switch history {
        case .push(let step, let url):
            raw("{\"push\":")
            integer(step)
            address(url)
        case .replace(let step, let url):
            raw("{\"replace\":")
            integer(step)
            address(url)
        case .back(let step):
            raw("{\"back\":")
            integer(step)
        case .go(let step):
            raw("{\"go\":")
            integer(step)
        }
        raw("}")
    }
}
