import BackstaffUI
import Observation
import ViewTestSupport

/// The state of the samples, and a record of appearances.
@MainActor
@Observable
final class TabsModel {
    var selection = "home"
    var paths: [String: [Int]] = ["home": [], "list": [], "more": []]
    var hidesBarOnPush = false
    var hasList = true
    @ObservationIgnored let journal = Journal()
    @ObservationIgnored var writes: [String] = []

    var selectionBinding: Binding<String> {
        Binding {
            self.selection
        } set: {
            self.writes.append($0)
            self.selection = $0
        }
    }

    func path(_ tab: String) -> Binding<[Int]> {
        Binding {
            self.paths[tab] ?? []
        } set: {
            self.writes.append("\(tab) \($0)")
            self.paths[tab] = $0
        }
    }
}

/// A stack of numbers in a tab.
struct TabStack: View {
    let model: TabsModel
    let name: String
    @State private var count = 0

    var body: some View {
        NavigationStack(path: model.path(name)) {
            VStack {
                Text("\(name) count \(count)")
                Button("\(name) add") { count += 1 }
                NavigationLink("\(name) push", value: 1)
            }
            .navigationTitle("\(name) root")
            .navigationDestination(for: Int.self) { number in
                NavigationLink("Deeper", value: number + 1)
                    .navigationTitle("\(name) \(number)")
                    .toolbar(model.hidesBarOnPush ? .hidden : .automatic, for: .tabBar)
            }
        }
        .onAppear { model.journal.note("appear \(name)") }
        .onDisappear { model.journal.note("disappear \(name)") }
    }
}

/// Three tabs in the form with `tabItem`.
struct ItemTabs: View {
    let model: TabsModel

    var body: some View {
        TabView(selection: model.selectionBinding) {
            TabStack(model: model, name: "home")
                .tabItem { Label("Home", systemImage: "house") }
                .tag("home")
            if model.hasList {
                TabStack(model: model, name: "list")
                    .badge(3)
                    .tabItem {
                        Image(systemName: "list.bullet")
                        Text("List")
                    }
                    .tag("list")
            }
            TabStack(model: model, name: "more")
                .tag("more")
                .badge(Text("New"))
                .tabItem { Text("Other") }
        }
    }
}

/// The same tabs in the form with `Tab`.
struct ValueTabs: View {
    let model: TabsModel

    var body: some View {
        TabView(selection: model.selectionBinding) {
            Tab("Home", systemImage: "house", value: "home") { TabStack(model: model, name: "home") }
            if model.hasList {
                Tab("List", systemImage: "list.bullet", value: "list") { TabStack(model: model, name: "list") }
                    .badge(3)
            }
            Tab(value: "more") {
                TabStack(model: model, name: "more")
            } label: {
                Text("Other")
            }
            .badge("New")
        }
    }
}
