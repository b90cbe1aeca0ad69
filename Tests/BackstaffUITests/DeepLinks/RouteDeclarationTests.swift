import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Declarations of routes")
struct RouteDeclarationTests {
    enum Screen: Hashable {
        case settings
        case recipe(Int)
        case draft

        var recipe: Int? { if case .recipe(let number) = self { number } else { nil } }
    }

    /// A stack that takes only its root view.
    struct Stack<Root: View>: View {
        @Binding var path: NavigationPath
        @ViewBuilder let root: Root

        var body: some View {
            NavigationStack(path: $path) { root }
        }
    }

    /// A host for a stack with that root. It prints and opens URLs.
    private func host<Root: View>(
        _ values: [any Hashable] = [], url: String = "/", @ViewBuilder root: () -> Root
    ) -> HeadlessHost {
        var path = NavigationPath()
        for value in values { path.append(value) }
        return HeadlessHost(Stack(path: Binding(get: { path }, set: { path = $0 }), root: root), url: url)
    }

    private func reports(_ act: () -> Void) -> [Diagnostics.Report] {
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver, operation: act)
        return receiver.reports
    }

    @Test("L04 Each case of an enum can have its own route")
    func cases() {
        func root() -> some View {
            Text("Root")
                .navigationDestination(for: Screen.self) { Text("\($0)") }
                .navigationRoute("settings", for: Screen.self) {
                    $0 == .settings ? () : nil
                } parse: {
                    .settings
                }
                .navigationRoute("recipes/:id", for: Screen.self) {
                    $0.recipe
                } parse: {
                    .recipe($0)
                }
        }
        #expect(host([Screen.settings], root: root).url == "/settings")
        #expect(host([Screen.recipe(3)], root: root).url == "/recipes/3")
        #expect(host([Screen.recipe(3), Screen.draft], root: root).url == "/recipes/3")
        #expect(host(url: "/recipes/3/settings", root: root).path == ["recipe(3)", "settings"])
    }

    @Test("L04 The first route for a type is printed; all routes are read")
    func formerRoutes() {
        func root() -> some View {
            Text("Root")
                .navigationDestination(for: Int.self) { Text("\($0)") }
                .navigationRoute("recipes/:id", for: Int.self)
                .navigationRoute("r/:id", for: Int.self)
        }
        let opened = host(url: "/r/3", root: root)
        #expect(opened.path == ["3"])
        #expect(opened.url == "/recipes/3")
    }

    @Test("L04 Raw values, descriptions and several parameters are printed")
    func forms() {
        enum Season: String { case winter, summer }
        struct Day: Hashable { let month, day: Int }
        func root() -> some View {
            Text("Root")
                .navigationDestination(for: Season.self) { Text($0.rawValue) }
                .navigationDestination(for: Day.self) { Text("\($0.day)") }
                .navigationDestination(for: Bool.self) { Text("\($0)") }
                .navigationRoute("seasons/:season", for: Season.self)
                .navigationRoute("days/:month/:day", for: Day.self) {
                    ($0.month, $0.day)
                } parse: {
                    Day(month: $0, day: $1)
                }
                .navigationRoute("truth/:truth", for: Bool.self)
        }
        let values: [any Hashable] = [Season.summer, Day(month: 2, day: 29), true]
        let url = "/seasons/summer/days/2/29/truth/true"
        #expect(host(values, root: root).url == url)
        #expect(host(url: url, root: root).path == host(values, root: root).path)
        #expect(host(url: "/seasons/spring", root: root).path == [])
        #expect(host(url: "/seasons/summer/days/2/x", root: root).path == ["summer"])
    }

    @Test("L04 A route outside the stack is used too, but one inside takes precedence")
    func around() {
        struct App: View {
            @Binding var path: NavigationPath

            var body: some View {
                NavigationStack(path: $path) {
                    Text("Root")
                        .navigationDestination(for: Int.self) { Text("\($0)") }
                        .navigationDestination(for: String.self) { Text($0) }
                        .navigationRoute("inside/:number", for: Int.self)
                }
                .navigationRoute("outside/:number", for: Int.self)
                .navigationRoute("words/:word", for: String.self)
            }
        }
        var path = NavigationPath()
        let host = HeadlessHost(
            App(path: Binding(get: { path }, set: { path = $0 })), url: "/words/a/inside/1/outside/2")
        #expect(host.path == ["a", "1"])
        #expect(host.url == "/words/a/inside/1")
    }

    @Test("L04 A value without a destination isn't opened")
    func withoutDestination() {
        func root() -> some View { Text("Root").navigationRoute("numbers/:number", for: Int.self) }
        #expect(host(url: "/numbers/1", root: root).path == [])
        #expect(host([1], root: root).url == "/numbers/1")
    }

    @Test("L04 Two routes with patterns of the same shape are reported with both places, and the first is used")
    func ambiguity() {
        func root() -> some View {
            Text("Root")
                .navigationDestination(for: Int.self) { Text("\($0)") }
                .navigationDestination(for: String.self) { Text($0) }
                .navigationRoute("x/:number", for: Int.self, fileID: "App/First.swift", line: 1)
                .navigationRoute("x/:word", for: String.self, fileID: "App/Second.swift", line: 2)
        }
        let reports = reports {
            #expect(host(url: "/x/3", root: root).path == ["3"])
            #expect(host(["3"], root: root).url == "/")
        }
        #expect(reports.map(\.mistake) == [.ambiguousRoute])
        #expect(reports.first?.place == "App/Second.swift:2")
        #expect(reports.first?.message.contains("can't be told apart from “x/:number” for “Int”") == true)
        #expect(reports.first?.message.contains("App/First.swift:1") == true)
    }

    @Test("L04 The same goes for an outer and an inner route, unless both are for the same type")
    func ambiguityAcrossScreens() {
        func root() -> some View {
            Text("Root")
                .navigationDestination(for: Int.self) { number in
                    Text("\(number)")
                        .navigationRoute("x/:number", for: Int.self)
                        .navigationRoute("y/:number", for: Int.self, fileID: "App/Nearer.swift", line: 2)
                }
                .navigationDestination(for: String.self) { Text($0) }
                .navigationRoute("x/:number", for: Int.self)
                .navigationRoute("y/:word", for: String.self, fileID: "App/Further.swift", line: 1)
        }
        let reports = reports { #expect(host(url: "/x/3/y/4", root: root).path == ["3", "4"]) }
        #expect(reports.map(\.place) == ["App/Further.swift:1"])
    }

    @Test(
        "L04 A malformed or unsuitable pattern is reported with its place and ignored",
        arguments: [
            ("", "is empty"), ("a/:b/:c", "has 2 parameters, while"), ("a", "has 0 parameters"), ("a?b", "query"),
        ])
    func mistakes(pattern: String, message: String) {
        let reports = reports {
            let host = host([3]) {
                Text("Root").navigationDestination(for: Int.self) { Text("\($0)") }
                    .navigationRoute(pattern, for: Int.self, fileID: "App/Root.swift", line: 1)
            }
            #expect(host.url == nil)
        }
        #expect(reports.map(\.mistake) == [.unreadableRoute])
        #expect(reports.first?.place == "App/Root.swift:1")
        #expect(reports.first?.message.contains(message) == true)
    }

    @Test("L04 A route in a row of a list is reported and ignored")
    func misplaced() {
        let reports = reports {
            let host = host([3]) {
                List(0..<3, id: \.self) { number in
                    Text("\(number)").navigationRoute("x/:y", for: Int.self, fileID: "App/Row.swift", line: 1)
                }
                .navigationDestination(for: Int.self) { Text("\($0)") }
            }
            #expect(host.url == nil)
        }
        #expect(reports.map(\.mistake) == [.lazyRoute])
        #expect(reports.map(\.place) == ["App/Row.swift:1"])
    }

    @Test("L04 A route is added and removed with its view, and uses the closures of the last body")
    func lifeTime() async {
        let model = ChangingRoute.Model()
        let host = HeadlessHost(ChangingRoute(model: model), url: "/a/5")
        #expect(host.path == ["5"])
        model.offset = 100
        await host.settle()
        #expect(host.url == "/a/105")
        model.prefix = "b"
        await host.settle()
        #expect(host.url == "/b/105")
        #expect(host.record.history.last == "replace 0 /b/105")
        await host.open(url: "/b/101")
        #expect(host.path == ["1"])
        model.prefix = nil
        await host.settle()
        #expect(host.url == "/")
    }
}

/// A stack whose route changes and can be removed.
private struct ChangingRoute: View {
    @Observable @MainActor final class Model {
        var prefix: String? = "a"
        var offset = 0
    }

    let model: Model

    var body: some View {
        let offset = model.offset
        NavigationStack {
            VStack {
                NavigationLink("Next", value: 1).navigationDestination(for: Int.self) { Text("Screen \($0)") }
                if let prefix = model.prefix {
                    Text("Route").navigationRoute("\(prefix)/:number", for: Int.self) {
                        $0 + offset
                    } parse: {
                        $0 - offset
                    }
                }
            }
        }
    }
}
