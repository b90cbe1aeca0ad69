import Measurement
import SwiftUI

/// A path that is encoded as JSON and decoded, as in an app, and whose values are then read. It has no screen.
final class StoredPathScene: MountedScene {
    private let path: NavigationPath
    private var restored: [NamedRow] = []

    init(values: Int) {
        path = NavigationPath((0..<values).map { NamedRow(id: $0) })
    }

    let tally = Tally()

    func perform(_ operation: Step) {
        guard case .store = operation else { preconditionFailure("a stored path can't \(operation)") }
        guard let data = path.codable.flatMap({ try? JSONEncoder().encode($0) }),
            let saved = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        else { return restored = [] }
        restored = NavigationPath(saved).elements(of: NamedRow.self)
    }

    func visibleText() -> String {
        "\(restored.count) values, last \(restored.last?.name ?? "")"
    }
}
