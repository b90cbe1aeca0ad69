import BackstaffTesting
import Combine
import SwiftUI
import Testing

/// Forms of state and data flow that five or more code bases use.
@MainActor
@Suite("Call forms of state and data flow that five or more code bases use")
struct DataFlowCallFormTests {
    private final class Store: ObservableObject {
        @Published var count = 1
        private var subscriptions: Set<AnyCancellable> = []
        private(set) var last = 0

        var counts: AnyPublisher<Int, Never> { $count.eraseToAnyPublisher() }

        init() {
            $count.sink { [weak self] in self?.last = $0 }.store(in: &subscriptions)
        }
    }

    @Observable
    final class Model {
        var name = "model"
    }

    private struct Forms: View {
        @StateObject private var store = Store()
        @State private var model = Model()
        @State private var isOn = false
        @State private var seen: Set<String> = []

        var body: some View {
            VStack {
                Reader(isOn: Binding(get: { isOn }, set: { isOn = $0 }), store: store)
                Reader(isOn: .constant(true), store: store)
                Text("seen \(seen.sorted().joined(separator: " "))")
                Button("change") { store.count += 1 }
            }
            .environmentObject(store)
            .environment(model)
            .environment(\.room, 4)
            .id("forms")
            .onAppear { seen.insert("appear") }
            .onDisappear { seen.insert("disappear") }
            .onChange(of: store.count) { seen.insert("change") }
            .onChange(of: store.count) { old, new in seen.insert("\(old)-\(new)") }
            .onReceive(store.counts) { seen.insert("receive\($0)") }
            .task { seen.insert("task") }
            .task(id: store.count) { seen.insert("task\(store.count)") }
        }
    }

    private struct Reader: View {
        @Binding var isOn: Bool
        @ObservedObject var store: Store
        @EnvironmentObject private var inherited: Store
        @Environment(Model.self) private var model
        @Environment(\.room) private var room

        var body: some View {
            Text("\(model.name) \(store.last) \(inherited.count) \(room) \(isOn ? "on" : "off")")
        }
    }

    @Test("E07 objects, bindings, the environment and life-cycle are shown at work")
    func shown() async throws {
        let host = HeadlessHost(Forms())
        await host.settle()
        #expect(host.shows("model 1 1 4 off"))
        #expect(host.shows("model 1 1 4 on"))
        #expect(host.shows("seen appear receive1 task task1"))
        try await host.tap("change")
        #expect(host.shows("seen 1-2 appear change receive1 receive2 task task1 task2"))
        #expect(!host.texts.contains { $0.contains("disappear") })
    }
}

private struct RoomKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var room: Int {
        get { self[RoomKey.self] }
        set { self[RoomKey.self] = newValue }
    }
}
