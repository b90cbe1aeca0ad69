import PackagesModel
import SwiftUI

/// The first column: all packages, the marked ones, and every section, each with the number of its packages.
struct GroupList: View {
    @Environment(PackageDatabase.self) private var database
    @Environment(MarkedPackages.self) private var marks
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
                        Label(database.title(of: .all), systemImage: "shippingbox")
                    }
                    .badge(database.packages.count)
                    NavigationLink(value: PackageGroup.marked) {
                        Label(database.title(of: .marked), systemImage: "star")
                    }
                    .badge(marks.ids.count)
                    Section("Sections") {
                        ForEach(database.sections) { section in
                            NavigationLink(value: PackageGroup.section(section.id)) {
                                Label(section.title, systemImage: section.symbolName)
                            }
                            .badge(section.count)
                        }
                    }
                    if database.skippedStanzaCount > 0 {
                        Section {
                            SkippedStanzasNote(count: database.skippedStanzaCount)
                        }
                    }
                }
                .navigationRoute("packages", for: PackageGroup.self) {
                    $0 == .all ? () : nil
                } parse: {
                    .all
                }
                .navigationRoute("marked", for: PackageGroup.self) {
                    $0 == .marked ? () : nil
                } parse: {
                    .marked
                }
                .navigationRoute("sections/:section", for: PackageGroup.self) {
                    $0.section
                } parse: { id in
                    database.section(id).map { .section($0.id) }
                }
            }
        }
        .navigationTitle("Packages")
        .navigationBarTitleDisplayMode(.large)
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
