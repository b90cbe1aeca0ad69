import SwiftUI

/// Custom rows for archipelagos, with a colored mark and the number of islands.
struct ArchipelagoRows: View {
    let chosen: Archipelago.ID?
    let choose: (Archipelago.ID) -> Void

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 6) {
                ForEach(Atlas.archipelagos) { archipelago in
                    Button {
                        choose(archipelago.id)
                    } label: {
                        ArchipelagoRow(archipelago: archipelago, isChosen: archipelago.id == chosen)
                    }
                    .buttonStyle(.plain)
                }
            }
            .padding(10)
        }
    }
}

private struct ArchipelagoRow: View {
    let archipelago: Archipelago
    let isChosen: Bool

    var body: some View {
        HStack(spacing: 10) {
            Capsule()
                .fill(isChosen ? Color.orange : Color.secondary.opacity(0.3))
                .frame(width: 5, height: 28)
            Text(archipelago.name)
                .fontWeight(isChosen ? .semibold : .regular)
            Spacer(minLength: 4)
            Text("\(archipelago.islands.count)")
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .padding(8)
        .background(isChosen ? Color.orange.opacity(0.18) : Color.clear)
        .clipShape(RoundedRectangle(cornerRadius: 10))
        .contentShape(Rectangle())
    }
}
