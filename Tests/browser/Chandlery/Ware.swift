/// An item of a ship's equipment.
struct Ware: Hashable, Identifiable {
    let id: Int
    var name: String
    /// Items that hold the deck together can't be moved.
    var isFixed = false
    var isFlagged = false
    var isRead = false

    static let all = ["Anchor", "Bollard", "Capstan", "Davit", "Ensign", "Fender", "Grapnel", "Halyard"]
        .enumerated().map { Ware(id: $0, name: $1, isFixed: $1 == "Davit") }
}

/// A kind of item, which can limit a search.
enum Kind: String, CaseIterable, Identifiable {
    case deck = "Deck"
    case rigging = "Rigging"

    var id: Self { self }

    func has(_ ware: Ware) -> Bool { (ware.id % 2 == 0) == (self == .deck) }
}
