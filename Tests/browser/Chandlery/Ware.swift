/// Something that a ship needs.
struct Ware: Hashable, Identifiable {
    let id: Int
    var name: String
    /// What holds the deck together stays where it is.
    var isFixed = false
    var isFlagged = false
    var isRead = false

    static let all = ["Anchor", "Bollard", "Capstan", "Davit", "Ensign", "Fender", "Grapnel", "Halyard"]
        .enumerated().map { Ware(id: $0, name: $1, isFixed: $1 == "Davit") }
}

/// A kind of ware that a search can be kept to.
enum Kind: String, CaseIterable, Identifiable {
    case deck = "Deck"
    case rigging = "Rigging"

    var id: Self { self }

    func has(_ ware: Ware) -> Bool { (ware.id % 2 == 0) == (self == .deck) }
}
