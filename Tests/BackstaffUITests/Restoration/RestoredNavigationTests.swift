import BackstaffElements
import BackstaffGraph
import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// The state of stacks after a relaunch, and how apps can change it.
@MainActor
@Suite(.serialized)
struct RestoredNavigationTests {
    struct Port: Hashable, Codable, Identifiable {
        var id: Int
    }

    struct Wreck: Hashable {
        var depth: Int
    }

    /// What views did. All tests here share the journal, and run one after another.
    static let journal = Journal()

    /// The screens of all stacks in these tests.
    struct Ports<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            VStack {
                NavigationLink("Port 1", value: Port(id: 1))
                NavigationLink("Wreck", value: Wreck(depth: 9))
                NavigationLink("Notes") { Text("Some notes").navigationTitle("Notes") }
                content
            }
            .navigationTitle("Ports")
            .navigationDestination(for: Port.self) { port in
                VStack {
                    NavigationLink("Port \(port.id + 1)", value: Port(id: port.id + 1))
                    NavigationLink("Wreck", value: Wreck(depth: 9))
                    NavigationLink("Word", value: "rope")
                    NavigationLink("Notes") { Text("Some notes").navigationTitle("Notes") }
                }
                .navigationTitle("At \(port.id)")
                .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
            }
            .navigationDestination(for: Wreck.self) { Text("Depth \($0.depth)").navigationTitle("Wreck") }
        }
    }

    private struct Implicit: View {
        var body: some View {
            NavigationStack { Ports {} }
        }
    }

    struct BoundPath: View {
        @State private var path = NavigationPath()

        var body: some View {
            let _ = journal.note("path of \(path.count)")
            NavigationStack(path: $path) { Ports {} }
                .onChange(of: path) { journal.note("changed to \(path.count)") }
        }
    }

    @MainActor private final class Voyage: ObservableObject {
        @Published var ports: [Port] = [] {
            didSet { journal.note("ports \(ports.map(\.id))") }
        }
    }

    private struct BoundArray: View {
        @StateObject private var voyage = Voyage()

        var body: some View {
            NavigationStack(path: $voyage.ports) { Ports {} }
                .onChange(of: voyage.ports) { journal.note("changed to \(voyage.ports.map(\.id))") }
        }
    }

    @Test("L02 the implicit path of a stack is restored with Codable values of any types")
    func implicitPathCodable() async throws {
        var host = HeadlessHost(Implicit())
        for words in ["Port 1", "Port 2", "Word"] { try await host.tap(words) }
        #expect(host.title == "rope")
        host = await host.relaunch()
        #expect(host.title == "rope")
        #expect(host.depth == 3)
        #expect(host.record.motions.isEmpty)
        for title in ["At 2", "At 1", "Ports"] {
            try await host.goBack()
            #expect(host.title == title)
        }
        host = await host.relaunch()
        #expect(host.depth == 0)
    }

    @Test("L02 a bound NavigationPath is restored through its binding")
    func boundNavigationPathComes() async throws {
        var host = HeadlessHost(BoundPath())
        for words in ["Port 1", "Port 2"] { try await host.tap(words) }
        _ = Self.journal.take()
        host = await host.relaunch()
        #expect(host.title == "At 2")
        #expect(Self.journal.take() == ["path of 0", "path of 2"])
        try await host.tap("Port 3")
        #expect(Self.journal.take() == ["path of 3", "changed to 3"])
    }

    @Test("L02 a bound array is restored with one write, before its first body")
    func boundArrayComes() async throws {
        var host = HeadlessHost(BoundArray())
        for words in ["Port 1", "Port 2"] { try await host.tap(words) }
        _ = Self.journal.take()
        host = await host.relaunch()
        #expect(Self.journal.take() == ["ports [1, 2]"])
        #expect(host.title == "At 2")
        try await host.goBack()
        #expect(Self.journal.take() == ["ports [1]", "changed to [1]"])
        host = await host.relaunch()
        #expect(host.title == "At 1")
        host = await host.relaunch()
        #expect(host.title == "At 1")
    }

    @Test("F01 a path is stored up to the first value that isn't Codable, without pushed views")
    func pathKeptUp() async throws {
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            var host = HeadlessHost(Implicit())
            for words in ["Port 1", "Wreck"] { try await host.tap(words) }
            #expect(host.title == "Wreck")
            host = await host.relaunch()
            #expect(host.title == "At 1")
            #if DEBUG  // Only debug builds report it.
                #expect(receiver.reports.map(\.message).filter { $0.contains("“Wreck”") }.count == 1)
            #endif
            try await host.tap("Notes")
            host = await host.relaunch()
            #expect(host.title == "At 1")
            #expect(receiver.reports.allSatisfy { $0.mistake == .valueNotKept })
            #expect(receiver.reports.count <= 1)
        }
    }

    func stored(_ stacks: [[NavigationValue]], splits: [StoredNavigation.Split] = []) throws -> StoredNavigation {
        let bytes = try #require(StoredNavigation(url: "/", splits: splits, stacks: stacks).encoded())
        return try #require(StoredNavigation(decoding: bytes))
    }

    func launch(_ view: some View, _ navigation: StoredNavigation, isPreview: Bool = false) -> Kept {
        Kept(LiveScene(AnyView(view), Kept.configuration(navigation: navigation, isPreview: isPreview)))
    }

    @Test("F01 a value of a removed type ends the path, and is reported")
    func valueTypeGone() throws {
        let receiver = Diagnostics.Receiver()
        try Diagnostics.$receiver.withValue(receiver) {
            let gone = NavigationValue(stored: EncodedValue(typeName: "Harbor.Gone", json: "{}"))
            let navigation = try stored([[NavigationValue(Port(id: 4)), gone, NavigationValue(Port(id: 5))]])
            for view in [AnyView(Implicit()), AnyView(BoundPath()), AnyView(BoundArray())] {
                let kept = launch(view, navigation)
                kept.take()
                #expect(kept.scene.navigationState.stacks[0].depth == 1)
                #expect(kept.scene.tree.root.outline().contains("At 4"))
            }
            #expect(receiver.reports.map(\.message).contains { $0.contains("Harbor.Gone") })
        }
    }

    @Test(
        "F01 an array reports the dropped values of a removed type, at launch and at an earlier step")
    func arrayLeavesOut() throws {
        let gone = NavigationValue(stored: EncodedValue(typeName: "Harbor.Gone", json: "{}"))
        let navigation = try stored([[NavigationValue(Port(id: 4)), gone, NavigationValue(Port(id: 5))]])
        for isStart in [true, false] {
            let receiver = Diagnostics.Receiver()
            Diagnostics.$receiver.withValue(receiver) {
                let kept = launch(BoundArray(), isStart ? navigation : StoredNavigation(url: "/"))
                if !isStart { kept.scene.travel(toStep: 9, state: navigation, url: "/") }
                kept.take()
                #expect(kept.scene.navigationState.stacks[0].depth == 1)
            }
            let words = receiver.reports.map(\.message).filter { $0.contains("\"Harbor.Gone\"") }
            #expect(words.count == 1 && words[0].contains("with 1 above it"), "\(receiver.reports)")
        }
    }

    @Test("F01 an array of other elements isn't restored")
    func arrayOtherElements() throws {
        let kept = launch(BoundArray(), try stored([[NavigationValue("rope")]]))
        #expect(kept.scene.navigationState.stacks[0].depth == 0)
    }

    @Test("F01 a preview isn't restored")
    func previewGivenNothing() throws {
        let kept = launch(Implicit(), try stored([[NavigationValue(Port(id: 4))]]), isPreview: true)
        #expect(kept.scene.navigationState.stacks[0].depth == 0)
    }

    @Test("F01 a scene that shows its restored state has nothing to store")
    func sceneShowsWas() throws {
        let kept = launch(BoundArray(), try stored([[NavigationValue(Port(id: 4))]]))
        #expect(kept.scene.navigationState.stacks[0].depth == 1)
        #expect(kept.frames == 0)
    }

    // MARK: Apps that write their own state

    private struct Greeting: View {
        @State private var path: [Port] = [Port(id: 7)]
        let writes: Bool

        var body: some View {
            NavigationStack(path: $path) { Ports {} }
                .onAppear { if writes { path = [Port(id: 8), Port(id: 9)] } }
        }
    }

    @Test("F01 a path that the app writes in its first update stays; a path that it starts with is replaced")
    func appWritesPath() throws {
        let navigation = try stored([[NavigationValue(Port(id: 4))]])
        let writing = launch(Greeting(writes: true), navigation)
        #expect(writing.scene.navigationState.stacks[0].values == [8, 9].map { NavigationValue(Port(id: $0)) })
        let silent = launch(Greeting(writes: false), navigation)
        #expect(silent.scene.navigationState.stacks[0].values == [NavigationValue(Port(id: 4))])
        let root = launch(Greeting(writes: false), try stored([[]]))
        #expect(root.scene.navigationState.stacks[0].depth == 0)
    }

    @MainActor private final class Loader: ObservableObject {
        @Published var isLoading = true
        @Published var path: [Port] = []
    }

    private struct Loading: View {
        @ObservedObject var loader: Loader

        var body: some View {
            if loader.isLoading {
                Button("Wait") {}
            } else {
                NavigationStack(path: $loader.path) { Ports {} }
            }
        }
    }

    @Test("F01 a stack that is shown after loading restores its path, unless the app has written one")
    func stackShownOnce() throws {
        let navigation = try stored([[NavigationValue(Port(id: 4))]])
        let loader = Loader()
        let kept = launch(Loading(loader: loader), navigation)
        loader.isLoading = false
        kept.take()
        #expect(loader.path == [Port(id: 4)])
        #expect(kept.scene.navigationState.stacks[0].depth == 1)

        let filled = Loader()
        let other = launch(Loading(loader: filled), navigation)
        filled.path = [Port(id: 1), Port(id: 2)]
        filled.isLoading = false
        other.take()
        #expect(filled.path.map(\.id) == [1, 2])
    }

    @Test("F01 nothing is restored after a user has acted")
    func onceUserHas() throws {
        let loader = Loader()
        let kept = launch(Loading(loader: loader), try stored([[NavigationValue(Port(id: 4))]]))
        var button: ElementID?
        kept.scene.tree.root.forEachDescendant { if $0.role == .button { button = $0.id } }
        try kept.scene.deliver(.activate, to: #require(button))
        loader.isLoading = false
        kept.take()
        #expect(loader.path.isEmpty)
    }
}
