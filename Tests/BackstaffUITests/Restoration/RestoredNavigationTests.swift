import BackstaffElements
import BackstaffGraph
import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Testing

private struct Port: Hashable, Codable, Identifiable {
    var id: Int
}

private struct Wreck: Hashable {
    var depth: Int
}

private enum Waters: String, CaseIterable, Identifiable, Codable {
    case north, baltic
    var id: Self { self }
}

@MainActor private var journal = Journal()

/// The screens of all stacks here.
private struct Ports<Content: View>: View {
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

@MainActor
@Suite(.serialized)
struct RestoredNavigationTests {
    // MARK: Stacks

    private struct Implicit: View {
        var body: some View {
            NavigationStack { Ports {} }
        }
    }

    private struct BoundPath: View {
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

    @Test("L02 an implicit path of Codable values comes back, of whatever types")
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

    @Test("L02 a bound NavigationPath comes back through its binding")
    func boundNavigationPathComes() async throws {
        var host = HeadlessHost(BoundPath())
        for words in ["Port 1", "Port 2"] { try await host.tap(words) }
        _ = journal.take()
        host = await host.relaunch()
        #expect(host.title == "At 2")
        #expect(journal.take() == ["path of 0", "path of 2"])
        try await host.tap("Port 3")
        #expect(journal.take() == ["path of 3", "changed to 3"])
    }

    @Test("L02 a bound array comes back with one write, before its first body")
    func boundArrayComes() async throws {
        var host = HeadlessHost(BoundArray())
        for words in ["Port 1", "Port 2"] { try await host.tap(words) }
        _ = journal.take()
        host = await host.relaunch()
        #expect(journal.take() == ["ports [1, 2]"])
        #expect(host.title == "At 2")
        try await host.goBack()
        #expect(journal.take() == ["ports [1]", "changed to [1]"])
        host = await host.relaunch()
        #expect(host.title == "At 1")
        host = await host.relaunch()
        #expect(host.title == "At 1")
    }

    @Test("F01 a path is kept up to what isn't Codable, and views pushed without a value aren't")
    func pathKeptUp() async throws {
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            var host = HeadlessHost(Implicit())
            for words in ["Port 1", "Wreck"] { try await host.tap(words) }
            #expect(host.title == "Wreck")
            host = await host.relaunch()
            #expect(host.title == "At 1")
            #expect(receiver.reports.map(\.message).filter { $0.contains("“Wreck”") }.count == 1)
            try await host.tap("Notes")
            host = await host.relaunch()
            #expect(host.title == "At 1")
            #expect(receiver.reports.count == 1)
        }
    }

    private func stored(_ stacks: [[NavigationValue]], splits: [StoredNavigation.Split] = []) throws -> StoredNavigation
    {
        let bytes = try #require(StoredNavigation(url: "/", splits: splits, stacks: stacks).encoded())
        return try #require(StoredNavigation(decoding: bytes))
    }

    private func launch(_ view: some View, _ navigation: StoredNavigation, isPreview: Bool = false) -> Kept {
        Kept(LiveScene(AnyView(view), Kept.configuration(navigation: navigation, isPreview: isPreview)))
    }

    @Test("F01 a value of a type that is gone ends the path, and is reported")
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
        "F01 an array says which values of a type that is gone it leaves out, at the start and at a step gone back to")
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

    @Test("F01 an array of other elements takes nothing over")
    func arrayOtherElements() throws {
        let kept = launch(BoundArray(), try stored([[NavigationValue("rope")]]))
        #expect(kept.scene.navigationState.stacks[0].depth == 0)
    }

    @Test("F01 a preview is given nothing")
    func previewGivenNothing() throws {
        let kept = launch(Implicit(), try stored([[NavigationValue(Port(id: 4))]]), isPreview: true)
        #expect(kept.scene.navigationState.stacks[0].depth == 0)
    }

    @Test("F01 a scene that shows what it was given has nothing to keep")
    func sceneShowsWas() throws {
        let kept = launch(BoundArray(), try stored([[NavigationValue(Port(id: 4))]]))
        #expect(kept.scene.navigationState.stacks[0].depth == 1)
        #expect(kept.frames == 0)
    }

    // MARK: Apps that write themselves

    private struct Greeting: View {
        @State private var path: [Port] = [Port(id: 7)]
        let writes: Bool

        var body: some View {
            NavigationStack(path: $path) { Ports {} }
                .onAppear { if writes { path = [Port(id: 8), Port(id: 9)] } }
        }
    }

