import BackstaffElements
import BackstaffGraph
import BackstaffNavigation
import Foundation
import Observation
import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

@MainActor
@Suite(.serialized)
struct NavigationInspectorTests {
    struct Harbour: Hashable, Codable {
        var name: String
    }

    struct Chart: View {
        @State private var path: [Harbour] = []

        var body: some View {
            NavigationStack(path: $path) {
                List {
                    NavigationLink("Oslo", value: Harbour(name: "Oslo"))
                    Button("Two at once") { path = [Harbour(name: "Oslo"), Harbour(name: "Bergen")] }
                    Button("Soon") { Task { path = [Harbour(name: "Malmö")] } }
                    NavigationLink("About") { Text("About the chart") }
                }
                .navigationTitle("Chart")
                .navigationDestination(for: Harbour.self) { Text("In \($0.name)").navigationTitle($0.name) }
            }
        }
    }

    @Observable
    final class Model {
        var path: [Harbour] = []
        var count = 0
    }

    struct Observed: View {
        let model: Model

        var body: some View {
            @Bindable var model = model
            NavigationStack(path: $model.path) {
                Button("Go") { model.path.append(Harbour(name: "Kiel")) }
                    .navigationDestination(for: Harbour.self) { Text("In \($0.name)") }
            }
        }
    }

    func scene(_ view: some View, width: Double = 390) -> LiveScene {
        LiveScene(AnyView(view), Size(width: width, height: 844).configuration)
    }

    func tap(_ words: String, in scene: LiveScene) throws {
        let element = try #require(Self.find(words, below: scene.tree.root), "no “\(words)”")
        try scene.deliver(.activate, to: element.id)
        _ = scene.takePatch()
    }

    private static func find(_ words: String, below element: Element) -> Element? {
        let isShown = element.text == words || element.children.contains { $0.text == words }
        if isShown, element.role == .link || element.role == .button { return element }
        for child in element.children.reversed() {
            if let found = find(words, below: child) { return found }
        }
        return nil
    }

    func open(_ scene: LiveScene) -> Inspection? {
        scene.inspect(.open)
        return scene.takeInspection()
    }

    @Test("L05 a closed inspector gets no messages")
    func closed() throws {
        let scene = scene(Chart())
        try tap("Oslo", in: scene)
        #expect(scene.takeInspection() == nil)
        #expect(scene.inspector == nil)
        _ = open(scene)
        #expect(WriteTrace.isOn)
        scene.inspect(.close)
        scene.travel(toStep: 0)
        _ = scene.takePatch()
        #expect(scene.takeInspection() == nil)
        #expect(scene.inspector == nil)
    }

    @Test("L05 the first message has the whole state, later ones have the changes")
    func news() throws {
        let scene = scene(Chart())
        let first = try #require(open(scene))
        defer { scene.close() }
        #expect(Set(first.tables.keys) == [.outline, .state, .columns, .environment, .reports, .log])
        #expect(first.tables[.outline]?[0][0].contains("navigation-stack") == true)
        #expect(first.tables[.environment]?.contains(["horizontalSizeClass", "compact"]) == true)
        #expect(first.tables[.state]?.map(\.last) == ["its root"])
        #expect(scene.takeInspection() == nil)
        try tap("Oslo", in: scene)
        let second = try #require(scene.takeInspection())
        #expect(Set(second.tables.keys) == [.outline, .state, .log])
        #expect(second.tables[.state]?.last == ["", "value", "Harbour", "Harbour(name: \"Oslo\")"])
        scene.resize(width: 1000, height: 800)
        _ = scene.takePatch()
        let third = try #require(scene.takeInspection())
        #expect(third.tables[.environment]?.contains(["horizontalSizeClass", "regular"]) == true)
        #expect(third.tables[.log] == nil)
    }

    @Test("L05 a transition names the event, the written property and the change")
    func reasons() throws {
        let scene = scene(Chart())
        _ = open(scene)
        defer { scene.close() }
        try tap("Oslo", in: scene)
        let tap = try #require(scene.takeInspection()?.tables[.log]?.first)
        #expect(tap[1] == "tap on link “Oslo”")
        #expect(tap[2].hasPrefix("stack 1: [] → [Harbour(name: \"Oslo\")]"))
        #expect(tap[2].hasSuffix("shown as a push"))
        let writes = tap[3].split(separator: "\n")
        #expect(writes.count == 2, "\(writes)")
        #expect(writes[0].hasPrefix("path of the NavigationStack at BackstaffUITests/NavigationInspectorTests.swift:"))
        #expect(writes[1] == "Chart.path")
        scene.travel(toStep: 0)
        _ = scene.takePatch()
        let travel = try #require(scene.takeInspection()?.tables[.log]?.first)
        #expect(travel[1] == "step 0 of the browser's history")
        #expect(travel[2].hasPrefix("stack 1: [Harbour(name: \"Oslo\")] → []"))
    }

