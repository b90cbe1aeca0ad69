import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
private final class Counter: ObservableObject {
    @Published var count = 0
    @Published var name = "counter"
    var silent = 0
    static var made = 0

    init() { Counter.made += 1 }
}

@MainActor
@Suite(.serialized)
struct ObservableObjectTests {
    private struct Owner: View {
        @StateObject private var counter = Counter()
        let label: String

        var body: some View {
            VStack {
                Text("\(label): \(counter.count)")
                Button("Add in owner") { counter.count += 1 }
                Observer(counter: counter)
                Inherits()
                Bystander()
            }
            .environmentObject(counter)
        }
    }

    private struct Observer: View {
        @ObservedObject var counter: Counter

        var body: some View {
            Text("Observes \(counter.count)")
            Button("Add in observer") { $counter.count.wrappedValue += 1 }
        }
    }

    private struct Inherits: View {
        @EnvironmentObject private var counter: Counter

        var body: some View { Text("Inherits \(counter.count)") }
    }

    private struct Bystander: View {
        var body: some View { Text("Bystander") }
    }

    @Test("E02 a change runs the body of the object's owner, observer and environment reader once each, and no other")
    func change() async throws {
        let host = HeadlessHost(Owner(label: "Count"))
        for button in ["Add in owner", "Add in observer"] {
            host.clearRecord()
            try await host.tap(button)
            #expect(host.record.bodies.sorted() == ["Inherits", "Observer", "Owner"])
        }
        #expect(host.texts.filter { $0.hasSuffix(" 2") } == ["Count: 2", "Observes 2", "Inherits 2"])
    }

    private final class Settings: ObservableObject {
        struct Part { var isOn = false }
        @Published var isOn = false
        @Published var part = Part()
        @Published var parts = [Part()]
    }

    private struct Switch: View {
        let name: String
        @Binding var isOn: Bool

        var body: some View { Toggle("\(name) \(isOn ? "on" : "off")", isOn: $isOn) }
    }

    private struct Screen: View {
        @StateObject private var settings = Settings()
        @State private var isOwn = false

        var body: some View {
            List {
                Section {
                    Switch(name: "whole", isOn: $settings.isOn)
                    Switch(name: "part", isOn: $settings.part.isOn)
                    ForEach($settings.parts.indices, id: \.self) {
                        Switch(name: "element", isOn: $settings.parts[$0].isOn)
                    }
                    if settings.isOn { Text("more") }
                }
                Switch(name: "state", isOn: $isOwn)
            }
        }
    }

    @Test("E02 a view with a binding to a property of an object shows the property's new value, and one to state stays")
    func bindings() async throws {
        let host = HeadlessHost(Screen())
        for name in ["whole", "part", "element"] {
            host.clearRecord()
            try await host.tap("\(name) off")
            #expect(host.shows("\(name) on"), "\(host.outline)")
            #expect(host.record.bodies.filter { $0 == "Switch" }.count == 3)
        }
        #expect(host.shows("more") && host.shows("state off"))
        host.clearRecord()
        try await host.tap("state off")
        #expect(host.shows("state on") && host.record.bodies.filter { $0 == "Switch" }.count == 1)
    }

    @Test("E01 several published changes in one update run each body once")
    func severalChanges() {
        let counter = Counter()
        let host = HeadlessHost(Observer(counter: counter))
        counter.count = 1
        counter.name = "other"
        counter.count = 5
        host.update()
        #expect(host.record.bodies == ["Observer"])
        #expect(host.shows("Observes 5"))
        counter.silent = 1
        host.clearRecord()
        #expect(host.record.bodies == [])
    }

    @Test("E02 a StateObject lives as long as its view's identity, and is recreated with a new one")
    func lifeTime() async throws {
        struct Root: View {
            @State private var label = "a"
            @State private var id = 0

            var body: some View {
                VStack {
                    Owner(label: label).id(id)
                    Button("Relabel") { label += "a" }
                    Button("Renew") { id += 1 }
                }
            }
        }
        let before = Counter.made
        let host = HeadlessHost(Root())
        #expect(Counter.made == before + 1)
        try await host.tap("Add in owner")
        try await host.tap("Relabel")
        #expect(host.shows("aa: 1"))
        #expect(Counter.made == before + 1)
        try await host.tap("Renew")
        #expect(host.shows("aa: 0"))
        #expect(Counter.made == before + 2)
    }

    @Test("E02 replacing an observed object follows the new one and no longer the old one")
    func replaced() {
        struct Root: View {
            let model: PathModel
            let first: Counter
            let second: Counter

            var body: some View { Observer(counter: model.isDeclaring ? second : first) }
        }
        let model = PathModel()
        let first = Counter()
        let second = Counter()
        let host = HeadlessHost(Root(model: model, first: first, second: second))
        second.count = 7
        host.clearRecord()
        #expect(host.record.bodies == [])
        model.isDeclaring = true
        host.update()
        #expect(host.shows("Observes 7"))
        host.clearRecord()
        first.count = 9
        host.update()
        #expect(host.record.bodies == [])
        second.count = 8
        host.update()
        #expect(host.shows("Observes 8"))
    }

    @Test("E02 destinations find an object that is set on the stack")
    func destinations() async throws {
        struct Root: View {
            @StateObject private var counter = Counter()

            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("Open", value: 1)
                        Button("Add") { counter.count += 1 }
                    }
                    .navigationDestination(for: Int.self) { _ in
                        VStack {
                            Inherits()
                            Observer(counter: counter)
                        }
                    }
                }
                .environmentObject(counter)
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Add")
        try await host.tap("Open")
        #expect(host.shows("Inherits 1"))
        try await host.tap("Add in observer")
        #expect(host.shows("Inherits 2"))
        #expect(host.depth == 1)
    }

    @Test("E02 popping a screen releases the objects that it owned")
    func released() async throws {
        final class Weak {
            weak var counter: Counter?
        }
        struct Screen: View {
            @StateObject private var counter = Counter()
            let weak: Weak

            var body: some View {
                let _ = weak.counter = counter
                VStack {
                    Text("Count \(counter.count)")
                    Button("Add") { counter.count += 1 }
                }
                .onAppear { counter.count += 1 }
                .task { await Task.yield() }
                .onChange(of: counter.count) { counter.silent += 1 }
                .navigationTitle("Screen")
                .toolbar { Button("Bar \(counter.count)") {} }
            }
        }
        struct Root: View {
            let weak: Weak
            let byView: Weak

            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("Value", value: 1)
                        NavigationLink("View") { Screen(weak: byView) }
                    }
                    .navigationDestination(for: Int.self) { _ in Screen(weak: weak) }
                }
            }
        }
        let weak = Weak()
        let byView = Weak()
        let host = HeadlessHost(Root(weak: weak, byView: byView))
        try await host.tap("Value")
        try await host.tap("Add")
        #expect(weak.counter != nil)
        try await host.goBack()
        #expect(weak.counter == nil)
        try await host.tap("View")
        try await host.tap("Add")
        #expect(byView.counter != nil)
        try await host.goBack()
        #expect(byView.counter == nil)
        #expect(host.depth == 0)
    }
}
