/// The twin of a change to the browser's history.
package enum WireHistory: Hashable, Sendable {
    /// A new entry; without an address it has that of the one before.
    case push(step: Int, url: String?)
    case replace(step: Int, url: String?)
    case back(step: Int)
    /// Go to the entry of a step, whichever way it lies: a person was asked to stay.
    case go(step: Int)
}

/// The frames that a server sends, written from the live tree.
extension JSONWriter {
    /// The whole tree, which takes the place of whatever a page shows.
    @MainActor
    package mutating func welcome(
        session: String, epoch: Int, patch: Int, event: Int, app: String, title: String?, history: WireHistory?,
        root: Element
    ) {
        raw("{\"v\":1,\"session\":")
        string(session)
        counters(epoch: epoch, patch: patch, event: event)
        name("app")
        string(app)
        name("title")
        string(title ?? app)
        self.history(history)
        name("tree")
        node(root)
        raw("}")
    }

    /// What a page gets that needs only the patches after `patch`, which follow.
    package mutating func resumed(session: String, epoch: Int, patch: Int, event: Int) {
        raw("{\"v\":1,\"session\":")
        string(session)
        counters(epoch: epoch, patch: patch, event: event)
        raw(",\"resumed\":true}")
    }

    /// One patch: the operations, and the last event that it answers.
    @MainActor
    package mutating func patch(
        number: Int, event: Int, operations: [ElementOperation], motion: String?, title: String?, history: WireHistory?
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
        raw("}")
    }

    /// One event that had no effect, and why.
    package mutating func refusal(event: Int, why: String) {
        raw("{\"refused\":")
        integer(event)
        raw(",\"why\":")
        string(why)
        raw("}")
    }

    /// Words that take the place of this scene alone; with `startOver` the page offers to begin anew.
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
