import Foundation

/// Something that came or went.
public struct Movement: Identifiable, Hashable, Sendable {
    public let id: Int
    public let kind: MovementKind
    /// The quantity, which is positive. ``MovementKind/sign`` says whether it came or went.
    public let quantity: Int
    public let note: String
    public let author: String
    public let time: Date

    /// The difference that the movement makes to what is on hand.
    public var difference: Int { kind.sign * quantity }

    /// The largest number of letters in a note.
    static let longestNote = 200

    /// Whether a text is short enough for a note.
    static func isNote(_ text: String) -> Bool { text.count <= longestNote }
}

/// A reason why the quantity of an item changes.
public enum MovementKind: String, CaseIterable, Identifiable, Sendable {
    case received
    case shipped
    case writtenOff

    public var id: Self { self }

    /// 1 if the quantity grows, and -1 if it shrinks.
    public var sign: Int { self == .received ? 1 : -1 }
}

extension Movement {
    static let columns = "id, kind, quantity, note, author, time"

    /// Reads the columns that ``columns`` names. The result is `nil` if the kind isn't known.
    init?(_ row: Row) {
        guard let kind = MovementKind(rawValue: row.text(1)) else { return nil }
        id = row.integer(0)
        self.kind = kind
        quantity = row.integer(2)
        note = row.text(3)
        author = row.text(4)
        time = Date(timeIntervalSince1970: row.real(5))
    }
}
