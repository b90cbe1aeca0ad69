/// A ship's voyage. Its number is its id.
struct Voyage: Identifiable, Hashable {
    let id: Int
    let name: String

    static let all = zip(1..., ["Azores", "Bergen", "Cadiz", "Dakar", "Elba", "Faroes", "Genoa", "Hull"]).map {
        Voyage(id: $0, name: $1)
    }

    static func named(_ id: Int) -> String { all.first { $0.id == id }?.name ?? "Voyage \(id)" }
}

/// A day of a voyage.
struct Day: Hashable, Codable {
    let voyage: Int
    let number: Int
}

/// A port of call.
enum Port: String, Hashable, Codable, CaseIterable {
    case lisbon, funchal, horta

    var name: String { rawValue.capitalized }
}

/// A letter home from a port.
struct Letter: Hashable, Codable {
    let port: Port
}
