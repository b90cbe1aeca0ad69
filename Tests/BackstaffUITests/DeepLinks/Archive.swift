import BackstaffTesting
import BackstaffUI
import ViewTestSupport

/// A stack of packages that depend on other packages.
struct Archive: View {
    struct Package: Hashable {
        let name: String
    }

    struct File: Hashable {
        let number: Int
    }

    @Observable @MainActor
    final class Model {
        var path = NavigationPath() { didSet { writes.note("path \(path)") } }
        @ObservationIgnored let writes = Journal()
        @ObservationIgnored let lifeCycle = Journal()
    }

    @Bindable var model: Model

    var body: some View {
        NavigationStack(path: $model.path) {
            List(["curl", "zlib"], id: \.self) { NavigationLink($0, value: Package(name: $0)) }
                .navigationTitle("Packages")
                .navigationDestination(for: Package.self) { PackageScreen(package: $0, model: model) }
                .navigationDestination(for: File.self) {
                    Text("File \($0.number)").navigationTitle("File \($0.number)")
                }
                .navigationDestination(for: Double.self) { Text(verbatim: "Number \($0)") }
                .navigationRoute("packages/:name", for: Package.self) {
                    $0.name
                } parse: {
                    Package(known: $0)
                }
                .onAppear { model.lifeCycle.note("appear root") }
        }
    }

    struct PackageScreen: View {
        let package: Package
        let model: Model

        var body: some View {
            VStack {
                NavigationLink("Library", value: Package(name: "libc6"))
                NavigationLink("File", value: File(number: 7))
                NavigationLink("Number", value: 1.5)
                NavigationLink("View") { Text("A view") }
            }
            .navigationTitle(package.name)
            .navigationRoute("depends/:name", for: Package.self) {
                $0.name
            } parse: {
                Package(known: $0)
            }
            .navigationRoute("files/:number", for: File.self) {
                $0.number
            } parse: {
                File(number: $0)
            }
            .onAppear { model.lifeCycle.note("appear \(package.name)") }
            .onDisappear { model.lifeCycle.note("disappear \(package.name)") }
        }
    }
}

extension Archive.Package {
    /// Finds a package by its name.
    init?(known name: String) {
        guard ["curl", "zlib", "libc6", "naïve & co"].contains(name) else { return nil }
        self.name = name
    }
}
