import PackagesModel
import SwiftUI

/// The second column for the marked packages, which the reader can reorder and remove.
struct MarkedList: View {
    @Bindable var marks: MarkedPackages
    @Binding var selection: Package.ID?
    @State private var editMode = EditMode.inactive

    var body: some View {
        List(selection: $selection) {
            ForEach($marks.ids, id: \.self, editActions: [.delete, .move]) { $id in
                NavigationLink(value: id) {
                    MarkedRow(id: id)
                }
                .swipeActions(edge: .trailing) {
                    Button("Unmark", systemImage: "star.slash", role: .destructive) {
                        marks.toggle(id)
                    }
                }
            }
        }
        .listStyle(.plain)
        .overlay {
            if marks.ids.isEmpty {
                ContentUnavailableView(
                    "No marked packages",
                    systemImage: "star",
                    description: Text("Swipe a package to the right, or open it and tap its star.")
                )
            }
        }
        .toolbar {
            if !marks.ids.isEmpty {
                EditButton()
            }
        }
        .environment(\.editMode, $editMode)
        .onChange(of: marks.ids.isEmpty) {
            editMode = .inactive
        }
    }
}

/// A mark may be older than the database, so its package may no longer be installed.
private struct MarkedRow: View {
    @Environment(PackageDatabase.self) private var database
    let id: Package.ID

    var body: some View {
        if let package = database[id] {
            PackageRow(package: package, showsMark: false)
        } else {
            VStack(alignment: .leading, spacing: 2) {
                Text(id)
                    .font(.headline)
                Text("No longer installed")
                    .font(.subheadline)
            }
            .foregroundStyle(.secondary)
        }
    }
}
