import PackagesModel
import SwiftUI

/// The second column: the packages of one group.
struct PackageList: View {
    @Environment(PackageDatabase.self) private var database
    let group: PackageGroup
    @Binding var selection: Package.ID?

    var body: some View {
        List(database.packages(in: group), selection: $selection) { package in
            NavigationLink(value: package.id) {
                PackageRow(package: package)
            }
        }
        .listStyle(.plain)
        .navigationTitle(database.title(of: group))
        .navigationBarTitleDisplayMode(.inline)
    }
}
