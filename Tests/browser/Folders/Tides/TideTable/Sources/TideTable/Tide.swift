import Foundation

public struct Tide: Identifiable, Hashable, Codable, Sendable {
    public let harbour: String
    public let metres: Double

    public var id: String { harbour }

    /// The tides in the file of this package.
    public static let all: [Tide] = {
        guard let url = Bundle.module.url(forResource: "tides", withExtension: "json"),
            let data = try? Data(contentsOf: url)
        else { return [] }
        return (try? JSONDecoder().decode([Tide].self, from: data)) ?? []
    }()
}
