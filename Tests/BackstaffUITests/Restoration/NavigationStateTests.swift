import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Foundation
import Testing

private struct Port: Hashable, Codable {
    var id: Int
}

private struct Wreck: Hashable {
    var depth: Int
}

@MainActor private var runs = 0

/// Reads the state of its scene.
private struct Log: View {
    @Environment(\.sceneNavigation) private var navigation

    var body: some View {
        let _ = runs += 1
        Text("depth \(navigation.state.paths.last?.count ?? -1)")
        Button("Undo") { navigation.undo() }.disabled(!navigation.canUndo)
        Button("Redo") { navigation.redo() }.disabled(!navigation.canRedo)
        Button("Twice") {
            navigation.undo()
            navigation.undo()
        }
        Button("Home") { navigation.restore(NavigationState()) }
    }
}

private struct Chart: View {
    @State private var sea: Int?
    @State private var path = NavigationPath()

    var body: some View {
        VStack {
            Log()
            NavigationSplitView {
                List([1, 2], id: \.self, selection: $sea) { Text("Sea \($0)") }
            } detail: {
                NavigationStack(path: $path) {
                    VStack {
                        NavigationLink("Port 1", value: Port(id: 1))
                        NavigationLink("Wreck", value: Wreck(depth: 3))
                        NavigationLink("Notes") { Text("Some notes") }
                    }
                    .navigationTitle("Sea \(sea ?? 0) opened")
                    .navigationDestination(for: Port.self) { port in
                        NavigationLink("Port \(port.id + 1)", value: Port(id: port.id + 1))
                            .navigationTitle("At \(port.id)")
                    }
                    .navigationDestination(for: Wreck.self) { Text("Depth \($0.depth)") }
                }
            }
        }
    }
}

@MainActor
@Suite(.serialized)
struct NavigationStateTests {
    private func sail(_ words: String...) async throws -> HeadlessHost {
        let host = HeadlessHost(Chart(), size: .tabletLandscape)
        for words in words { try await host.tap(words) }
        return host
    }

    private func isDisabled(_ words: String, in host: HeadlessHost) throws -> Bool {
        let found = try host.find(words)
        return found.isDisabled
    }

    @Test("L11 the state can be read and compared")
    func stateCanBe() async throws {
        let host = try await sail("Sea 2")
        let before = host.navigationState
        #expect(before.selections.map { $0 as? Int } == [2])
        #expect(before.paths.last == NavigationPath())
        try await host.tap("Port 1")
        #expect(host.navigationState != before)
        #expect(host.navigationState.paths.last == NavigationPath([Port(id: 1)]))
        try await host.goBack()
        #expect(host.navigationState == before)
        try await host.tap("Notes")
        #expect(host.navigationState != before)
        #expect(NavigationState() != before)
    }

    @Test("L11 a state can be stored, and restored in another process")
    func stateStoredRestored() async throws {
        let host = try await sail("Sea 2", "Port 1", "Port 2")
        let state = host.navigationState
        #expect(state.omissions.isEmpty)
        let data = try JSONEncoder().encode(state)
        let read = try JSONDecoder().decode(NavigationState.self, from: data)
        #expect(read == state)
        let again = try JSONEncoder().encode(read)
        #expect(again.count == data.count)
        let other = HeadlessHost(Chart(), size: .tabletLandscape)
        await other.restore(read)
        #expect(other.title == "At 2")
        #expect(other.navigationState == state)
        #expect(other.navigationState.description == state.description)
        await other.restore(NavigationState())
        await other.restore(read)
        #expect(other.navigationState == state)
    }

    @Test("L11 a state lists the parts that can't be stored")
    func leftOutStorage() async throws {
        let host = try await sail("Sea 2", "Port 1")
        try await host.goBack()
        try await host.tap("Wreck")
        let state = host.navigationState
        #expect(state.omissions == ["a value of type Wreck, which is not Codable"])
        let read = try JSONDecoder().decode(NavigationState.self, from: JSONEncoder().encode(state))
        #expect(read != state)
        #expect(read.paths.last?.isEmpty == true)
        try await host.goBack()
        try await host.tap("Notes")
        #expect(host.navigationState.omissions == ["1 pushed without a value"])
    }

