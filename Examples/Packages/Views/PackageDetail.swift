import PackagesModel
import SwiftUI

/// All facts about a package. Its dependencies and dependents are links to other packages.
struct PackageDetail: View {
    @Environment(PackageDatabase.self) private var database
    let package: Package

    var body: some View {
        let paragraphs = package.paragraphs
        List {
            Section {
                PackageHeader(package: package)
            }
            Section("Facts") {
                PackageFacts(package: package)
            }
            if !paragraphs.isEmpty {
                Section("Description") {
                    PackageDescription(paragraphs: paragraphs)
                }
            }
            DependencySection(title: "Needed before unpacking", dependencies: package.preDepends, package: package)
            DependencySection(title: "Depends on", dependencies: package.depends, package: package)
            DependencySection(title: "Recommends", dependencies: package.recommends, package: package)
            DependentsSection(dependents: database.dependents(of: package))
        }
        .listStyle(.insetGrouped)
    }
}

/// The path to the package, its name and its summary.
private struct PackageHeader: View {
    @Environment(NavigationModel.self) private var navigation
    let package: Package

    var body: some View {
        let trail = navigation.trail(to: package)
        VStack(alignment: .leading, spacing: 6) {
            if !trail.isEmpty {
                Text(trail)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            Text(package.name)
                .font(.title2)
                .bold()
            if !package.summary.isEmpty {
                Text(package.summary)
                    .foregroundStyle(.secondary)
            }
        }
        .multilineTextAlignment(.leading)
        .padding(.vertical, 4)
    }
}

private struct PackageDescription: View {
    let paragraphs: [String]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(paragraphs.indices, id: \.self) { index in
                Text(paragraphs[index])
            }
        }
        .font(.subheadline)
        .multilineTextAlignment(.leading)
        .padding(.vertical, 4)
    }
}
