import PackagesModel
import SwiftUI

/// The facts about a package, one in each row. Unknown facts have no row.
struct PackageFacts: View {
    let package: Package

    var body: some View {
        FactRow(title: "Version", value: package.version)
        if let size = package.size {
            FactRow(title: "Installed size", value: size)
        }
        FactRow(title: "Architecture", value: package.architecture)
        if let homepage = package.homepage {
            FactRow(title: "Homepage", value: homepage)
        }
        if let maintainer = package.maintainer {
            FactRow(title: "Maintainer", value: maintainer)
        }
    }
}

private struct FactRow: View {
    let title: String
    let value: String

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Text(title)
            Spacer(minLength: 8)
            Text(value)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.trailing)
        }
    }
}