    @Test("L11 the stored format is stable")
    func formStorageStays() throws {
        let json = """
            {"version":1,"stacks":[[{"type":"Swift.String","value":"\\"a\\""}]],"splitViews":\
            [{"visibility":"detailOnly","compactColumn":"detail","selections":[[null],[{"type":"Swift.Int","value":"3"}]]}]}
            """
        let state = try JSONDecoder().decode(NavigationState.self, from: Data(json.utf8))
        #expect(state.paths == [NavigationPath(["a"])])
        #expect(
            state.stored.splits == [
                .init(visibility: .detailOnly, compactColumn: .detail, selections: [[nil], [NavigationValue(3)]])
            ])
        for bad in ["{}", "[]", #"{"version":2,"stacks":[]}"#, #"{"version":1,"stacks":[[1]]}"#] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(NavigationState.self, from: Data(bad.utf8))
            }
        }
    }

    @Test("L11 undo and redo follow a user's steps")
    func undoRedoWalk() async throws {
        let host = try await sail("Sea 2", "Port 1", "Port 2")
        let last = host.navigationState
        host.clearRecord()
        try await host.tap("Undo")
        #expect(host.title == "At 1")
        #expect(host.record.history == ["back 2"])
        try await host.tap("Twice")
        #expect(host.navigationState.selections.map { $0 as? Int } == [nil])
        #expect(host.record.history == ["back 2", "back 0"])
        #expect(try isDisabled("Undo", in: host))
        for _ in 0..<3 { try await host.tap("Redo") }
        #expect(host.navigationState == last)
        #expect(host.record.history.suffix(3) == ["go 1", "go 2", "go 3"])
        #expect(try isDisabled("Redo", in: host))
        #expect(try !isDisabled("Undo", in: host))
    }

    private struct Presenting: View {
        @State private var isPresented = false

        var body: some View {
            NavigationStack {
                NavigationLink("Port 1", value: Port(id: 1))
                    .navigationTitle("Ports")
                    .navigationDestination(for: Port.self) { port in
                        NavigationLink("Port \(port.id + 1)", value: Port(id: port.id + 1))
                            .navigationTitle("At \(port.id)")
                    }
            }
            .toolbar { Button("Present") { isPresented = true } }
            .sheet(isPresented: $isPresented) {
                NavigationStack {
                    VStack {
                        Log()
                        NavigationLink("Inside", value: 1)
                    }
                    .navigationTitle("Sheet")
                    .navigationDestination(for: Int.self) { _ in Log().navigationTitle("Deeper") }
                }
            }
        }
    }

    @Test("L11 undo and redo in a sheet change the screens below it, and neither close nor reopen the sheet")
    func undoInSheet() async throws {
        let host = HeadlessHost(Presenting())
        for words in ["Port 1", "Port 2", "Present"] { try await host.tap(words) }
        host.clearRecord()
        try await host.tap("Undo")
        #expect(host.presented.count == 1)
        #expect(host.title == "Sheet")
        #expect(host.navigationState.paths.first?.count == 1)
        #expect(host.record.history == ["back 1"])
        try await host.tap("Inside")
        try await host.tap("Redo")
        #expect(host.title == "Deeper")
        #expect(host.navigationState.paths.first?.count == 2)
        #expect(host.record.history == ["back 1", "go 2"])
        // The browser's back still leads to its own steps.
        await host.travel(toStep: 1)
        #expect(host.title == "Sheet")
        #expect(host.navigationState.paths.first?.count == 2)
        await host.travel(toStep: 1)
        #expect(host.presented.isEmpty)
        #expect(host.title == "At 2")
    }

    @Test("L11 a restoration by a tap is a step that can be undone")
    func restoredTapStep() async throws {
        let host = try await sail("Sea 2", "Port 1")
        let before = host.navigationState
        try await host.tap("Home")
        #expect(!host.navigationState.paths.contains { !$0.isEmpty })
        #expect(host.record.history.last == "push 3")
        try await host.tap("Undo")
        #expect(host.navigationState == before)
    }

    @Test("L11 a view that reads the state runs only when the state changes")
    func viewReadsState() async throws {
        let host = try await sail("Sea 2")
        #expect(host.texts.contains("depth 0"))
        try await host.tap("Port 1")
        #expect(host.texts.contains("depth 1"))
        runs = 0
        await host.resize(to: .tablet)
        await host.settle()
        #expect(runs == 0)
    }

    @Test("L11 outside a scene the state is nil")
    func outsideSceneThere() {
        let navigation = EnvironmentValues().sceneNavigation
        navigation.undo()
        navigation.restore(NavigationState())
        #expect(navigation.state == NavigationState())
        #expect(!navigation.canUndo && !navigation.canRedo)
    }
}
