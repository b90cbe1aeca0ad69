import SwiftUI

/// A selection of several rows, with a menu for the selection.
struct Orders: View {
    @State private var wares = Ware.all
    @State private var selection: Set<Ware.ID> = []
    @State private var lastDone = "Nothing yet"

    var body: some View {
        List(selection: $selection) {
            ForEach(wares) { ware in
                Text(ware.name)
            }
            .onDelete { wares.remove(atOffsets: $0) }
            .onMove { wares.move(fromOffsets: $0, toOffset: $1) }
        }
        .contextMenu(forSelectionType: Ware.ID.self) { ids in
            if ids.isEmpty {
                Button("New Order") { lastDone = "New" }
            } else {
                Button("Pack \(ids.count)") { lastDone = "Packed \(names(ids))" }
                Button("Cancel Order", role: .destructive) { wares.removeAll { ids.contains($0.id) } }
            }
        } primaryAction: { ids in
            lastDone = "Opened \(names(ids))"
        }
        .safeAreaInset(edge: .bottom) {
            VStack {
                Text("Selected: \(names(selection))")
                Text(lastDone)
            }
            .font(.footnote)
            .padding(8)
        }
        .navigationTitle("Orders")
        .toolbar { EditButton() }
    }

    private func names(_ ids: Set<Ware.ID>) -> String {
        wares.filter { ids.contains($0.id) }.map(\.name).joined(separator: ", ")
    }
}

/// A selection of several rows that are links.
struct Berths: View {
    @State private var selection: Set<Ware> = []

    var body: some View {
        List(Ware.all, selection: $selection) { ware in
            NavigationLink(ware.name, value: ware)
                .contextMenu {
                    Button("Moor \(ware.name)", systemImage: "pin") { selection.insert(ware) }
                    Divider()
                    Button("Scuttle", systemImage: "trash", role: .destructive) { selection.remove(ware) }
                }
        }
        .navigationTitle("Berths: \(selection.count)")
        .toolbar { EditButton() }
    }
}
