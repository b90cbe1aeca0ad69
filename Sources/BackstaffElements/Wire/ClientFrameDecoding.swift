extension ClientFrame {
    /// The version of the protocol that this code speaks.
    package static let version = 1

    /// Numbers that count: JavaScript's whole numbers.
    package static let counter = 0...(1 << 53 - 1)
    /// Lengths in points.
    static let length = 0.0...1_000_000.0
    /// Ways in points, and speeds in points a second.
    static let distance = -1_000_000.0...1_000_000.0

    /// Reads one frame of a page.
    ///
    /// Fields that aren't known are checked as JSON and ignored; of a field that comes twice the last counts; a known
    /// field of a wrong type, a missing one and an unknown verb are refused with a reason.
    package init(decoding bytes: UnsafeBufferPointer<UInt8>, limits: WireLimits = .page) throws(WireRefusal) {
        if bytes.count > limits.frameBytes {
            throw WireRefusal(.frameTooLarge, "a frame of more than \(limits.frameBytes) bytes")
        }
        var reader = JSONReader(bytes, limits: limits)
        var fields = Fields()
        try reader.object { (reader, name) throws(WireRefusal) in try fields.read(name, from: &reader) }
        try reader.end()
        self = try fields.frame()
    }

    package init(decoding bytes: [UInt8], limits: WireLimits = .page) throws(WireRefusal) {
        self = try bytes.withUnsafeBufferPointer { (buffer) throws(WireRefusal) in
            try ClientFrame(decoding: buffer, limits: limits)
        }
    }
}

/// The verbs of the page. Unknown ones end the connection, by name.
private enum Verb {
    case activate, edit, submit, back, peek, unpeek, window, size, focus, hover, press, hold, drag, select
    case moveSelection, width
    case delete, move, reveal, conceal, refresh, cancel, activateTwice, address
    case resize, travel, appearance, phase, open, keep, inspect

    private static let names: [(name: StaticString, verb: Verb)] = [
        ("activate", .activate), ("window", .window), ("edit", .edit), ("submit", .submit), ("back", .back),
        ("peek", .peek), ("unpeek", .unpeek), ("size", .size), ("focus", .focus), ("hover", .hover),
        ("press", .press), ("hold", .hold), ("drag", .drag),
        ("select", .select), ("move-selection", .moveSelection), ("width", .width),
        ("delete", .delete), ("move", .move), ("reveal", .reveal), ("conceal", .conceal), ("refresh", .refresh),
        ("cancel", .cancel), ("activate2", .activateTwice), ("address", .address),
        ("resize", .resize), ("travel", .travel), ("appearance", .appearance), ("phase", .phase),
        ("open", .open), ("keep", .keep), ("inspect", .inspect),
    ]

    init?(_ word: JSONReader.Word) {
        for (name, verb) in Self.names where word.matches(name) {
            self = verb
            return
        }
        return nil
    }
}

/// The fields of a frame as they come, in any order.
private struct Fields {
    var number: Int?
    var element: ElementID?
    var verb: Verb?
    var unknownVerb: String?
    var text: String?
    var steps: Int?
    var first: Int?
    var last: Int?
    var row: Double?
    var width: Double?
    var height: Double?
    var to: Bool?
    var start: (x: Double, y: Double)?
    var way: (x: Double, y: Double)?
    var speed: (x: Double, y: Double)?
    var how: String?
    var extends: Bool?
    var before: Int?
    var edge: String?
    var isFull: Bool?
    var size: (width: Double, height: Double)?
    var step: Int?
    var state: String?
    var url: String?
    var phase: String?
    var app: [String: String?]?
    var isDark: Bool?
    var reducesMotion: Bool?
    var acknowledged: Int?
    var version: Int?
    var hello: ClientHello?

    mutating func read(_ name: JSONReader.Word, from reader: inout JSONReader) throws(WireRefusal) {
        if name.matches("n") {
            number = try reader.integer(1...ClientFrame.counter.upperBound)
        } else if name.matches("e") {
            element = ElementID(try reader.integer(1...Int(ElementID.max)))
        } else if name.matches("do") {
            try readVerb(from: &reader)
        } else if name.matches("ack") {
            acknowledged = try reader.integer(ClientFrame.counter)
        } else if name.matches("text") {
            text = try reader.string()
        } else if name.matches("first") {
            first = try reader.integer(ClientFrame.counter)
        } else if name.matches("last") {
            last = try reader.integer(ClientFrame.counter)
        } else if name.matches("row") {
            row = try reader.number(ClientFrame.length)
        } else if name.matches("w") {
            width = try reader.number(ClientFrame.length)
        } else if name.matches("h") {
            height = try reader.number(ClientFrame.length)
        } else if name.matches("to") {
            to = try reader.bool()
        } else if name.matches("from") {
            start = try reader.pair(ClientFrame.distance)
        } else if name.matches("by") {
            way = try reader.pair(ClientFrame.distance)
        } else if name.matches("speed") {
            speed = try reader.pair(ClientFrame.distance)
        } else if name.matches("how") {
            how = try reader.string(limit: 16)
        } else if name.matches("extend") {
            extends = try reader.bool()
        } else if name.matches("before") {
            before = try reader.integer(0...Int(ElementID.max))
        } else if name.matches("edge") {
            edge = try reader.string(limit: 16)
        } else if name.matches("full") {
            isFull = try reader.bool()
        } else if name.matches("steps") {
            steps = try reader.integer(1...100_000)
        } else if name.matches("size") {
            size = try reader.size()
        } else if name.matches("step") {
            step = try reader.integer(ClientFrame.counter)
        } else if name.matches("state") {
            state = try reader.seal()
        } else if name.matches("url") {
            url = try reader.string(limit: ClientHello.urlLimit)
        } else if name.matches("phase") {
            phase = try reader.string(limit: 16)
        } else if name.matches("app") {
            app = try reader.seals()
        } else if name.matches("dark") {
            isDark = try reader.bool()
        } else if name.matches("reduceMotion") {
            reducesMotion = try reader.bool()
        } else if name.matches("v") {
            version = try reader.integer(ClientFrame.counter)
        } else if name.matches("hello") {
            hello = try ClientHello(from: &reader)
        } else {
            try reader.skip()
        }
    }

