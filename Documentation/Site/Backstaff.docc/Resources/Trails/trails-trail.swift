struct Trail: Identifiable, Hashable, Codable {
    let id: Int
    let name: String
    let kilometers: Int

    static let all = [
        Trail(id: 0, name: "Cliff Path", kilometers: 9),
        Trail(id: 1, name: "Old Railway", kilometers: 14),
        Trail(id: 2, name: "Three Lakes", kilometers: 22),
    ]
}
