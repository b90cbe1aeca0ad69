/// The oceans and some of the archipelagos in them.
enum Atlas {
    static let oceans = [
        Ocean(
            name: "Atlantic",
            archipelagos: [
                Archipelago(name: "Azores", islands: ["Corvo", "Faial", "Flores", "Pico", "São Miguel", "Terceira"]),
                Archipelago(name: "Bermuda", islands: ["Main Island", "St. David’s", "St. George’s"]),
                Archipelago(name: "Canaries", islands: ["El Hierro", "La Gomera", "La Palma", "Tenerife"]),
                Archipelago(name: "Cape Verde", islands: ["Boa Vista", "Fogo", "Sal", "Santiago", "Santo Antão"]),
                Archipelago(name: "Faroes", islands: ["Eysturoy", "Sandoy", "Streymoy", "Suðuroy", "Vágar"]),
            ]),
        Ocean(
            name: "Pacific",
            archipelagos: [
                Archipelago(name: "Fiji", islands: ["Kadavu", "Taveuni", "Vanua Levu", "Viti Levu"]),
                Archipelago(name: "Galápagos", islands: ["Fernandina", "Floreana", "Isabela", "Santa Cruz"]),
                Archipelago(name: "Hawaii", islands: ["Hawaiʻi", "Kauaʻi", "Maui", "Molokaʻi", "Oʻahu"]),
                Archipelago(name: "Tonga", islands: ["ʻEua", "Tongatapu", "Vavaʻu"]),
            ]),
        Ocean(
            name: "Indian",
            archipelagos: [
                Archipelago(name: "Andamans", islands: ["Baratang", "Havelock", "Little Andaman", "Ritchie’s"]),
                Archipelago(name: "Comoros", islands: ["Anjouan", "Grande Comore", "Mayotte", "Mohéli"]),
                Archipelago(name: "Mascarenes", islands: ["Mauritius", "Réunion", "Rodrigues"]),
                Archipelago(name: "Seychelles", islands: ["Aldabra", "La Digue", "Mahé", "Praslin"]),
            ]),
        Ocean(
            name: "Arctic",
            archipelagos: [
                Archipelago(name: "Lofoten", islands: ["Austvågøya", "Flakstadøya", "Moskenesøya", "Vestvågøya"]),
                Archipelago(name: "Svalbard", islands: ["Barentsøya", "Edgeøya", "Nordaustlandet", "Spitsbergen"]),
            ]),
    ]

    static let archipelagos = oceans.flatMap(\.archipelagos)

    /// The archipelagos of the ocean with that name.
    static func archipelagos(of ocean: Ocean.ID) -> [Archipelago] {
        oceans.first { $0.id == ocean }?.archipelagos ?? []
    }

    /// The archipelago with that name.
    static func archipelago(_ id: Archipelago.ID) -> Archipelago? {
        archipelagos.first { $0.id == id }
    }

    /// The next archipelago in the atlas. After the last one comes the first.
    static func archipelago(after id: Archipelago.ID) -> Archipelago? {
        archipelagos.firstIndex { $0.id == id }.map { archipelagos[($0 + 1) % archipelagos.count] }
    }
}

/// An ocean. Its name is its identity.
struct Ocean: Identifiable {
    let name: String
    let archipelagos: [Archipelago]

    var id: String { name }
}

/// A group of islands. Its name is its identity.
struct Archipelago: Identifiable {
    let name: String
    let islands: [String]

    var id: String { name }
}