    private mutating func readVerb(from reader: inout JSONReader) throws(WireRefusal) {
        let word = try reader.word()
        verb = Verb(word)
        unknownVerb = verb == nil ? word.text : nil
    }

    func frame() throws(WireRefusal) -> ClientFrame {
        if let version, version != ClientFrame.version {
            throw WireRefusal(.unknownVersion, "version \(version) is not known, only \(ClientFrame.version)")
        }
        if let unknownVerb {
            throw WireRefusal(.unknownVerb, "the verb \(WireRefusal.quoted(unknownVerb)) is not known")
        }
        if let verb {
            let number = try require(number, "n")
            switch verb {
            case .resize:
                let size = try require(size, "size")
                return .resize(number: number, width: size.width, height: size.height)
            case .travel:
                return .travel(number: number, step: try require(step, "step"), state: state, url: url)
            case .appearance:
                return .appearance(
                    number: number, isDark: try require(isDark, "dark"),
                    reducesMotion: try require(reducesMotion, "reduceMotion"))
            case .phase:
                return .phase(number: number, try known(try require(phase, "phase"), "phase"))
            case .open:
                return .open(number: number, url: try require(url, "url"))
            case .keep:
                return .keep(number: number, app: try require(app, "app"))
            case .inspect:
                return .inspect(number: number, try inspection())
            default:
                return .event(number: number, element: try require(element, "e"), try event(verb))
            }
        }
        if let hello {
            if version == nil { throw WireRefusal(.unknownVersion, "the hello has no version") }
            return .hello(hello)
        }
        if let acknowledged { return .acknowledge(patch: acknowledged) }
        throw WireRefusal(.malformed, "a frame without 'do', 'ack' or 'hello'")
    }

    private func inspection() throws(WireRefusal) -> InspectionRequest {
        let how = try require(how, "how")
        switch how {
        case "open": return .open
        case "close": return .close
        case "go": return .goTo(transition: try require(step, "step"))
        case "flow": return .flow
        default: throw WireRefusal(.malformed, "'how' is \(WireRefusal.quoted(how)), which is not known")
        }
    }

    private func event(_ verb: Verb) throws(WireRefusal) -> ElementEvent {
        switch verb {
        case .edit: return .edit(try require(text, "text"))
        case .submit: return .submit
        case .back: return .back(steps: steps ?? 1)
        case .peek: return .peek
        case .unpeek: return .unpeek
        case .window:
            let first = try require(first, "first")
            let last = try require(last, "last")
            if last < first { throw WireRefusal(.malformed, "a window ends before it begins") }
            return .window(first: first, last: last, rowHeight: try require(row, "row"))
        case .size: return .size(width: try require(width, "w"), height: try require(height, "h"))
        case .focus: return .focus(try require(to, "to"))
        case .hover: return .hover(try require(to, "to"))
        case .press: return .press(try require(to, "to"))
        case .hold: return .hold
        case .drag: return .drag(try drag())
        case .select: return .select(try known(try require(how, "how"), "how"))
        case .moveSelection:
            return .moveSelection(try known(try require(how, "how"), "how"), extends: extends ?? false)
        case .width: return .width(try require(width, "w"))
        case .delete: return .delete
        case .move:
            let before = try require(before, "before")
            return .move(before: before == 0 ? nil : ElementID(before))
        case .reveal: return try reveal()
        case .conceal: return .conceal
        case .refresh: return .refresh
        case .cancel: return .cancel
        case .activateTwice: return .activateTwice
        case .address: return .address
        case .activate, .resize, .travel, .appearance, .phase, .open, .keep, .inspect: return .activate
        }
    }

