import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

private struct Opaque: Hashable {}

extension MistakeTests {
    /// Mistakes with links and paths.
    nonisolated static var links: [Picture] {
        [
            Picture(
                mistake: .unservedLink, words: ["type “Int” but there is no matching", "Add .navigationDestination"],
                wrong: { try await HeadlessHost(Numbers(declares: false)).tap("Seven") },
                right: { try await HeadlessHost(Numbers(declares: true)).tap("Seven") }),
            Picture(
                mistake: .mistypedLink, words: ["only holds values of type “String”", "Use a NavigationPath"],
                wrong: {
                    let host = HeadlessHost(
                        Pathful(path: [String]()) {
                            NavigationLink("Seven", value: 7)
                                .navigationDestination(for: Int.self) { Text("At \($0)") }
                        })
                    try await host.tap("Seven")
                },
                right: {
                    let host = HeadlessHost(
                        Pathful(path: [Int]()) {
                            NavigationLink("Seven", value: 7)
                                .navigationDestination(for: Int.self) { Text("At \($0)") }
                        })
                    try await host.tap("Seven")
                    #expect(host.shows("At 7"))
                }),
            Picture(
                mistake: .strayLink, words: ["in no NavigationStack", "Put a NavigationStack around"],
                wrong: { _ = HeadlessHost(NavigationLink("On") { Text("There") }) },
                right: {
                    _ = HeadlessHost(NavigationStack { NavigationLink("On") { Text("There") } })
                    _ = HeadlessHost(NavigationLink("Nowhere", value: Int?.none))
                    _ = HeadlessHost(
                        Selecting<Int, _> { selection in
                            List(selection: selection) { NavigationLink("One", value: 1) }
                        })
                }),
            Picture(
                mistake: .pathUnderflow, words: ["removeLast(2) was called on a path of 0", "Check isEmpty"],
                wrong: {
                    var path = NavigationPath()
                    path.removeLast(2)
                },
                right: {
                    var path = NavigationPath([1, 2])
                    path.removeLast(2)
                    path.removeLast(path.count)
                }),
            Picture(
                mistake: .pathNotCodable, words: ["type “Opaque” is not Codable", "Make it Codable"],
                wrong: {
                    _ = HeadlessHost(
                        NavigationStack {
                            Text("Root").navigationDestination(for: Opaque.self) { _ in Text("Opaque") }
                        })
                    #expect(NavigationPath([Opaque()]).codable == nil)
                },
                right: { #expect(NavigationPath([1]).codable != nil) }),
        ]
    }
}
