import Foundation

/// A movement while a person types it.
public struct MovementDraft: Hashable, Sendable {
    public var kind: MovementKind
    public var quantity = ""
    public var note = ""

    public init(kind: MovementKind) {
        self.kind = kind
    }

    /// The quantity as a number, or `nil` if it isn't one.
    public var number: Int? {
        Quantity.parse(quantity).flatMap { $0 > 0 ? $0 : nil }
    }

    /// The note without spaces around it.
    public var trimmedNote: String { note.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// What is wrong with the note, as a sentence, or `nil` if it is right.
    public var noteProblem: String? {
        Movement.isNote(trimmedNote) ? nil : StockError.noteTooLong.message
    }

    /// What is wrong with the quantity, as a sentence, or `nil` if it is right.
    ///
    /// - Parameter onHand: The quantity that the person sees. The store checks against the quantity at the time of writing.
    public func problem(onHand: Int) -> String? {
        guard let number else { return "Enter a whole number from 1 to \(Quantity.largest)." }
        return kind.sign < 0 && number > onHand ? StockError.notEnough(onHand: onHand).message : nil
    }
}
