import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

private struct Presenting<Content: View>: View {
    @State private var isPresented = false
    @ViewBuilder let content: (Binding<Bool>) -> Content

    var body: some View { content($isPresented) }
}

private struct Harbours: View {
    let isNested: Bool

    var body: some View {
        NavigationStack {
            if isNested { NavigationStack { Text("Inside") } } else { Text("Inside") }
        }
    }
}

extension MistakeTests {
    /// Mistakes with destinations, and with stacks that don't use them.
    nonisolated static var destinations: [Picture] {
        [
            Picture(
                mistake: .lazyDestination, words: ["inside a \"lazy”", "outside these containers"],
                wrong: {
                    _ = HeadlessHost(
                        NavigationStack {
                            List { Text("Row").navigationDestination(for: Int.self) { Text("\($0)") } }
                        })
                },
                right: {
                    _ = HeadlessHost(
                        NavigationStack {
                            List { Text("Row") }.navigationDestination(for: Int.self) { Text("\($0)") }
                        })
                }),
            Picture(
                mistake: .strayDestination, words: ["in no NavigationStack", "inside the stack"],
                wrong: {
                    _ = HeadlessHost(
                        NavigationStack { Text("Root") }.navigationDestination(for: Int.self) { Text("\($0)") })
                },
                right: {
                    _ = HeadlessHost(
                        NavigationStack { Text("Root").navigationDestination(for: Int.self) { Text("\($0)") } })
                    _ = HeadlessHost(
                        NavigationSplitView {
                            Text("Side").navigationDestination(for: Int.self) { Text("\($0)") }
                        } detail: {
                            Text("Detail")
                        })
                }),
            Picture(
                mistake: .strayDestination, words: ["(isPresented:destination:)", "inside the stack"],
                wrong: {
                    _ = HeadlessHost(
                        Presenting { isPresented in
                            NavigationStack { Text("Root") }
                                .navigationDestination(isPresented: isPresented) { Text("Shown") }
                        })
                },
                right: {
                    let host = HeadlessHost(
                        Presenting { isPresented in
                            NavigationStack {
                                Button("Show") { isPresented.wrappedValue = true }
                                    .navigationDestination(isPresented: isPresented) { Text("Shown") }
                            }
                        })
                    try await host.tap("Show")
                    #expect(host.shows("Shown"))
                }),
            Picture(
                mistake: .repeatedDestination,
                words: ["“Int” was declared earlier on the stack", "Declare each type once"],
                wrong: {
                    let host = HeadlessHost(
                        NavigationStack {
                            NavigationLink("First", value: 1)
                                .navigationDestination(for: Int.self) { _ in
                                    NavigationLink("Second", value: 2)
                                        .navigationDestination(for: Int.self) { Text("At \($0)") }
                                }
                        })
                    try await host.tap("First")
                    try await host.tap("Second")
                },
                right: {
                    let host = HeadlessHost(Numbers(declares: true))
                    try await host.tap("Seven")
                    #expect(host.shows("Shown 7"))
                }),
            Picture(
                mistake: .unservedValue,
                words: ["holds a value of type “Int”", "Add .navigationDestination(for: Int.self)"],
                wrong: { _ = HeadlessHost(Pathful(path: [1]) { Text("Root") }) },
                right: {
                    _ = HeadlessHost(
                        Pathful(path: [1]) {
                            Text("Root").navigationDestination(for: Int.self) { Text("At \($0)") }
                        })
                }),
            Picture(
                mistake: .nestedStack, words: ["on a screen of another", "Leave the inner one out"],
                wrong: { _ = HeadlessHost(Harbours(isNested: true)) },
                right: {
                    _ = HeadlessHost(Harbours(isNested: false))
                    _ = HeadlessHost(
                        NavigationSplitView {
                            Text("Side")
                        } detail: {
                            NavigationStack { Text("Detail") }
                        })
                }),
        ]
    }
}