    @Test("F01 an app that writes the path in its first update has its way; what it begins with gives way")
    func appWritesPath()
        async throws
    {
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

    @Test("F01 a stack that is shown once it is loaded takes its path over, unless the app has filled it")
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

    @Test("F01 once a person has acted nothing is offered any more")
    func oncePersonHas() throws {
        let loader = Loader()
        let kept = launch(Loading(loader: loader), try stored([[NavigationValue(Port(id: 4))]]))
        var button: ElementID?
        kept.scene.tree.root.forEachDescendant { if $0.role == .button { button = $0.id } }
        try kept.scene.deliver(.activate, to: #require(button))
        loader.isLoading = false
        kept.take()
        #expect(loader.path.isEmpty)
    }

    // MARK: Split views

    private struct Seas: View {
        @State private var sea: Waters?
        @State private var port: Port?
        @State private var path: [Port] = []
        @State private var visibility = NavigationSplitViewVisibility.all
        @State private var column = NavigationSplitViewColumn.sidebar

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
                List(Waters.allCases, selection: $sea) { Text($0.rawValue) }
                    .navigationTitle("Seas")
            } content: {
                if let sea {
                    List([Port(id: 10), Port(id: 20)], selection: $port) { Text("Harbor \($0.id)").tag($0) }
                        .navigationTitle(sea.rawValue)
                } else {
                    Text("Choose a sea")
                }
            } detail: {
                NavigationStack(path: $path) {
                    Ports { Text(port.map { "About \($0.id)" } ?? "Choose a harbor") }
                }
            }
            .onChange(of: sea) {
                journal.note("sea \(sea?.rawValue ?? "none")")
                path = []
            }
            .onChange(of: port) {
                journal.note("port \(port?.id ?? 0)")
                path = []
            }
            .onChange(of: visibility) { journal.note("visibility") }
        }
    }

    private func sail(_ size: Size) async throws -> HeadlessHost {
        let host = HeadlessHost(Seas(), size: size)
        for words in ["baltic", "Harbor 20", "Port 1", "Port 2"] { try await host.tap(words) }
        _ = journal.take()
        return host
    }

    @Test(
        "L02 selections and paths of columns come back together, and no onChange is told",
        arguments: [Size.phone, .tablet, .tabletLandscape])
    func selectionsPathsColumns(size: Size) async throws {
        var host = try await sail(size)
        let before = host.navigationState
        host = await host.relaunch()
        #expect(journal.take().isEmpty)
        #expect(host.navigationState == before)
        #expect(host.title == "At 2")
        #expect(host.trouble == nil)
        try await host.goBack()
        try await host.goBack()
        #expect(host.outline.contains("About 20"))
        try await host.tap(size == .phone ? "Port 1" : "Harbor 10")
        #expect(journal.take() == (size == .phone ? [] : ["port 10"]))
    }

    @Test("F01 what is closed comes back closed, in the other form too")
    func closedComesBack() async throws {
        var host = try await sail(.tabletLandscape)
        try await host.toggleSidebar()
        let columns = host.columns
        host = await host.relaunch()
        #expect(host.columns == columns)
        await host.resize(to: .phone)
        #expect(host.title == "At 2")
        host = await host.relaunch()
        #expect(host.title == "At 2")
        await host.resize(to: .tabletLandscape)
        #expect(host.columns == columns)
    }

    @Test("F01 widths that a person gave come back")
    func widthsPersonGave() async throws {
        var host = try await sail(.tabletLandscape)
        try await host.dragDivider(of: "sidebar", to: 275)
        let widths = host.columnWidths
        host = await host.relaunch()
        #expect(host.columnWidths == widths)
        #expect(widths.first == 275)
    }

    private struct Plain: View {
        @State private var choice: Wreck? = Wreck(depth: 1)
        @State private var many: Set<Int> = []

        var body: some View {
            NavigationSplitView {
                List([1, 2].map { Wreck(depth: $0) }, id: \.self, selection: $choice) { Text("Depth \($0.depth)") }
            } content: {
                List(0..<4, selection: $many) { Text("Row \($0)") }
            } detail: {
                Text("chosen \(choice?.depth ?? 0) \(many.sorted().description)")
            }
        }
    }

    @Test("F01 a selection of a set comes back; one that isn't Codable is left as the app begins with it")
    func selectionSetComes() throws {
        let kept = launch(
            Plain(),
            try stored(
                [],
                splits: [.init(selections: [[NavigationValue("x")], [NavigationValue(Set([1, 3]))]])]))
        #expect(kept.text.contains("chosen 1 [1, 3]"))
    }

