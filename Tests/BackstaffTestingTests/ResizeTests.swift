import BackstaffTesting
import SwiftUI
import Testing

@MainActor
@Suite("Resizing a stack")
struct ResizeTests {
    @Observable
    final class Model {
        var path = [1, 2]
    }

    struct Screen: View {
        let number: Int
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Count \(count)")
                Button("Add") { count += 1 }
            }
            .navigationTitle("Screen \(number)")
        }
    }

    struct Stack: View {
        @Bindable var model: Model

        var body: some View {
            NavigationStack(path: $model.path) {
                Screen(number: 0).navigationDestination(for: Int.self) { Screen(number: $0) }
            }
        }
    }

    @Test(
        "K03 after any resizes, path, state and screen are the same, and no body has run",
        arguments: [[Size.tablet, .phone], [.phoneLandscape, .tabletLandscape, .phone], [.phone, .phone]])
    func resize(sizes: [Size]) async throws {
        let model = Model()
        let host = HeadlessHost(Stack(model: model))
        try await host.tap("Add")
        let before = host.outline
        host.clearRecord()
        for size in sizes { await host.resize(to: size) }
        #expect(model.path == [1, 2])
        #expect(host.outline == before)
        #expect(host.record.bodies == [])
        #expect(host.record.operations == [])
        #expect(host.record.history == [])

        try await host.goBack()
        #expect(model.path == [1])
        #expect(host.shows("Count 0"))
    }

    @Test("K03 an impossible size is refused and changes nothing")
    func impossible() async {
        let host = HeadlessHost(Stack(model: Model()))
        let before = host.outline
        for size in [Size(width: 0, height: 800), Size(width: .nan, height: 800), Size(width: 300, height: -1)] {
            await host.resize(to: size)
        }
        #expect(host.outline == before)
        #expect(host.title == "Screen 2")
    }
}
