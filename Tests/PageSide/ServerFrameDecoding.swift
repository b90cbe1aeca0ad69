import BackstaffElements

extension ServerFrame {
    /// Decodes a server's frame.
    package init(decoding bytes: [UInt8]) throws(WireRefusal) {
        self = try bytes.withUnsafeBufferPointer { (buffer) throws(WireRefusal) in
            var reader = JSONReader(buffer, limits: .server)
            var fields = Fields()
            try reader.object { (reader, name) throws(WireRefusal) in try fields.read(name, from: &reader) }
            try reader.end()
            return try fields.frame(bytes)
        }
    }
}

private struct Fields {
    var session: String?
    var epoch: Int?
    var patch: Int?
    var event: Int?
    var isResumed = false
    var app: String?
    var title: String?
    var tree: WireNode?
    var operations: [WireOperation]?
    var motion: String?
    var history: WireHistory?
    var symbols: String?
    var refused: Int?
    var why: String?
    var trouble: String?
    var checked: Int?
    var isHeld = false
    var isLeave = false
    var startOver = false
    var version: Int?
    var seals: StoredSealChanges?
    var request: String?
    var url: String?
    var text: String?
    var opensNewTab = false
    var isBuild = false
    var inspection: Inspection?

    mutating func read(_ name: JSONReader.Word, from reader: inout JSONReader) throws(WireRefusal) {
        switch name.text {
        case "v": version = try reader.integer(ClientFrame.counter)
        case "session": session = try reader.string()
        case "epoch": epoch = try reader.integer(ClientFrame.counter)
        case "r": patch = try reader.integer(ClientFrame.counter)
        case "n": event = try reader.integer(ClientFrame.counter)
        case "resumed": isResumed = try reader.bool()
        case "app": app = try reader.string()
        case "title": title = try reader.string()
        case "tree": tree = try WireNode(from: &reader)
        case "ops":
            var operations: [WireOperation] = []
            try reader.array { (reader, _) throws(WireRefusal) in operations.append(try WireOperation(from: &reader)) }
            self.operations = operations
        case "motion": motion = try reader.string()
        case "history": history = try WireHistory(from: &reader)
        case "symbols": symbols = try reader.string()
        case "refused": refused = try reader.integer(ClientFrame.counter)
        case "why": why = try reader.string()
        case "checked": checked = try reader.integer(ClientFrame.counter)
        case "held": isHeld = try reader.bool()
        case "leave": isLeave = try reader.bool()
        case "trouble": trouble = try reader.string()
        case "startOver": startOver = try reader.bool()
        case "store": seals = try StoredSealChanges(from: &reader)
        case "request": request = try reader.string()
        case "url": url = try reader.string()
        case "text": text = try reader.string()
        case "newTab": opensNewTab = try reader.bool()
        case "build":
            isBuild = true
            try reader.skip()
        case "inspection": inspection = try Inspection(from: &reader)
        default: try reader.skip()
        }
    }

    /// - Parameter bytes: The bytes from which the fields were decoded.
    func frame(_ bytes: [UInt8]) throws(WireRefusal) -> ServerFrame {
        if let session, let epoch, let patch, let event {
            if version != ClientFrame.version {
                throw WireRefusal(.unknownVersion, "version \(version ?? 0) is not known")
            }
            if isResumed { return .resumed(session: session, epoch: epoch, patch: patch, event: event) }
            if let tree, let app {
                return .welcome(
                    .init(
                        session: session, epoch: epoch, patch: patch, event: event, app: app, title: title ?? app,
                        history: history, tree: tree, symbols: symbols))
            }
        } else if let patch, let event, let operations {
            return .patch(
                .init(
                    number: patch, event: event, operations: operations, motion: motion, title: title,
                    history: history, symbols: symbols))
        } else if let refused {
            return .refused(event: refused, why: why ?? "")
        } else if let checked {
            return .checked(checked)
        } else if isHeld {
            return .held
        } else if isLeave {
            return .leave
        } else if let trouble {
            return .trouble(trouble, startOver: startOver)
        } else if let seals {
            return .store(seals)
        } else if let request {
            return .request(try self.request(request))
        } else if isBuild {
            return .build(try WireBuild(decoding: bytes))
        } else if let inspection {
            return .inspection(inspection)
        }
        throw WireRefusal(
            .malformed,
            "a frame that is no welcome, patch, refusal, trouble, checked, held, leave, store, request, build or inspection"
        )
    }

    private func request(_ verb: String) throws(WireRefusal) -> WireRequest {
        switch (verb, url, title) {
        case ("open", let url?, _): return .open(url: url, inNewTab: opensNewTab)
        case ("download", let url?, _): return .download(url: url)
        case ("window", let url?, _): return .window(url: url)
        case ("share", let url?, let title?): return .share(title: title, text: text ?? "", url: url)
        case ("picture", let url?, let title?): return .sharePicture(file: url, title: title, text: text ?? "")
        case ("close", _, _): return .close
        case ("copy", _, _): return .copy(text: text ?? "")
        case ("blur", _, _): return .blur
        default: throw WireRefusal(.unknownVerb, "the request \(WireRefusal.quoted(verb)) is not known")
        }
    }
}

