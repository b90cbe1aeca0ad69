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
            ToolbarItem(placement: .primaryAction) {
                SectionsButton()
            }
        }
    }
}

/// Goes back to the sections in one tap. It is there only when the back button would take more than one.
private struct SectionsButton: View {
    @Environment(NavigationModel.self) private var navigation

    var body: some View {
        if navigation.isDeep {
            Button("Sections", action: navigation.popToRoot)
        }
    }
}
