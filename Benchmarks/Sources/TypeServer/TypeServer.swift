import SwiftUI

/// An app that filters 60,000 packages while a user types. scripts/socket times it.
@main
struct TypeServer: App {
    var body: some Scene {
        WindowGroup { Search(packages: Package.all) }
    }
}

private struct Search: View {
    let packages: [Package]
    @State private var text = ""

    var body: some View {
        NavigationStack {
            List(found) { package in
                VStack(alignment: .leading) {
                    Text(package.name)
                    Text(package.description).font(.caption)
                }
            }
            .navigationTitle("Packages")
        }
        .searchable(text: $text)
    }

    private var found: [Package] {
        if text.isEmpty { return packages }
        let wanted = FoldedText(text)
        return packages.filter { wanted.isIn($0.name) || wanted.isIn($0.description) }
    }
}
