import PackagesModel
import SwiftUI

/// The packages of one section.
struct PackageList: View {
    @Environment(PackageDatabase.self) private var database
    let sectionID: PackageSection.ID

    var body: some View {
        Group {
            if let section = database.section(sectionID) {
                List(database.packages(in: sectionID)) { package in
                    NavigationLink(value: Route.package(package.id)) {
                        PackageRow(package: package)
                    }
                }
                .listStyle(.insetGrouped)
                .navigationTitle(section.title)
            } else {
                ContentUnavailableView(
                    "No such section",
                    systemImage: "shippingbox",
                    description: Text("Nothing that is installed is filed under “\(sectionID)”.")
                )
                .navigationTitle(sectionID)
            }
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}
