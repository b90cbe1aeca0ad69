import PackagesModel
import SwiftUI

/// A package in a list: its name, what it is in one line, and a star if it is marked.
struct PackageRow: View {
    @Environment(MarkedPackages.self) private var marks
    let package: Package
    /// Among marked packages a star says nothing.
    var showsMark = true

    var body: some View {
        HStack(spacing: 8) {
            VStack(alignment: .leading, spacing: 2) {
                Text(package.id)
                    .font(.headline)
                    .lineLimit(1)
                if !package.summary.isEmpty {
                    Text(package.summary)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                }
            }
            if showsMark, marks.contains(package.id) {
                Spacer(minLength: 0)
                Image(systemName: "star.fill")
                    .font(.footnote)
                    .foregroundStyle(.orange)
                    .accessibilityLabel("Marked")
            }
        }
        .padding(.vertical, 2)
    }
}
