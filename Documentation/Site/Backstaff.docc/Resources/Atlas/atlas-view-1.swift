import SwiftUI

struct AtlasView: View {
    @State private var continentID: String?
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(Continent.all, selection: $continentID) { continent in
                Text(continent.id)
            }
            .navigationTitle("Continents")
        } content: {
            Text("Select a continent")
        } detail: {
            Text("Select a country")
        }
    }
}
