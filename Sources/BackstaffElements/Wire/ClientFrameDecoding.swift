/// Decodes a page's frame.
///
///     bytes ─► ClientFrameFields: each known field, checked ─► ClientVerb: the frame that the fields of its verb make
///                                                          └─► without a verb: a hello, an acknowledgement or a check
extension ClientFrame {
    /// The version of the protocol that this code speaks.
    package static let version = 1

    /// The range of counters. JavaScript represents these integers exactly.
    package static let counter = 0...(1 << 53 - 1)
    /// Lengths in points.
    static let length = 0.0...1_000_000.0
    /// The most elements that one frame names.
    static let targetLimit = 256
    /// Signed distances in points, and speeds in points per second.
    static let distance = -1_000_000.0...1_000_000.0

    /// Reads one frame of a page.
    ///
    /// The value of an unknown field is checked as JSON and ignored. If a field occurs twice, the last one counts.
    ///
    /// - Throws: A refusal if a known field has the wrong type, a required field is missing, or the verb is unknown.
    package init(decoding bytes: UnsafeBufferPointer<UInt8>, limits: WireLimits = .page) throws(WireRefusal) {
        if bytes.count > limits.frameBytes {
            throw WireRefusal(.frameTooLarge, "a frame of more than \(limits.frameBytes) bytes")
        }
        var reader = JSONReader(bytes, limits: limits)
        var fields = ClientFrameFields()
        try ClientFrameFields.table.read(&fields, from: &reader)
        try reader.end()
        self = try fields.frame()
    }

    package init(decoding bytes: [UInt8], limits: WireLimits = .page) throws(WireRefusal) {
        self = try bytes.withUnsafeBufferPointer { (buffer) throws(WireRefusal) in
            try ClientFrame(decoding: buffer, limits: limits)
        }
    }
}

extension ClientFrameFields {
    /// Makes the frame from its fields.
    fileprivate func frame() throws(WireRefusal) -> ClientFrame {
        if let version, version != ClientFrame.version {
            throw WireRefusal(.unknownVersion, "version \(version) is not known, only \(ClientFrame.version)")
        }
        if let unknownVerb {
            throw WireRefusal(.unknownVerb, "the verb \(WireRefusal.quoted(unknownVerb)) is not known")
        }
        if let verb { return try verb.frame(of: self) }
        if let hello {
            if version == nil { throw WireRefusal(.unknownVersion, "the hello has no version") }
            return .hello(hello)
        }
        if let acknowledged { return .acknowledge(patch: acknowledged) }
        if let check { return .check(check) }
        if isLeaving { return .leaving }
        throw WireRefusal(.malformed, "a frame without 'do', 'ack', 'check', 'leaving' or 'hello'")
    }
}
