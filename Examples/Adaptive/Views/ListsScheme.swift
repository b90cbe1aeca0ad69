import SwiftUI

/// The first scheme. Each list is bound to its selection. The framework turns that into columns or a stack.
struct ListsScheme: View {
    @ObservedObject var model: ListsModel

    var body: some View {
        SchemePane(scheme: .lists, facts: model.facts, goBack: model.goBack, goToStart: model.goToStart) {
            NavigationSplitView(columnVisibility: $model.visibility) {
                List(Atlas.oceans, selection: $model.ocean) { ocean in
                    Text(ocean.name)
                }
                .navigationTitle("Oceans")
                .navigationBarTitleDisplayMode(.inline)
                .navigationSplitViewColumnWidth(min: 110, ideal: 180, max: 320)
            } content: {
                List(selection: $model.archipelago) {
                    if let ocean = model.ocean {
                        ForEach(Atlas.archipelagos(of: ocean)) { archipelago in
                            Text(archipelago.name)
                        }
                    }
                }
                .overlay {
                    if model.ocean == nil {
                        Text("No ocean")
                            .foregroundStyle(.secondary)
                    }
                }
                .navigationTitle(model.ocean ?? "Archipelagos")
                .navigationBarTitleDisplayMode(.inline)
                .navigationSplitViewColumnWidth(min: 110, ideal: 200, max: 320)
            } detail: {
                ArchipelagoDetail(id: model.archipelago)
            }
            .navigationSplitViewStyle(.balanced)
        }
    }
}
