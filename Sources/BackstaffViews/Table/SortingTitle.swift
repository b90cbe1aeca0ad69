import Foundation

/// The title of a table's column that can sort the rows. An arrow shows the direction if the rows are sorted by it.
struct SortingTitle: View {
    let label: AnyView
    let order: ColumnOrder
    let comparator: Any

    var body: some View {
        Button {
            order.choose(comparator)
        } label: {
            HStack(spacing: 4) {
                label
                if let direction = order.direction(comparator) {
                    Image(systemName: direction == .forward ? "chevron.up" : "chevron.down")
                        .imageScale(.small)
                        .accessibilityLabel(Text(verbatim: direction == .forward ? "ascending" : "descending"))
                }
            }
        }
        .buttonStyle(.plain)
    }
}
