import PackagesModel
import SwiftUI

/// A package in a list: its name, and what it is in one line.
struct PackageRow: View {
    let package: Package

    var body: some View {
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
        .padding(.vertical, 2)
    }
}
