import PackagesModel
import SwiftUI

/// Three columns: groups, the packages of the selected group, and the selected package. The third column has a stack
/// for following dependencies.
public struct PackageBrowser: View {
    @State private var navigation: NavigationModel

    /// Creates a browser for the packages of `database` and the marked packages.
    public init(database: PackageDatabase, marks: MarkedPackages) {
        _navigation = State(initialValue: NavigationModel(database: database, marks: marks))
    }

    /// The content of the view.
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
