import PackagesModel
import SwiftUI

/// The second column: the packages of one section, or all packages, with a search field.
struct PackageList: View {
    @Environment(PackageDatabase.self) private var database
    let section: PackageSection.ID?
    @Binding var selection: Package.ID?

    @State private var query = PackageQuery()
    @State private var isSearching = false

    var body: some View {
        let matches = database.packages(matching: query, in: section)
        List(matches, selection: $selection) { package in
            NavigationLink(value: package.id) {
                PackageRow(package: package)
            }
            .markable(package)
        }
        .listStyle(.plain)
        .overlay {
            if matches.isEmpty {
                ContentUnavailableView.search(text: query.text)
            }
        }
        .searchable(text: $query.text, isPresented: $isSearching, prompt: "Search packages")
        .searchScopes($query.scope) {
            ForEach(PackageQuery.Scope.allCases) { scope in
                Text(scope.title)
            }
        }
        .searchSuggestions {
            ForEach(matches.suggestedNames(), id: \.self) { name in
                Label(name, systemImage: "magnifyingglass")
                    .searchCompletion(name)
            }
        }
        .onChange(of: section) {
            query = PackageQuery()
            isSearching = false
        }
    }
}