    @Test("F01 a selection of a type that is gone is left as the app begins with it, and is reported; none is not")
    func selectionTypeGone() throws {
        let receiver = Diagnostics.Receiver()
        try Diagnostics.$receiver.withValue(receiver) {
            let gone = NavigationValue(stored: EncodedValue(typeName: "Harbor.Gone", json: "{}"))
            let kept = launch(Seas(), try stored([], splits: [.init(selections: [[gone], [nil]])]))
            #expect(kept.scene.navigationState.selections == [nil])
        }
        #expect(receiver.reports.map(\.message).filter { $0.contains("Harbor.Gone") }.count == 1)
        #expect(receiver.reports.count == 1)
    }

    @Test("F01 split views beside each other take over what is theirs")
    func splitViewsBeside() async throws {
        struct Pair: View {
            @State private var isSecond = false

            var body: some View {
                HStack {
                    Seas()
                    Seas()
                }
            }
        }
        let navigation = try stored(
            [[], [], [], [NavigationValue(Port(id: 1))], [], [], [], [NavigationValue(Port(id: 2))]],
            splits: [
                .init(visibility: .all, selections: [[NavigationValue(Waters.north)], [nil], []]),
                .init(
                    visibility: .detailOnly,
                    selections: [[NavigationValue(Waters.baltic)], [NavigationValue(Port(id: 20))], []]),
            ])
        let kept = launch(Pair(), navigation)
        let state = kept.scene.state
        #expect(state.selections.map { $0.map { "\($0)" } ?? "" }.count == 4)
        #expect(kept.scene.navigationState.selections.first == NavigationValue(Waters.north))
        #expect(kept.scene.navigationState.selections.last == NavigationValue(Port(id: 20)))
        #expect(kept.scene.splitStates.map(\.visibility) == [.all, .detailOnly])
        #expect(kept.scene.navigationState.stacks.map(\.values) == navigation.stacks)
    }

    // MARK: History

    @Test("F01 L03 numbers of steps go on after a kill, and earlier steps can be gone to")
    func numbersStepsGo() async throws {
        var host = HeadlessHost(BoundPath())
        for words in ["Port 1", "Port 2", "Port 3"] { try await host.tap(words) }
        #expect(host.record.history == ["push 1", "push 2", "push 3"])
        await host.travel(toStep: 2)
        #expect(host.title == "At 2")
        host = await host.relaunch()
        #expect(host.title == "At 2")
        await host.travel(toStep: 1)
        #expect(host.title == "At 1")
        await host.travel(toStep: 3)
        #expect(host.title == "At 3")
        #expect(host.record.history.isEmpty)
        try await host.tap("Port 4")
        #expect(host.record.history == ["push 4"])
        try await host.goBack()
        #expect(host.record.history == ["push 4", "back 3"])
        await host.travel(toStep: 77)
        #expect(host.title == "At 3")
    }

    @Test("L03 the first step is kept with the first one after it, and the browser's back leads to it after a kill")
    func firstStep() async throws {
        let kept = Kept(BoundPath())
        #expect(kept.take().steps.isEmpty)
        var host = HeadlessHost(BoundPath())
        try await host.tap("Port 1")
        host = await host.relaunch()
        #expect(host.title == "At 1")
        await host.travel(toStep: 0)
        #expect(host.title != "At 1")
        #expect(host.backButton == nil)
    }

    @Test("L03 after a kill the way back within the app is still the browser's, as far as the tab remembers it")
    func backAfterKill() async throws {
        var host = HeadlessHost(BoundPath())
        for port in 1...12 { try await host.tap("Port \(port)") }
        host = await host.relaunch()
        #expect(host.title == "At 12")
        for step in stride(from: 11, through: 4, by: -1) {
            try await host.goBack()
            #expect(host.title == "At \(step)")
            #expect(host.record.history.last == "back \(step)")
        }
        // Further back than that a step is a new one, as it is for whoever comes from elsewhere.
        try await host.goBack()
        #expect(host.title == "At 3")
        #expect(host.record.history.last == "push 13")
    }

    @Test("F07 tabs keep what they show for themselves")
    func tabsKeepThey() async throws {
        struct BoundApp: App {
            var body: some Scene {
                WindowGroup { BoundPath() }
            }
        }
        var first = HeadlessHost(BoundApp.self)
        var second = await first.openTab(size: .tablet)
        try await first.tap("Port 1")
        first = await first.relaunch()
        second = await second.relaunch()
        #expect(first.title == "At 1")
        #expect(second.title == "Ports")
    }
}