extension WireNode {
    fileprivate init(from reader: inout JSONReader) throws(WireRefusal) {
        var node = WireNode(id: 0, role: "")
        try reader.array { (reader, index) throws(WireRefusal) in
            let isNothing = index > 1 ? try reader.kind() == .number : false
            if isNothing { return try reader.skip() }
            switch index {
            case 0: node.id = try reader.identifier()
            case 1: node.role = try reader.string()
            case 2:
                try reader.object { (reader, name) throws(WireRefusal) in
                    node.attributes[name.text] = try WireValue(from: &reader)
                }
            case 3: node.text = try reader.string()
            case 4:
                try reader.array { (reader, _) throws(WireRefusal) in node.children.append(try WireNode(from: &reader))
                }
            default: try reader.skip()
            }
        }
        if node.id == 0 || node.role.isEmpty { throw reader.failure("a node needs a number and a role") }
        self = node
    }
}

extension WireValue {
    fileprivate init(from reader: inout JSONReader) throws(WireRefusal) {
        switch try reader.kind() {
        case .bool: self = .flag(try reader.bool())
        case .number: self = .number(try reader.number())
        case .string: self = .text(try reader.string())
        default: throw reader.failure("a value is a flag, a number or words")
        }
    }
}

extension WireOperation {
    fileprivate init(from reader: inout JSONReader) throws(WireRefusal) {
        var verb = ""
        var numbers: [ElementID] = []
        var words: [String] = []
        var node: WireNode?
        var value: WireValue?
        try reader.array { (reader, index) throws(WireRefusal) in
            switch (verb, index) {
            case (_, 0): verb = try reader.string()
            case ("insert", 3): node = try WireNode(from: &reader)
            case ("set", 3):
                if try reader.kind() == .null { try reader.null() } else { value = try WireValue(from: &reader) }
            default:
                if try reader.kind() == .string {
                    words.append(try reader.string())
                } else {
                    numbers.append(try reader.identifier())
                }
            }
        }
        switch (verb, numbers.count, words.count) {
        case ("insert", 2, 0):
            guard let node else { throw reader.failure("an insert without a node") }
            self = .insert(parent: numbers[0], before: numbers[1], node)
        case ("remove", 1, 0): self = .remove(numbers[0])
        case ("move", 2, 0): self = .move(numbers[0], before: numbers[1])
        case ("text", 1, 1): self = .text(numbers[0], words[0])
        case ("set", 1, 1): self = .set(numbers[0], words[0], value)
        case ("focus", 1, 0): self = .focus(numbers[0])
        case ("announce", 0, 1): self = .announce(words[0])
        default: throw WireRefusal(.unknownVerb, "the operation \(WireRefusal.quoted(verb)) is not known")
        }
    }
}

extension WireHistory {
    fileprivate init(from reader: inout JSONReader) throws(WireRefusal) {
        var verb = ""
        var step = 0
        var url: String?
        try reader.object { (reader, name) throws(WireRefusal) in
            switch name.text {
            case "push", "replace", "back", "go":
                verb = name.text
                step = try reader.integer(ClientFrame.counter)
            case "url": url = try reader.string()
            default: try reader.skip()
            }
        }
        switch verb {
        case "push": self = .push(step: step, url: url)
        case "replace": self = .replace(step: step, url: url)
        case "back": self = .back(step: step)
        case "go": self = .go(step: step)
        default: throw reader.failure("a history change without a verb")
        }
    }
}

extension StoredSealChanges {
    fileprivate init(from reader: inout JSONReader) throws(WireRefusal) {
        var changes = StoredSealChanges()
        try reader.object { (reader, name) throws(WireRefusal) in
            if name.matches("scene") {
                changes.scene = try reader.seals()
            } else if name.matches("app") {
                changes.app = try reader.seals()
            } else if name.matches("navigation") {
                changes.steps = try reader.stepSeals()
            } else {
                try reader.skip()
            }
        }
        self = changes
    }
}

extension Inspection {
    fileprivate init(from reader: inout JSONReader) throws(WireRefusal) {
        var inspection = Inspection()
        try reader.object { (reader, name) throws(WireRefusal) in
            guard let subject = Subject(rawValue: name.text) else { return try reader.skip() }
            var rows: [[String]] = []
            try reader.array { (reader, _) throws(WireRefusal) in
                var row: [String] = []
                try reader.array { (reader, _) throws(WireRefusal) in row.append(try reader.string()) }
                rows.append(row)
            }
            inspection.tables[subject] = rows
        }
        self = inspection
    }
}

extension JSONReader {
    fileprivate mutating func identifier() throws(WireRefusal) -> ElementID {
        ElementID(try integer(0...Int(ElementID.max)))
    }
}
