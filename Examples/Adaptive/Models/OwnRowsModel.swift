import SwiftUI

/// The state of the second scheme: what is chosen, which is what is presented.
@MainActor
final class OwnRowsModel: ObservableObject {
    @Published var archipelago: Archipelago.ID?
    @Published var visibility = NavigationSplitViewVisibility.all

    /// Whether there is something to present. Going back says no; only a row can say yes.
    var isPresenting: Bool {
        get { archipelago != nil }
        set {
            if !newValue { archipelago = nil }
        }
    }

    func goBack() {
        archipelago = nil
    }

    var facts: [Fact] {
        [
            Fact("archipelago", archipelago), Fact("isPresented", "\(isPresenting)"),
            Fact("visibility", visibility.name),
        ]
    }
}
