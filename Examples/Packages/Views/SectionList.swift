import PackagesModel
import SwiftUI

/// The root: every section with the number of its packages.
struct SectionList: View {
    @Environment(PackageDatabase.self) private var database

    var body: some View {
        Group {
            if database.packages.isEmpty {
                ContentUnavailableView(
                    "No packages",
                    systemImage: "shippingbox",
                    description: Text("The database lists nothing that is installed.")
                )
            } else {
                List {
                    Section("\(database.packages.count) packages installed") {
                        ForEach(database.sections) { section in
                            NavigationLink(value: Route.section(section.id)) {
                                SectionRow(section: section)
                            }
                        }
                    }
                    if database.skippedStanzaCount > 0 {
                        Section {
                            SkippedStanzasNote(count: database.skippedStanzaCount)
                        }
                    }
                }
                .listStyle(.insetGrouped)
            }
        }
        .navigationTitle("Packages")
        .navigationBarTitleDisplayMode(.large)
    }
}

private struct SectionRow: View {
    let section: PackageSection

    var body: some View {
        HStack(spacing: 12) {
            Label(section.title, systemImage: section.symbolName)
            Spacer(minLength: 8)
            Text("\(section.count)")
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
