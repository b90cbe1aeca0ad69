import PackagesModel
import SwiftUI

/// The packages that depend on a package.
struct DependentsSection: View {
    let dependents: [Package]

    var body: some View {
        Section(title) {
            if dependents.isEmpty {
                Text("No other package")
                    .foregroundStyle(.secondary)
            }
            ForEach(dependents) { package in
                NavigationLink(value: Route.package(package.id)) {
                    PackageRow(package: package)
                }
            }
        }
    }

    private var title: String {
        switch dependents.count {
        case 0: "Needed by"
        case 1: "Needed by 1 package"
        case let count: "Needed by \(count) packages"
        }
    }
}
