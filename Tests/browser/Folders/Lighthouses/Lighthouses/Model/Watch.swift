import Foundation

/// What was seen of the lights. This file imports only Foundation.
final class Watch: ObservableObject {
    @Published private(set) var flashes: [Lighthouse.ID: Int] = [:]
    private let journal = Journal()

    /// The diameter of a lamp, in points.
    func glow(of light: Lighthouse) -> CGFloat {
        let count = CGFloat(flashes[light.id] ?? 0)
        return 24 + min(count, 5) * 12
    }

    func flash(_ light: Lighthouse) {
        flashes[light.id, default: 0] += 1
        journal.note(light, count: flashes[light.id] ?? 0)
    }
}
