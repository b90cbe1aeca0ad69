import PackagesModel
import SwiftUI

/// The screen for an id. An id from a saved path or a link may belong to a package that is no longer installed.
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

/// Leaves a deep stack in one tap. It goes back to the groups if they aren't visible, or else to the selected package.
/// The button is visible only if the back button needs more than one tap.
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
