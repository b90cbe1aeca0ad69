import BackstaffElements
import BackstaffUI
import Observation
import Testing

@testable import BackstaffTesting

@MainActor
@Suite("The row of a link that was followed")
struct FollowedLinkTests {
    @Observable
    final class Crew {
        /// The ids of the rows, and the values of their links.
        var rows = [(id: 0, value: 10), (id: 1, value: 11)]
        var path = NavigationPath()
        /// Whether the path takes new values.
        var isOpen = true
    }

    private struct Muster: View {
        @Bindable var crew: Crew

        var body: some View {
            NavigationStack(path: $crew.path) {
                List(crew.rows, id: \.id) { row in
                    NavigationLink("Sailor \(row.value)", value: row.value)
                }
                .navigationDestination(for: Int.self) { Text("Sailor \($0) is here") }
            }
        }
    }

    /// The texts of the links whose rows are highlighted.
    private func highlighted(_ host: HeadlessHost) -> [String] {
        var found: [String] = []
        host.scene.tree.root.forEachDescendant { link in
            if link.role == .link, link.has(.presented) {
                found.append(FoundElement(element: link).texts.joined(separator: " "))
            }
        }
        return found
    }

    private func muster() async throws -> (Crew, HeadlessHost) {
        let crew = Crew()
        let host = HeadlessHost(Muster(crew: crew))
        #expect(highlighted(host) == [])
        try await host.tap("Sailor 11")
        #expect(host.shows("Sailor 11 is here") && highlighted(host) == ["Sailor 11"])
        return (crew, host)
    }

    @Test("A row is highlighted while the screen of its link is shown, and isn't as soon as the list comes back")
    func back() async throws {
        let (_, host) = try await muster()
        try await host.goBack()
        #expect(highlighted(host) == [])
        try await host.tap("Sailor 10")
        #expect(highlighted(host) == ["Sailor 10"])
    }

    @Test("The row is known by its link's value: another row with the value is highlighted, also with another id")
    func matched() async throws {
        let (crew, host) = try await muster()
        crew.rows = [(id: 7, value: 12), (id: 8, value: 11)]
        await host.settle()
        #expect(highlighted(host) == ["Sailor 11"])
        try await host.goBack()
        #expect(highlighted(host) == [])
    }

    @Test("A row whose link gets another value isn't highlighted any more, before the list comes back")
    func unstable() async throws {
        let (crew, host) = try await muster()
        crew.rows = [(id: 0, value: 20), (id: 1, value: 21)]
        await host.settle()
        #expect(host.shows("Sailor 11 is here") && highlighted(host) == [])
        try await host.goBack()
        #expect(highlighted(host) == [])
    }

    @Test("A value that the app pushes highlights no row, and a link outside lists isn't marked")
    func others() async throws {
        let crew = Crew()
        let host = HeadlessHost(Muster(crew: crew))
        crew.path.append(11)
        await host.settle()
        #expect(host.shows("Sailor 11 is here") && highlighted(host) == [])

        let stack = HeadlessHost(
            NavigationStack {
                NavigationLink("Deck", value: 1).navigationDestination(for: Int.self) { Text("Deck \($0)") }
            })
        try await stack.tap("Deck")
        #expect(highlighted(stack) == [])
    }

    @Test("A row isn't highlighted if the app refuses the value of its link")
    func refused() async throws {
        struct Gate: View {
            let crew: Crew

            var body: some View {
                let path = Binding {
                    crew.path
                } set: {
                    if $0.isEmpty || crew.isOpen { crew.path = $0 }
                }
                NavigationStack(path: path) {
                    List(crew.rows, id: \.id) { row in
                        NavigationLink("Sailor \(row.value)", value: row.value)
                    }
                    .navigationDestination(for: Int.self) { Text("Sailor \($0) is here") }
                }
            }
        }
        let crew = Crew()
        crew.isOpen = false
        let host = HeadlessHost(Gate(crew: crew))
        try await host.tap("Sailor 11")
        #expect(host.shows("Sailor 10") && highlighted(host) == [])
        crew.isOpen = true
        try await host.tap("Sailor 10")
        #expect(host.shows("Sailor 10 is here") && highlighted(host) == ["Sailor 10"])
    }
}
