import SwiftUI

/// The second scheme. The rows are custom buttons, so no list has a selection. Instead the first column presents a
/// destination, which appears in the second column or is pushed.
struct OwnRowsScheme: View {
    @ObservedObject var model: OwnRowsModel

    var body: some View {
        SchemePane(scheme: .ownRows, facts: model.facts, goBack: model.goBack, goToStart: model.goBack) {
            NavigationSplitView(columnVisibility: $model.visibility) {
                ArchipelagoRows(chosen: model.archipelago) { model.archipelago = $0 }
                    .navigationTitle("Archipelagos")
                    .navigationBarTitleDisplayMode(.inline)
                    .navigationSplitViewColumnWidth(min: 140, ideal: 220, max: 320)
                    .navigationDestination(isPresented: $model.isPresenting) {
                        ChosenArchipelago(model: model)
                    }
            } detail: {
                ArchipelagoDetail(id: nil)
            }
            .navigationSplitViewStyle(.balanced)
        }
    }
}

/// The presented destination. It is a separate view that observes the model, so that it follows the choice.
private struct ChosenArchipelago: View {
    @ObservedObject var model: OwnRowsModel

    var body: some View {
        ArchipelagoDetail(id: model.archipelago)
    }
}
