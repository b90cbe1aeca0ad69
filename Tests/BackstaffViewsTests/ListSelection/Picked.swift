import BackstaffUI
import Observation

/// The selection and the contents of the lists in these tests.
@Observable
final class Picked {
    var one: Int?
    var many: Set<Int> = []
    var required = 1
    var word: String?
    var items = (0..<6).map { Item(id: $0) }
    var isDisabled = false
    var seed = 0

    struct Item: Identifiable, Hashable {
        let id: Int
        var name: String { "Item \(id)" }
    }
}
