import PackagesModel
import SwiftUI

/// The dependencies of a package. Installed packages are links. The others are dimmed.
struct DependencySection: View {
    @Environment(PackageDatabase.self) private var database
    let title: String
    let dependencies: [Dependency]
    let package: Package

    var body: some View {
        if !dependencies.isEmpty {
            Section(title) {
                ForEach(database.lines(for: dependencies, of: package)) { line in
                    if let target = line.package {
                        NavigationLink(value: Route.package(target.id)) {
                            DependencyRow(line: line)
                        }
                    } else {
                        DependencyRow(line: line)
                            .opacity(0.5)
                    }
                }
            }
        }
    }
}

private struct DependencyRow: View {
    let line: DependencyLine

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(line.title)
            if let note = line.note {
                Text(note)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }
        .multilineTextAlignment(.leading)
    }
}
