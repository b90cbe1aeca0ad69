extension ClientHello {
    init(from reader: inout JSONReader) throws(WireRefusal) {
        var fields = HelloFields()
        try HelloFields.table.read(&fields, from: &reader)
        let size = try fields.size.required("size")
        self = fields.hello
        width = size.width
        height = size.height
    }
}

/// The fields of a hello. All fields but the size have a default.
private struct HelloFields {
    var hello = ClientHello(width: 0, height: 0)
    var size: (width: Double, height: Double)?

    static let table: FieldTable<Self> = [
        "size": { (fields, reader) throws(WireRefusal) in fields.size = try reader.size() },
        "url": { (fields, reader) throws(WireRefusal) in
            fields.hello.url = try reader.string(limit: ClientHello.urlLimit)
        },
        "touch": { (fields, reader) throws(WireRefusal) in fields.hello.isTouch = try reader.bool() },
        "dark": { (fields, reader) throws(WireRefusal) in fields.hello.isDark = try reader.bool() },
        "reduceMotion": { (fields, reader) throws(WireRefusal) in fields.hello.reducesMotion = try reader.bool() },
        "language": { (fields, reader) throws(WireRefusal) in fields.hello.language = try reader.string(limit: 512) },
        "timeZone": { (fields, reader) throws(WireRefusal) in fields.hello.timeZone = try reader.string(limit: 64) },
        "step": { (fields, reader) throws(WireRefusal) in
            fields.hello.step = try reader.integer(ClientFrame.counter)
        },
        "lastStep": { (fields, reader) throws(WireRefusal) in
            fields.hello.lastStep = try reader.integer(ClientFrame.counter)
        },
        "seals": { (fields, reader) throws(WireRefusal) in fields.hello.seals = try StoredSeals(from: &reader) },
        "crashes": { (fields, reader) throws(WireRefusal) in
            fields.hello.crashes = try reader.integer(ClientFrame.counter)
        },
        "columnWidths": { (fields, reader) throws(WireRefusal) in
            fields.hello.columnWidths = try reader.columnWidths()
        },
        "symbols": { (fields, reader) throws(WireRefusal) in
            fields.hello.symbols = try reader.string(limit: ClientHello.symbolsLimit)
        },
        "gzip": { (fields, reader) throws(WireRefusal) in fields.hello.unpacks = try reader.bool() },
        "resume": { (fields, reader) throws(WireRefusal) in
            if try reader.kind() == .null {
                try reader.null()
                fields.hello.resume = nil
            } else {
                fields.hello.resume = try ClientHello.Resume(from: &reader)
            }
        },
    ]
}

extension ClientHello.Resume {
    fileprivate init(from reader: inout JSONReader) throws(WireRefusal) {
        var fields = ResumeFields()
        try ResumeFields.table.read(&fields, from: &reader)
        guard let session = fields.session, let epoch = fields.epoch, let event = fields.event else {
            throw WireRefusal(.malformed, "a resume needs 'session', 'epoch' and 'n'")
        }
        self.init(session: session, epoch: epoch, patch: fields.patch, event: event)
        isCopied = fields.isCopied
    }
}

private struct ResumeFields {
    var session: String?
    var epoch: Int?
    var patch: Int?
    var event: Int?
    var isCopied = false

    static let table: FieldTable<Self> = [
        "session": { (fields, reader) throws(WireRefusal) in fields.session = try reader.string(limit: 128) },
        "epoch": { (fields, reader) throws(WireRefusal) in fields.epoch = try reader.integer(ClientFrame.counter) },
        "r": { (fields, reader) throws(WireRefusal) in fields.patch = try reader.integer(ClientFrame.counter) },
        "n": { (fields, reader) throws(WireRefusal) in fields.event = try reader.integer(ClientFrame.counter) },
        "copied": { (fields, reader) throws(WireRefusal) in fields.isCopied = try reader.bool() },
    ]
}

extension JSONReader {
    /// Reads the widths of the leading columns for each split view in reading order.
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