    private func drag() throws(WireRefusal) -> ElementDrag {
        let start = try require(start, "from")
        let way = try require(way, "by")
        return ElementDrag(
            try known(try require(how, "how"), "how"), x: start.x, y: start.y, dx: way.x, dy: way.y,
            speedX: speed?.x ?? 0, speedY: speed?.y ?? 0)
    }

    private func reveal() throws(WireRefusal) -> ElementEvent {
        guard let edge else {
            if isFull == true { throw WireRefusal(.malformed, "a full swipe has an 'edge'") }
            return .reveal(edge: nil, isFull: false)
        }
        return .reveal(edge: try known(edge, "edge"), isFull: isFull ?? false)
    }

    /// The value of a closed set that a word stands for.
    private func known<Way: RawRepresentable<String>>(
        _ word: String, _ name: StaticString
    ) throws(WireRefusal) -> Way {
        guard let way = Way(rawValue: word) else {
            throw WireRefusal(.malformed, "'\(name)' is \(WireRefusal.quoted(word)), which is not known")
        }
        return way
    }

    private func require<Value>(_ value: Value?, _ name: StaticString) throws(WireRefusal) -> Value {
        guard let value else { throw WireRefusal(.malformed, "the field '\(name)' is missing") }
        return value
    }
}

extension ClientHello {
    fileprivate init(from reader: inout JSONReader) throws(WireRefusal) {
        var hello = ClientHello(width: 0, height: 0)
        var hasSize = false
        try reader.object { (reader, name) throws(WireRefusal) in
            if name.matches("size") {
                (hello.width, hello.height) = try reader.size()
                hasSize = true
            } else if name.matches("url") {
                hello.url = try reader.string(limit: ClientHello.urlLimit)
            } else if name.matches("touch") {
                hello.isTouch = try reader.bool()
            } else if name.matches("dark") {
                hello.isDark = try reader.bool()
            } else if name.matches("reduceMotion") {
                hello.reducesMotion = try reader.bool()
            } else if name.matches("language") {
                hello.language = try reader.string(limit: 64)
            } else if name.matches("step") {
                hello.step = try reader.integer(ClientFrame.counter)
            } else if name.matches("lastStep") {
                hello.lastStep = try reader.integer(ClientFrame.counter)
            } else if name.matches("keeps") {
                hello.keeps = try WireKeeps(from: &reader)
            } else if name.matches("crashes") {
                hello.crashes = try reader.integer(ClientFrame.counter)
            } else if name.matches("columnWidths") {
                hello.columnWidths = try reader.columnWidths()
            } else if name.matches("resume") {
                if try reader.kind() == .null {
                    try reader.null()
                    hello.resume = nil
                } else {
                    hello.resume = try Resume(from: &reader)
                }
            } else {
                try reader.skip()
            }
        }
        if !hasSize { throw WireRefusal(.malformed, "the field 'size' is missing") }
        self = hello
    }
}

extension ClientHello.Resume {
    fileprivate init(from reader: inout JSONReader) throws(WireRefusal) {
        var session: String?
        var epoch: Int?
        var patch: Int?
        var event: Int?
        var isCopied = false
        try reader.object { (reader, name) throws(WireRefusal) in
            if name.matches("session") {
                session = try reader.string(limit: 128)
            } else if name.matches("epoch") {
                epoch = try reader.integer(ClientFrame.counter)
            } else if name.matches("r") {
                patch = try reader.integer(ClientFrame.counter)
            } else if name.matches("n") {
                event = try reader.integer(ClientFrame.counter)
            } else if name.matches("copied") {
                isCopied = try reader.bool()
            } else {
                try reader.skip()
            }
        }
        guard let session, let epoch, let event else {
            throw WireRefusal(.malformed, "a resume needs 'session', 'epoch' and 'n'")
        }
        self.init(session: session, epoch: epoch, patch: patch, event: event)
        self.isCopied = isCopied
    }
}

extension JSONReader {
    fileprivate mutating func size() throws(WireRefusal) -> (width: Double, height: Double) {
        let sides = try pair(ClientFrame.length)
        return (sides.x, sides.y)
    }

    fileprivate mutating func pair(_ range: ClosedRange<Double>) throws(WireRefusal) -> (x: Double, y: Double) {
        var pair: (Double, Double) = (0, 0)
        var count = 0
        try array { (reader, index) throws(WireRefusal) in
            let number = try reader.number(range)
            if index == 0 { pair.0 = number } else { pair.1 = number }
            count = index + 1
        }
        if count != 2 { throw failure("a size, a place or a way has two numbers") }
        return pair
    }

    /// The widths of leading columns, for each split view in reading order.
    fileprivate mutating func columnWidths() throws(WireRefusal) -> [[Double]] {
        var found: [[Double]] = []
        try array { (reader, index) throws(WireRefusal) in
            if index >= ClientHello.splitViewLimit { throw reader.failure("there are too many split views") }
            var widths: [Double] = []
            try reader.array { (reader, index) throws(WireRefusal) in
                if index >= 2 { throw reader.failure("a split view has two leading columns at most") }
                widths.append(try reader.number(ClientFrame.length))
            }
            found.append(widths)
        }
        return found
    }
}
