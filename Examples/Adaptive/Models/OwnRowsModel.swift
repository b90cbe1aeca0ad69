import SwiftUI

/// The state of the second scheme: the chosen archipelago, which is presented.
@MainActor
final class OwnRowsModel: ObservableObject {
    @Published var archipelago: Archipelago.ID?
    @Published var visibility = NavigationSplitViewVisibility.all

    /// Whether a destination is presented. Going back sets this to `false`. Only a row can present something.
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
