import PackagesModel
import SwiftUI

/// Three columns: groups, the packages of the selected one, and the package that is selected there, with a stack of its
/// own that goes as deep as dependencies lead.
public struct PackageBrowser: View {
    @State private var navigation: NavigationModel

    /// Shows the packages of `database`, and which of them are marked.
    public init(database: PackageDatabase, marks: MarkedPackages) {
        _navigation = State(initialValue: NavigationModel(database: database, marks: marks))
    }

    /// What is shown.
    public var body: some View {
        NavigationSplitView {
            GroupList(selection: $navigation.group)
        } content: {
            PackageColumn(navigation: navigation)
        } detail: {
            NavigationStack(path: $navigation.path) {
                Group {
                    if let package = navigation.package {
                        PackageScreen(id: package)
                    } else {
                        ContentUnavailableView(
                            "No package selected",
                            systemImage: "shippingbox",
                            description: Text("Its facts, and what it needs, will be shown here.")
                        )
                    }
                }
                .navigationDestination(for: Route.self) { route in
                    PackageScreen(id: route.package)
                }
                .navigationRoute("depends/:package", for: Route.self) {
                    $0.package
                } parse: {
                    .package($0)
                }
            }
        }
        .environment(navigation)
        .environment(navigation.marks)
    }
}
