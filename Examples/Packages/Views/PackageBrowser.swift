import PackagesModel
import SwiftUI

/// One stack from the sections down, as deep as dependencies lead.
struct PackageBrowser: View {
    @State private var navigation = NavigationModel()

    var body: some View {
        NavigationStack(path: $navigation.path) {
            SectionList()
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .section(let id):
                        PackageList(sectionID: id)
                    case .package(let id):
                        PackageScreen(id: id)
                    }
                }
        }
        .environment(navigation)
    }
}
