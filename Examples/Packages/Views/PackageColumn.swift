import PackagesModel
import SwiftUI

/// The second column: the packages of the selected group, or all of them until one is selected.
struct PackageColumn: View {
    @Environment(PackageDatabase.self) private var database
    @Bindable var navigation: NavigationModel

    var body: some View {
        let group = navigation.group ?? .all
        Group {
            switch group {
            case .marked: MarkedList(marks: navigation.marks, selection: $navigation.package)
            case .all, .section: PackageList(section: group.section, selection: $navigation.package)
            }
        }
        .navigationRoute(":package", for: Package.ID.self)
        .navigationTitle(database.title(of: group))
        .navigationBarTitleDisplayMode(.inline)
    }
}
