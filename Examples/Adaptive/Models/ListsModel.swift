import SwiftUI

/// The state of the first scheme: one selection for each column.
@MainActor
final class ListsModel: ObservableObject {
    @Published var ocean: Ocean.ID? {
        didSet {
            if ocean != oldValue { archipelago = nil }
        }
    }
    @Published var archipelago: Archipelago.ID?
    @Published var visibility = NavigationSplitViewVisibility.all

    func goBack() {
        if archipelago != nil {
            archipelago = nil
        } else {
            ocean = nil
        }
    }

    func goToStart() {
        ocean = nil
    }

    var facts: [Fact] {
        [
            Fact("ocean", ocean), Fact("archipelago", archipelago),
            Fact("visibility", visibility.name),
        ]
    }
}

extension NavigationSplitViewVisibility {
    /// The name in source code.
    var name: String {
        switch self {
        case .all: "all"
        case .doubleColumn: "doubleColumn"
        case .detailOnly: "detailOnly"
        default: "automatic"
        }
    }
}
