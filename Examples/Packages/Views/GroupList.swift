import PackagesModel
import SwiftUI

/// The first column: all packages, and every section with the number of its packages.
struct GroupList: View {
    @Environment(PackageDatabase.self) private var database
    @Binding var selection: PackageGroup?

    var body: some View {
        Group {
            if database.packages.isEmpty {
                ContentUnavailableView(
                    "No packages",
                    systemImage: "shippingbox",
                    description: Text("The database lists nothing that is installed.")
                )
            } else {
                List(selection: $selection) {
                    NavigationLink(value: PackageGroup.all) {
                        GroupRow(
                            title: database.title(of: .all), symbolName: "shippingbox",
                            count: database.packages.count)
                    }
                    Section("Sections") {
                        ForEach(database.sections) { section in
                            NavigationLink(value: PackageGroup.section(section.id)) {
                                GroupRow(title: section.title, symbolName: section.symbolName, count: section.count)
                            }
                        }
                    }
                    if database.skippedStanzaCount > 0 {
                        Section {
                            SkippedStanzasNote(count: database.skippedStanzaCount)
                        }
                    }
                }
            }
        }
        .navigationTitle("Packages")
        .navigationBarTitleDisplayMode(.large)
    }
}

private struct GroupRow: View {
    let title: String
    let symbolName: String
    let count: Int

    var body: some View {
        HStack(spacing: 12) {
            Label(title, systemImage: symbolName)
            Spacer(minLength: 8)
            Text("\(count)")
                .foregroundStyle(.secondary)
        }
    }
}

private struct SkippedStanzasNote: View {
    let count: Int

    var body: some View {
        Label(
            count == 1 ? "1 malformed entry was skipped" : "\(count) malformed entries were skipped",
            systemImage: "exclamationmark.triangle"
        )
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
}
