import SwiftUI

struct AtlasView: View {
    @State private var continentID: String?
    @State private var countryID: String?
    @State private var path: [String] = []
    @State private var visibility = NavigationSplitViewVisibility.all

    private var continent: Continent? { Continent.all.first { $0.id == continentID } }
    private var country: Country? { continent?.countries.first { $0.id == countryID } }

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(Continent.all, selection: $continentID) { continent in
                Text(continent.id)
            }
            .navigationTitle("Continents")
        } content: {
            if let continent {
                List(continent.countries, selection: $countryID) { country in
                    Text(country.id)
                }
                .navigationTitle(continent.id)
            } else {
                Text("Select a continent")
            }
        } detail: {
            NavigationStack(path: $path) {
                CountryView(country: country)
            }
        }
        .onChange(of: continentID) { countryID = nil }
    }
}
