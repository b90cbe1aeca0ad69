import SwiftUI

/// The selected harbor and pier, in an object that the columns and the buttons below them share.
@MainActor
final class HarbourStore: ObservableObject {
    @Published var harbour: Int?
    @Published var pier: Int?
    /// The identity of the list of harbors. A new number creates the list again, so that no row remains selected.
    @Published var listNumber = 0

    func choose(_ harbour: Int?) {
        self.harbour = harbour
        pier = nil
    }

    func goBack() {
        if pier != nil {
            pier = nil
        } else {
            harbour = nil
        }
    }

    func goToStart() {
        choose(nil)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
            MainActor.assumeIsolated { withAnimation { self.listNumber += 1 } }
        }
    }
}

/// Three columns above two buttons.
struct HarbourColumns: View {
    @StateObject var store = HarbourStore()
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        VStack {
            NavigationSplitView(columnVisibility: $visibility) {
                List(selection: Binding<Int?>(get: { store.harbour }, set: { store.choose($0) })) {
                    ForEach(1..<40) { Text("Harbour \($0)") }
                }
                .id(store.listNumber)
            } content: {
                List(selection: $store.pier) {
                    if let harbour = store.harbour {
                        ForEach(1..<40) { Text("Pier \(harbour).\($0)") }
                    }
                }
                .overlay {
                    if store.harbour == nil { Text("No harbour") }
                }
            } detail: {
                if let pier = store.pier { Text("Moored at \(pier)") } else { Text("At sea") }
            }
            .navigationSplitViewStyle(.balanced)
            HStack {
                Button("One Back") { store.goBack() }
                Button("To the Start") { store.goToStart() }
            }
            .buttonStyle(.bordered)
        }
    }
}
