import StockStore
import SwiftUI

/// An item in a list: its name, its place, and what is on hand.
struct ItemRow: View {
    let item: Item

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            VStack(alignment: .leading, spacing: 2) {
                Text(item.name)
                    .font(.headline)
                    .lineLimit(2)
                Text(subtitle)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
            Spacer(minLength: 0)
            VStack(alignment: .trailing, spacing: 2) {
                Text("\(item.quantity)")
                    .font(.headline)
                    .monospacedDigit()
                    .foregroundStyle(item.isLow ? Color.orange : Color.primary)
                Text(item.details.unit)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }
        .padding(.vertical, 2)
        .accessibilityElement(children: .combine)
        .accessibilityHint(item.isLow ? "Running low" : "")
    }

    private var subtitle: String {
        [item.details.number, item.details.place].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
