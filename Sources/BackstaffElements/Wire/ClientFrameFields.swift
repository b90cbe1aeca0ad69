/// The fields of a page's frame. They come in any order, so they are collected until the end of the frame.
struct ClientFrameFields {
    var number: Int?
    var element: ElementID?
    var verb: ClientVerb?
    /// The verb's name in the frame, if there is no such verb.
    var unknownVerb: String?
    var acknowledged: Int?
    var check: Int?
    var text: String?
    var first: Int?
    var last: Int?
    var row: Double?
    var width: Double?
    var height: Double?
    var to: Bool?
    var start: (x: Double, y: Double)?
    var translation: (x: Double, y: Double)?
    var speed: (x: Double, y: Double)?
    var anchor: (x: Double, y: Double)?
    var scale: Double?
    var turn: Double?
    var content: (x: Double, y: Double)?
    var container: (x: Double, y: Double)?
    var insets: [Double]?
    var ids: [ElementID]?
    var how: String?
    var extends: Bool?
    var before: Int?
    var edge: String?
    var isFull: Bool?
    var source: ElementID?
    var place: (x: Double, y: Double)?
    var isAfter: Bool?
    var key: String?
    var modifiers: Int?
    var steps: Int?
    var size: (width: Double, height: Double)?
    var step: Int?
    var state: String?
    var url: String?
    var phase: String?
    var isLeaving = false
    var app: [String: String?]?
    var isDark: Bool?
    var reducesMotion: Bool?
    var version: Int?
    var hello: ClientHello?

    /// The longest name from a closed set, in bytes.
    private static let wordLimit = 16

