import SwiftUI

/// The state of the third scheme. The path has another form in each container.
///
///     columns   home = Azores │ path = [Bermuda, Canaries]              the home is the root of the stack
///     stack                     path = [Azores, Bermuda, Canaries]      the list of homes is the root of the stack
@MainActor
final class ByHandModel: ObservableObject {
    /// The container that is on screen.
    enum Form: String {
        case columns, stack
    }

    /// One stop of a voyage. A ship may come to an archipelago more than once.
    struct Stop: Hashable {
        let archipelago: Archipelago.ID
        let number: Int
    }

    @Published private(set) var form: Form?
    @Published private(set) var home: Archipelago.ID?
    @Published var path: [Stop] = [] {
        didSet {
            // In a stack a user leaves the home by going back to the list of homes.
            if form == .stack, path.isEmpty { home = nil }
        }
    }

    /// Starts from another home.
    func select(_ archipelago: Archipelago.ID) {
        home = archipelago
        path = form == .stack ? [Stop(archipelago: archipelago, number: 1)] : []
    }

    /// Notes which container has appeared. If it isn't the same as before, the path is converted.
    func didAppear(as newForm: Form) {
        guard let former = form, former != newForm else {
            form = newForm
            return
        }
        form = newForm
        guard let home else { return }
        switch newForm {
        case .columns: path = Array(path.dropFirst())
        case .stack: path.insert(Stop(archipelago: home, number: 1), at: 0)
        }
    }

    func goBack() {
        if path.isEmpty {
            home = nil
        } else {
            path.removeLast()
        }
    }

    func goToStart() {
        path.removeAll()
        home = nil
    }

    var facts: [Fact] {
        let stops = path.map(\.archipelago).joined(separator: ", ")
        return [Fact("form", form?.rawValue), Fact("home", home), Fact("path", "[\(stops)]")]
    }
}
