import SwiftUI

/// Forms of state, objects, environment and life cycle that ten or more code bases use.
struct DataFlowForms: View {
    final class Store: ObservableObject {
        @Published var count = 0
    }

    @Observable
    final class Model {
        var words = "model"
    }

    @StateObject private var store = Store()
    @State private var model = Model()
    @State private var size = 10
    @State private var isShown = false

    var body: some View {
        Group {
            Reader(store: store, size: $size)
            EmptyView()
            Text(model.words).modifier(Framed())
            conditional
        }
        .environmentObject(store)
        .environment(\.margin, 4)
        .onAppear { isShown = true }
        .onDisappear { isShown = false }
        .onChange(of: size) { withAnimation { store.count = 2 } }
        .onChange(of: isShown) { _, new in size = new ? 11 : 10 }
        .onReceive(store.$count) { _ in }
        .task { await Task.yield() }
        .onTapGesture { store.count += 1 }
        .animation(.default, value: size)
    }

    @ViewBuilder private var conditional: some View {
        if isShown {
            Text("Shown")
        } else {
            Text("Hidden")
        }
    }

    struct Reader: View {
        @ObservedObject var store: Store
        @Binding var size: Int
        @EnvironmentObject private var inherited: Store
        @Environment(\.margin) private var margin

        var body: some View {
            Text("\(store.count) \(inherited.count) \(size) \(margin)")
        }
    }

    struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.padding(2) }
    }
}

private struct MarginKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var margin: Int {
        get { self[MarginKey.self] }
        set { self[MarginKey.self] = newValue }
    }
}

struct FormsApp: App {
    var body: some Scene {
        WindowGroup { DataFlowForms() }
    }
}

struct DataFlowForms_Previews: PreviewProvider {
    static var previews: some View { DataFlowForms() }
}

#Preview {
    DataFlowForms()
}
