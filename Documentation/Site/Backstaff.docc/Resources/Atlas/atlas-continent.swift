struct Continent: Identifiable {
    let id: String
    let countries: [Country]

    static let all = [
        Continent(
            id: "Africa",
            countries: [
                Country(id: "Ghana", cities: ["Accra", "Kumasi"]),
                Country(id: "Kenya", cities: ["Mombasa", "Nairobi"]),
            ]),
        Continent(
            id: "Europe",
            countries: [
                Country(id: "Iceland", cities: ["Akureyri", "Reykjavik"]),
                Country(id: "Portugal", cities: ["Lisbon", "Porto"]),
            ]),
    ]
}

struct Country: Identifiable {
    let id: String
    let cities: [String]
}
