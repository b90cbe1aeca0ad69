import SwiftUI

/// A bound list that can be edited in every way, in collapsible sections, and one whose rows have custom actions.
struct Stores: View {
    @State private var wares = Ware.all
    @State private var tins = ["Beans", "Peaches", "Sardines"]
    @State private var isTinsExpanded = true
    @State private var letters = (1...4).map { Ware(id: $0, name: "Letter \($0)") }

    var body: some View {
        List {
            Section("Deck") {
                ForEach($wares, editActions: .all) { $ware in
                    Text(ware.name)
                        .badge(ware.isFixed ? "fixed" : nil)
                        .moveDisabled(ware.isFixed)
                        .deleteDisabled(ware.isFixed)
                }
            }
            Section("Tins", isExpanded: $isTinsExpanded) {
                ForEach(tins, id: \.self) { Text($0).badge(3) }
                    .onDelete { tins.remove(atOffsets: $0) }
            }
            Section("Post") {
                ForEach($letters) { $letter in
                    Letter(letter: $letter) { letters.removeAll { $0.id == letter.id } }
                }
                .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
            }
        }
        .listStyle(.sidebar)
        .navigationTitle("Stores")
        .toolbar { EditButton() }
    }
}

/// A row with swipe actions at both edges.
private struct Letter: View {
    @Binding var letter: Ware
    let discard: @MainActor () -> Void

    var body: some View {
        LabeledContent(letter.name, value: letter.isRead ? "Read" : letter.isFlagged ? "Flagged" : "New")
            .swipeActions {
                Button("Discard", systemImage: "trash", role: .destructive, action: discard)
                Button("Flag", systemImage: "flag") { letter.isFlagged.toggle() }
                    .tint(.orange)
            }
            .swipeActions(edge: .leading, allowsFullSwipe: false) {
                Button("Read", systemImage: "envelope.open") { letter.isRead.toggle() }
                    .tint(.blue)
            }
    }
}
