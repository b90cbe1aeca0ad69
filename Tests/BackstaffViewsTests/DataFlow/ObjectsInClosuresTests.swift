import BackstaffTesting
import BackstaffUI
import Testing

/// Closures that capture an object compare as equal even if the object's properties change.
@MainActor
@Suite
struct ObjectsInClosuresTests {
    private final class Names: ObservableObject {
        @Published var suffix = "one"
    }

    @Test("E01 rows whose closure reads an observable object change with the object")
    func rows() {
        struct Rows: View {
            @ObservedObject var names: Names

            var body: some View {
                VStack {
                    ForEach(0..<2) { Text("\($0) \(names.suffix)") }
                }
            }
        }
        let names = Names()
        let host = HeadlessHost(Rows(names: names))
        #expect(host.texts == ["0 one", "1 one"])
        names.suffix = "two"
        host.update()
        #expect(host.texts == ["0 two", "1 two"])
    }

    @Test("A20 a pushed view whose closures read an observable object changes with it")
    func destination() async throws {
        struct Stack: View {
            @ObservedObject var names: Names

            var body: some View {
                NavigationStack {
                    NavigationLink("Go", value: 1)
                        .navigationDestination(for: Int.self) { _ in
                            List {
                                ForEach(0..<2) { Text("\($0) \(names.suffix)") }
                            }
                        }
                }
            }
        }
        let names = Names()
        let host = HeadlessHost(Stack(names: names))
        try await host.tap("Go")
        #expect(host.shows("1 one"))
        names.suffix = "two"
        host.update()
        #expect(host.shows("0 two"))
        #expect(host.shows("1 two"))
    }

    @Test("E01 rows don't run again when state changes that their closure doesn't capture")
    func unrelated() {
        struct Row: View {
            let number: Int
            var body: some View { Text("Row \(number)") }
        }
        struct Rows: View {
            @State private var count = 0

            var body: some View {
                Button("Count \(count)") { count += 1 }
                ForEach(0..<3) { Row(number: $0) }
            }
        }
        let host = HeadlessHost(Rows())
        guard let button = try? host.find("Count 0") else { return }
        host.clearRecord()
        host.tapNow(button)
        #expect(host.texts.first == "Count 1")
        #expect(host.record.bodies == ["Rows"])
    }
}
