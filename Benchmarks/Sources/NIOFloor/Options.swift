/// The options of the floor server.
struct Options: Sendable {
    var port = 0
    var answer = #"[["t",7,"Count 1"]]"#
    var snapshotBytes = 0
    var hopsToMainActor = false

    static let help = """
        NIOFloor: the least WebSocket server that swift-nio allows; it answers every text frame with the same bytes.

          --port N            port on 127.0.0.1; 0 (the default) takes a free one
          --answer TEXT       the answer to a text frame
          --snapshot BYTES    answer the first text frame of a connection with this many bytes instead
          --hop               make each answer on the main actor: what a thread hop there and back adds
        """

    /// Reads the arguments after the program's name.
    ///
    /// - Throws: `BadOption` for an unknown name, or a missing, invalid or out-of-range value.
    init(arguments: [String]) throws {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            switch name {
            case "--port": port = try Self.number(for: name, from: &rest, in: 0...65_535)
            case "--snapshot": snapshotBytes = try Self.number(for: name, from: &rest, in: 0...16_000_000)
            case "--hop": hopsToMainActor = true
            case "--answer":
                guard let text = rest.popFirst() else { throw BadOption(name: name) }
                answer = text
            default: throw BadOption(name: name)
            }
        }
    }

    private static func number(
        for name: String, from rest: inout ArraySlice<String>, in range: ClosedRange<Int>
    ) throws -> Int {
        guard let text = rest.popFirst(), let value = Int(text), range.contains(value) else {
            throw BadOption(name: name)
        }
        return value
    }
}

struct BadOption: Error {
    let name: String
}