    static let table: FieldTable<Self> = [
        "n": { (frame, reader) throws(WireRefusal) in
            frame.number = try reader.integer(1...ClientFrame.counter.upperBound)
        },
        "e": { (frame, reader) throws(WireRefusal) in
            frame.element = ElementID(try reader.integer(1...Int(ElementID.max)))
        },
        "do": { (frame, reader) throws(WireRefusal) in
            let word = try reader.word()
            frame.verb = ClientVerb.named(word)
            frame.unknownVerb = frame.verb == nil ? word.text : nil
        },
        "ack": { (frame, reader) throws(WireRefusal) in
            frame.acknowledged = try reader.integer(ClientFrame.counter)
        },
        "check": { (frame, reader) throws(WireRefusal) in frame.check = try reader.integer(ClientFrame.counter) },
        "leaving": { (frame, reader) throws(WireRefusal) in frame.isLeaving = try reader.bool() },
        "text": { (frame, reader) throws(WireRefusal) in frame.text = try reader.string() },
        "first": { (frame, reader) throws(WireRefusal) in frame.first = try reader.integer(ClientFrame.counter) },
        "last": { (frame, reader) throws(WireRefusal) in frame.last = try reader.integer(ClientFrame.counter) },
        "row": { (frame, reader) throws(WireRefusal) in frame.row = try reader.number(ClientFrame.length) },
        "w": { (frame, reader) throws(WireRefusal) in frame.width = try reader.number(ClientFrame.length) },
        "h": { (frame, reader) throws(WireRefusal) in frame.height = try reader.number(ClientFrame.length) },
        "to": { (frame, reader) throws(WireRefusal) in frame.to = try reader.bool() },
        "from": { (frame, reader) throws(WireRefusal) in frame.start = try reader.pair(ClientFrame.distance) },
        "by": { (frame, reader) throws(WireRefusal) in frame.translation = try reader.pair(ClientFrame.distance) },
        "speed": { (frame, reader) throws(WireRefusal) in frame.speed = try reader.pair(ClientFrame.distance) },
        "anchor": { (frame, reader) throws(WireRefusal) in frame.anchor = try reader.pair(ClientFrame.distance) },
        "scale": { (frame, reader) throws(WireRefusal) in frame.scale = try reader.number(ClientFrame.length) },
        "turn": { (frame, reader) throws(WireRefusal) in frame.turn = try reader.number(ClientFrame.distance) },
        "content": { (frame, reader) throws(WireRefusal) in frame.content = try reader.pair(ClientFrame.length) },
        "container": { (frame, reader) throws(WireRefusal) in frame.container = try reader.pair(ClientFrame.length) },
        "insets": { (frame, reader) throws(WireRefusal) in frame.insets = try reader.insets() },
        "ids": { (frame, reader) throws(WireRefusal) in frame.ids = try reader.ids() },
        "how": { (frame, reader) throws(WireRefusal) in frame.how = try reader.string(limit: wordLimit) },
        "extend": { (frame, reader) throws(WireRefusal) in frame.extends = try reader.bool() },
        "before": { (frame, reader) throws(WireRefusal) in
            frame.before = try reader.integer(0...Int(ElementID.max))
        },
        "edge": { (frame, reader) throws(WireRefusal) in frame.edge = try reader.string(limit: wordLimit) },
        "full": { (frame, reader) throws(WireRefusal) in frame.isFull = try reader.bool() },
        "source": { (frame, reader) throws(WireRefusal) in
            frame.source = ElementID(try reader.integer(1...Int(ElementID.max)))
        },
        "at": { (frame, reader) throws(WireRefusal) in frame.place = try reader.pair(ClientFrame.distance) },
        "after": { (frame, reader) throws(WireRefusal) in frame.isAfter = try reader.bool() },
        "key": { (frame, reader) throws(WireRefusal) in frame.key = try reader.string(limit: wordLimit) },
        "modifiers": { (frame, reader) throws(WireRefusal) in
            frame.modifiers = try reader.integer(0...ElementKeyPress.modifierLimit)
        },
        "steps": { (frame, reader) throws(WireRefusal) in frame.steps = try reader.integer(1...100_000) },
        "size": { (frame, reader) throws(WireRefusal) in frame.size = try reader.size() },
        "step": { (frame, reader) throws(WireRefusal) in frame.step = try reader.integer(ClientFrame.counter) },
        "state": { (frame, reader) throws(WireRefusal) in frame.state = try reader.seal() },
        "url": { (frame, reader) throws(WireRefusal) in frame.url = try reader.string(limit: ClientHello.urlLimit) },
        "phase": { (frame, reader) throws(WireRefusal) in frame.phase = try reader.string(limit: wordLimit) },
        "app": { (frame, reader) throws(WireRefusal) in frame.app = try reader.seals() },
        "dark": { (frame, reader) throws(WireRefusal) in frame.isDark = try reader.bool() },
        "reduceMotion": { (frame, reader) throws(WireRefusal) in frame.reducesMotion = try reader.bool() },
        "v": { (frame, reader) throws(WireRefusal) in frame.version = try reader.integer(ClientFrame.counter) },
        "hello": { (frame, reader) throws(WireRefusal) in frame.hello = try ClientHello(from: &reader) },
    ]
}

extension JSONReader {
    /// Reads a width and a height in points. A size that no screen has is made smaller.
    mutating func size() throws(WireRefusal) -> (width: Double, height: Double) {
        let sides = try pair(ClientFrame.length)
        return ScreenSize.clamped(sides.x, sides.y)
    }

    /// Reads four lengths: top, leading, bottom and trailing.
    fileprivate mutating func insets() throws(WireRefusal) -> [Double] {
        var lengths: [Double] = []
        try array { (reader, index) throws(WireRefusal) in
            if index == 4 { throw reader.failure("insets have four numbers") }
            lengths.append(try reader.number(ClientFrame.length))
        }
        if lengths.count != 4 { throw failure("insets have four numbers") }
        return lengths
    }

    /// Reads the numbers of elements.
    fileprivate mutating func ids() throws(WireRefusal) -> [ElementID] {
        var ids: [ElementID] = []
        try array { (reader, index) throws(WireRefusal) in
            if index == ClientFrame.targetLimit { throw reader.failure("more than \(index) elements") }
            ids.append(ElementID(try reader.integer(1...Int(ElementID.max))))
        }
        return ids
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
}
