import SwiftUI

/// The selected lighthouse, if any.
@MainActor
final class LighthouseStore: ObservableObject {
    @Published var lighthouse: Int?
}

/// Two columns. The first has custom rows in a lazy stack instead of a list, and a destination for the chosen row.
struct LighthouseColumns: View {
    @StateObject var store = LighthouseStore()
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        VStack {
            NavigationSplitView(columnVisibility: $visibility) {
                ScrollView {
                    LazyVStack {
                        ForEach(1..<200) { number in
                            Text("Lighthouse \(number)")
                                .frame(maxWidth: .infinity, alignment: .leading)
                                .padding(.leading, 10)
                                .background(store.lighthouse == number ? Color.yellow : .clear)
                                .contentShape(Rectangle())
                                .onTapGesture { store.lighthouse = number }
                        }
                    }
                }
                .navigationDestination(
                    isPresented: Binding<Bool>(
                        get: { store.lighthouse != nil },
                        set: { if !$0 { store.lighthouse = nil } })
                ) {
                    LighthouseDetail(store: store)
                }
            } detail: {
                Text("No light")
            }
            Button("One Back") { store.lighthouse = nil }
                .buttonStyle(.bordered)
        }
    }
}

private struct LighthouseDetail: View {
    @ObservedObject var store: LighthouseStore
    @State private var isLit = false

    var body: some View {
        if let lighthouse = store.lighthouse {
            VStack {
                Text("Light \(lighthouse) is \(isLit ? "lit" : "dark")")
                Button("Light it") { isLit = true }
            }
        }
    }
}
