import BackstaffUI
import Observation

/// A split view with a stack in its detail. URLs set the selection and the path.
@MainActor @Observable
final class HarbourModel {
    var harbour: String?
    var path: [Int] = []
    var urls: [String] = []
    var writesPathFirst = false

    /// Goes to `harbour/berth/berth…`.
    func show(_ url: URL) {
        urls.append(url.absoluteString)
        let parts = url.pathComponents.filter { $0 != "/" }
        let berths = parts.dropFirst().compactMap { Int($0) }
        if writesPathFirst { path = berths }
        harbour = parts.first
        if !writesPathFirst { path = berths }
    }
}

struct HarbourApp: App {
    @State private var model = HarbourModel()

    var body: some Scene {
        WindowGroup { HarbourView(model: model) }
    }
}

struct HarbourView: View {
    @Bindable var model: HarbourModel

    var body: some View {
        NavigationSplitView {
            List(["Fowey", "Looe"], id: \.self, selection: $model.harbour) { Text($0) }
                .navigationTitle("Harbours")
        } detail: {
            NavigationStack(path: $model.path) {
                Text(model.harbour ?? "None")
                    .navigationTitle(model.harbour ?? "Nowhere")
                    .navigationDestination(for: Int.self) { berth in
                        Text("Lies at \(berth)").navigationTitle("Berth \(berth)")
                    }
            }
        }
        .onOpenURL { model.show($0) }
    }
}

/// The same, but the stack appears only with the selection.
struct LateHarbourView: View {
    @Bindable var model: HarbourModel

    var body: some View {
        NavigationSplitView {
            List(["Fowey", "Looe"], id: \.self, selection: $model.harbour) { Text($0) }
                .navigationTitle("Harbours")
        } detail: {
            if let harbour = model.harbour {
                NavigationStack(path: $model.path) {
                    Text(harbour)
                        .navigationTitle(harbour)
                        .navigationDestination(for: Int.self) { berth in
                            Text("Lies at \(berth)").navigationTitle("Berth \(berth)")
                        }
                }
            }
        }
        .onOpenURL { model.show($0) }
    }
}
