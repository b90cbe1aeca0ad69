import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite
struct NavigationStackTests {
    @Test("A01 a stack without a path pushes and pops")
    func implicitPath() async throws {
        struct Root: View {
            var body: some View {
                NavigationStack {
                    List {
                        NavigationLink("Three", value: 3)
                    }
                    .navigationTitle("Numbers")
                    .navigationDestination(for: Int.self) { number in
                        Text("Number \(number)").navigationTitle("Detail")
                    }
                }
            }
        }
        let host = HeadlessHost(Root())
        #expect(host.title == "Numbers")
        try await host.tap("Three")
        print(host.outline)
        #expect(host.title == "Detail")
        #expect(host.shows("Number 3"))
        #expect(host.path == ["3"])
        #expect(host.record.motions == ["push"])
        try await host.goBack()
        #expect(host.title == "Numbers")
        #expect(host.path == [])
    }
}
