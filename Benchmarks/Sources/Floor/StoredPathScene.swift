import Foundation
import Measurement

/// A plain struct that is encoded as JSON and decoded. It has no screen.
final class StoredPathScene: MountedScene {
    private struct Plain: Codable {
        let values: [NamedRow]
    }

    private let plain: Plain
    private var restored: Plain?

    init(values: Int) {
        plain = Plain(values: (0..<values).map { NamedRow(id: $0) })
    }

    let tally = Tally()

    func perform(_ operation: Step) {
        guard case .store = operation else { preconditionFailure("a stored path can't \(operation)") }
        restored = try? JSONDecoder().decode(Plain.self, from: JSONEncoder().encode(plain))
    }

    func visibleText() -> String {
        "\(restored?.values.count ?? 0) values, last \(restored?.values.last?.name ?? "")"
    }
}
