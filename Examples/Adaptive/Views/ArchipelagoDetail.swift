import SwiftUI

/// The islands of an archipelago, or a message that no archipelago is chosen.
struct ArchipelagoDetail: View {
    let id: Archipelago.ID?

    var body: some View {
        if let archipelago = id.flatMap({ Atlas.archipelago($0) }) {
            List {
                Section("Islands") {
                    ForEach(archipelago.islands, id: \.self) { island in
                        Text(island)
                    }
                }
            }
            .listStyle(.insetGrouped)
            .navigationTitle(archipelago.name)
            .navigationBarTitleDisplayMode(.inline)
        } else {
            ContentUnavailableView("No archipelago", systemImage: "globe")
        }
    }
}
