import StockStore
import SwiftUI

/// Who has edited an item, when, and what.
struct ChangeSection: View {
    let changes: [Change]

    var body: some View {
        Section("Edits") {
            if changes.isEmpty {
                Text("Nobody has edited this item.")
                    .foregroundStyle(.secondary)
            }
            ForEach(changes) { change in
                VStack(alignment: .leading, spacing: 2) {
                    Text(change.summary)
                    Text(change.byline)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
                .padding(.vertical, 2)
            }
        }
    }
}

extension Change {
    /// What has changed.
    fileprivate var summary: String {
        switch (old.isEmpty, new.isEmpty) {
        case (true, _): "\(field.title): \(new)"
        case (_, true): "\(field.title): \(old) removed"
        default: "\(field.title): \(old) → \(new)"
        }
    }

    /// Who has changed it, and when.
    fileprivate var byline: String { "\(author) · \(time.formatted(date: .abbreviated, time: .shortened))" }
}