    @Test("L05 changes by the app are marked as such, and a write that changes nothing isn't a transition")
    func byItself() async throws {
        let model = Model()
        let scene = scene(Observed(model: model))
        _ = open(scene)
        defer { scene.close() }
        model.count += 1
        _ = scene.takePatch()
        #expect(scene.takeInspection()?.tables[.log] == nil)
        model.path = [Harbour(name: "Kiel")]
        _ = scene.takePatch()
        let entry = try #require(scene.takeInspection()?.tables[.log]?.first)
        #expect(entry[1] == "the app by itself: a task, a timer, a model")
        #expect(entry[3] == "Model.path")
    }

    @Test("L05 an earlier state is restored through the bindings, and the log shows that")
    func stepBack() throws {
        let scene = scene(Chart())
        _ = open(scene)
        defer { scene.close() }
        try tap("Two at once", in: scene)
        #expect(scene.navigationState.stacks[0].depth == 2)
        scene.inspect(.goTo(transition: 1))
        _ = scene.takePatch()
        #expect(scene.navigationState.stacks[0].depth == 0)
        scene.inspect(.goTo(transition: 2))
        _ = scene.takePatch()
        #expect(scene.navigationState.stacks[0].depth == 2)
        scene.inspect(.goTo(transition: 99))
        _ = scene.takePatch()
        #expect(scene.navigationState.stacks[0].depth == 2)
        let log = try #require(scene.takeInspection()?.tables[.log])
        #expect(log.map { $0[0] } == ["2", "3", "4"])
        #expect(log[1][1] == "transition 1 was chosen in the inspector")
    }

    @Test("L05 mistakes are listed with their places")
    func reports() throws {
        let receiver = Diagnostics.Receiver()
        try Diagnostics.$receiver.withValue(receiver) {
            let scene = scene(NavigationStack { NavigationLink("Seven", value: 7) })
            _ = open(scene)
            defer { scene.close() }
            try tap("Seven", in: scene)
            let report = try #require(scene.takeInspection()?.tables[.reports]?.first)
            #expect(report[0] == "unserved-link")
            #expect(report[1].hasPrefix("BackstaffUITests/NavigationInspectorTests.swift:"))
        }
    }

    @Test("L05 the recorded steps are a flow that reproduces them")
    func flow() async throws {
        NavigationInspectors.takeDownFlows { NavigationInspectorFlow($0, width: $1, height: $2) }
        let scene = scene(Chart())
        _ = open(scene)
        defer { scene.close() }
        try tap("Oslo", in: scene)
        scene.inspect(.flow)
        let text = try #require(scene.takeInspection()?.tables[.flow]?.first?.first)
        #expect(text.contains("- tapOn: Oslo"))
        let host = HeadlessHost(Chart())
        try await host.perform(try Flow(text))
        #expect(host.title == "Oslo")
    }

    @Test("L05 the log and each of its texts are limited in size")
    func bounded() throws {
        struct Long: View {
            @State private var path: [String] = []

            var body: some View {
                NavigationStack(path: $path) {
                    Button("Go") { path = path.isEmpty ? [String(repeating: "x", count: 5000)] : [] }
                        .navigationDestination(for: String.self) { _ in Text("Long") }
                }
            }
        }
        let scene = scene(Long())
        _ = open(scene)
        defer { scene.close() }
        for _ in 0..<60 {
            try tap("Go", in: scene)
            scene.travel(toStep: 0)
            _ = scene.takePatch()
        }
        let log = try #require(scene.takeInspection()?.tables[.log])
        #expect(log.count == 100)
        #expect(log.last?.first == "121")
        #expect(log.allSatisfy { $0.allSatisfy { $0.count < 1000 } })
        scene.inspect(.goTo(transition: 2))
        #expect(scene.takePatch() == nil, "it is forgotten")
    }
}
