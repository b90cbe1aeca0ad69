import Foundation

struct Lighthouse: Identifiable, Hashable, Decodable {
    let id: String
    let name: String
    let sea: Sea
    let metres: Double
    let lit: Int
    /// The lights that can be seen from here.
    let inSight: [String]

    /// All lights, as the file beside the sources has them.
    static let all: [Lighthouse] = {
        guard let url = Bundle.main.url(forResource: "lighthouses", withExtension: "json"),
            let data = try? Data(contentsOf: url)
        else { return [] }
        return (try? JSONDecoder().decode([Lighthouse].self, from: data)) ?? []
    }()

    static func with(id: ID?) -> Lighthouse? { all.first { $0.id == id } }
}

enum Sea: String, CaseIterable, Identifiable, Codable {
    case atlantic, channel, north

    var id: Self { self }

    var name: String {
        switch self {
        case .atlantic: "Atlantic"
        case .channel: "Channel"
        case .north: "North Sea"
        }
    }

    var lights: [Lighthouse] { Lighthouse.all.filter { $0.sea == self } }
}
