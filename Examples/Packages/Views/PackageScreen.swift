import PackagesModel
import SwiftUI

/// The screen that an id leads to. An id may come from a saved path or a link, so the package may be gone.
struct PackageScreen: View {
    @Environment(PackageDatabase.self) private var database
    let id: Package.ID

    var body: some View {
        Group {
            if let package = database[id] {
                PackageDetail(package: package)
            } else {
                ContentUnavailableView(
                    "\(id) is not installed",
                    systemImage: "shippingbox",
                    description: Text("It may have been removed since this page was saved.")
                )
            }
        }
        .navigationTitle(id)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                WayOutButton()
                if let package = database[id] {
                    MarkToolbarButton(package: package)
                }
            }
        }
    }
}

/// Leads out of a deep stack in one tap: to the groups where they are out of sight, else to the package that is selected
/// beside them. It is there only when the back button would take more than one.
private struct WayOutButton: View {
    @Environment(NavigationModel.self) private var navigation
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    var body: some View {
        if navigation.isDeep, horizontalSizeClass == .compact {
            Button("Sections", action: navigation.popToGroups)
        } else if navigation.isDeep, let package = navigation.package {
            Button("Back to \(package)", action: navigation.popToPackage)
        }
    }
}
