import PackagesModel
import SwiftUI

/// A package in a list: its name, its summary, and a star if it is marked.
struct PackageRow: View {
    @Environment(MarkedPackages.self) private var marks
    let package: Package
    /// Whether a marked package has a star. In a list of marked packages the star is superfluous.
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
