import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

/// The address says which window a tab shows, unless the rest of the address already does.
@MainActor
@Suite
struct WindowIdentityTests {
    // MARK: With routes

    private struct HarbourApp: App {
        var body: some Scene {
            WindowGroup { Pages(name: "Main", routes: ["harbours/:number", "charts/:number"]) {} }
            WindowGroup(id: "note", for: Int.self) { $note in
                Pages(name: "Note \(note ?? 0)", routes: ["pages/:number"]) {
                    Button("Turn over") { note = (note ?? 0) + 1 }
                    Button("Put away") { note = nil }
                }
            }
            WindowGroup(id: "depth") { Pages(name: "Depth", routes: ["depths/:number", "tides/:number"]) {} }
                .handlesExternalEvents(matching: ["/depths", "/charts"])
            WindowGroup { Pages(name: "Log", routes: ["logs/:number", "voyages/:number"]) {} }
                .handlesExternalEvents(matching: ["/logs"])
        }
    }

    /// A stack of numbers. The first route is for numbers below ten, the last for the others.
    private struct Pages<Tools: View>: View {
        let name: String
        let routes: [String]
        @ViewBuilder var tools: Tools
        @State private var path: [Int] = []
        @SceneStorage("visits") private var visits = 0

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Text("\(name) root")
                    NavigationLink("Two", value: 2)
                    NavigationLink("Twenty", value: 20)
                    tools
                }
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("\(name) page \(number)")
                        tools
                    }
                }
                .navigationRoute(routes[0], for: Int.self) {
                    $0 < 10 ? $0 : nil
                } parse: {
                    $0
                }
                .navigationRoute(routes[routes.count - 1], for: Int.self) {
                    $0
                } parse: {
                    $0
                }
            }
        }
    }

    @Test("F07 after a kill, the tab of a window for a value shows the same window and the same screen")
    func value() async throws {
        var host = HeadlessHost(HarbourApp.self, url: "/?window=note&value=3")
        #expect(host.shows("Note 3 root"))
        #expect(host.url == "/?window=note&value=3")
        try await host.tap("Two")
        #expect(host.url == "/pages/2?window=note&value=3")
        #expect(host.record.history == ["push 1 /pages/2?window=note&value=3"])
        for _ in 0..<2 {
            host = await host.relaunch()
            #expect(host.shows("Note 3 page 2"))
            #expect(host.url == "/pages/2?window=note&value=3")
            #expect(host.record.history == [])
        }
        try await host.goBack()
        #expect(host.shows("Note 3 root"))

        let main = HeadlessHost(HarbourApp.self)
        try await main.tap("Two")
        #expect(main.url == "/harbours/2", "the first window needs no name")
    }

    @Test("F07 a value that the app writes becomes the value of the tab and of its address")
    func writtenValue() async throws {
        var host = HeadlessHost(HarbourApp.self, url: "/pages/2?window=note&value=3")
        try await host.tap("Turn over")
        #expect(host.url == "/pages/2?window=note&value=4")
        #expect(host.record.history == ["replace 0 /pages/2?window=note&value=4"])
        host = await host.relaunch()
        #expect(host.shows("Note 4 page 2"))
        try await host.tap("Put away")
        #expect(host.url == "/pages/2?window=note")
        host = await host.relaunch()
        #expect(host.shows("Note 0 page 2"))
    }

    @Test("F07 a window chosen by its address is named in the address once navigation leads elsewhere")
    func conditions() async throws {
        var depth = HeadlessHost(HarbourApp.self, url: "/depths/2")
        #expect(depth.shows("Depth page 2"))
        #expect(depth.url == "/depths/2")
        try await depth.goBack()
        #expect(depth.url == "/?window=depth")
        try await depth.tap("Twenty")
        #expect(depth.url == "/tides/20?window=depth")
        depth = await depth.relaunch()
        #expect(depth.shows("Depth page 20"))

        var log = HeadlessHost(HarbourApp.self, url: "/logs/2")
        try await log.goBack()
        try await log.tap("Twenty")
        #expect(log.url == "/voyages/20?window=4", "one without an identifier goes by its place in the app")
        log = await log.relaunch()
        #expect(log.shows("Log page 20"))

        var main = HeadlessHost(HarbourApp.self)
        try await main.tap("Twenty")
        #expect(main.url == "/charts/20?window=1", "the address alone would be another window's")
        main = await main.relaunch()
        #expect(main.shows("Main page 20"))
    }

    @Test("F07 an address that a user enters takes precedence over the tab's former window")
    func otherAddress() async throws {
        var host = HeadlessHost(HarbourApp.self, url: "/pages/2?window=note&value=3")
        host = await host.relaunch(url: "/harbours/2")
        #expect(host.shows("Main page 2"))
        host = await host.relaunch(url: "/pages/2?window=note&value=9")
        #expect(host.shows("Note 9 page 2"))
        host = await host.relaunch(url: "/?window=depth")
        #expect(host.shows("Depth root"))
    }

    @Test("F07 a loaded page resumes its scene only if the address belongs to that scene's window")
    func isFor() async throws {
        let note = HeadlessHost(HarbourApp.self, url: "/pages/2?window=note&value=3")
        func isFor(_ url: String) -> Bool { note.app.scene(note.scene, isFor: url) }
        #expect(isFor("/pages/2?window=note&value=3"))
        #expect(isFor("/?value=3&window=note#end"))
        #expect(isFor("/?window=note"), "an address without a value asks for none")
        #expect(!isFor("/?window=note&value=4"))
        #expect(!isFor("/pages/2"))
        #expect(!isFor("/?window=depth"))
        #expect(!isFor("/?window=nothing"))
        try await note.tap("Turn over")
        #expect(isFor("/?window=note&value=4"))
        #expect(isFor("/?window=note&value=3"), "the page may not have heard of the other value")

        let main = HeadlessHost(HarbourApp.self)
        for url in ["/", "/harbours/3", "/?window=1", "/elsewhere", "/?window=nothing", "/?%", ""] {
            #expect(main.app.scene(main.scene, isFor: url), "\(url)")
        }
        for url in ["/depths/1", "/logs", "/?window=note", "/?window=4"] {
            #expect(!main.app.scene(main.scene, isFor: url), "\(url)")
        }
    }

    @Test("F07 an app with one window may use any query names itself")
    func ownQuery() async {
        struct Reader: View {
            @State private var address = ""
            var body: some View { Text("At \(address)").onOpenURL { address = $0.absoluteString } }
        }
        struct OneApp: App {
            var body: some Scene { WindowGroup { Reader() } }
        }
        let host = HeadlessHost(OneApp.self, url: "/report?window=1&value=7&number=2")
        await host.settle()
        #expect(host.shows("At /report?window=1&value=7&number=2"))
    }

    @Test("F07 a window's stored state isn't shown by another window in the same tab")
    func notShared() async throws {
        struct TwinApp: App {
            var body: some Scene {
                WindowGroup { Plain(name: "Main") }
                WindowGroup(id: "twin") { Plain(name: "Twin") }
            }
        }
        struct Plain: View {
            let name: String
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    NavigationLink("\(name) two", value: 2)
                        .navigationDestination(for: Int.self) { Text("\(name) page \($0)") }
                }
            }
        }
        var host = HeadlessHost(TwinApp.self)
        try await host.tap("Main two")
        #expect(await host.relaunch().shows("Main page 2"))
        host = HeadlessHost(TwinApp.self)
        try await host.tap("Main two")
        host = await host.relaunch(url: "/?window=twin")
        #expect(host.shows("Twin two"))
        try await host.tap("Twin two")
        #expect(host.record.history == ["push 3 /?window=twin"])
        #expect(await host.relaunch().shows("Twin page 2"))
    }

    // MARK: Without routes

    private struct CounterApp: App {
        static var made = 0

        var body: some Scene {
            WindowGroup(for: Int.self) { $number in
                Text("Number \(number)")
                Button("Add") { number += 1 }
            } defaultValue: {
                Self.made += 1
                return Self.made * 100
            }
            WindowGroup("Ratio", id: "ratio", for: Double.self) { $ratio in
                Text(verbatim: "Ratio \(ratio ?? 0)")
                Button("Spoil") { ratio = .infinity }
            }
            Window("About", id: "about") { Text("All about it") }
        }
    }

    @Test("F07 a value that was made for a tab stays in its address, next to what the app adds")
    func defaultValue() async throws {
        CounterApp.made = 0
        var host = HeadlessHost(CounterApp.self)
        #expect(host.shows("Number 100"))
        #expect(host.url == "/?window=Swift.Int&value=100")
        host = await host.relaunch()
        #expect(host.shows("Number 100"))
        try await host.tap("Add")
        #expect(host.record.history == ["replace 0 /?window=Swift.Int&value=101"])
        host = await host.relaunch()
        #expect(host.shows("Number 101"))
        #expect(await host.openTab().shows("Number \(CounterApp.made * 100)"), "another tab has another")
    }

    @Test("F07 after a kill, a tab shows its window even without routes or values")
    func plain() async {
        var host = HeadlessHost(CounterApp.self, url: "/?window=about")
        #expect(host.shows("All about it"))
        host = await host.relaunch()
        #expect(host.shows("All about it"))
        #expect(host.record.history == [])
    }

    @Test("F07 a value that can't be encoded isn't in the address, but the tab still shows its group")
    func unwritable() async throws {
        var host = HeadlessHost(CounterApp.self, url: "/?window=ratio&value=2.5")
        #expect(host.shows("Ratio 2.5"))
        try await host.tap("Spoil")
        #expect(host.url == "/?window=ratio")
        host = await host.relaunch()
        #expect(host.shows("Ratio 0.0"))
    }

    // MARK: Addresses

    @Test(
        "The part of an address that names a window is removed, whatever it contains",
        arguments: [
            ("/a?x=1&window=k&value=%7B%7D&y#f", "/a?x=1&y#f", "k", "{}"), ("?window=k", "/", "k", nil),
            ("/?window=k&number=3", "/", "k", nil), ("/a?window=&value=", "/a", "", ""),
            ("/a?window=k&window=l&value=%FF", "/a", "k", ""), ("/é?window=%C3%A9#?window=x", "/é#?window=x", "é", nil),
            ("/a?x&&window=a%3Db=c", "/a?x", "a=b=c", nil),
        ] as [(String, String, String, String?)])
    func taken(url: String, rest: String, key: String, json: String?) throws {
        let address = try #require(WindowAddress(url))
        #expect(address.rest == rest)
        #expect(address.key == key)
        #expect(address.json == json)
        let again = try #require(
            WindowAddress(WindowAddress.text(at: rest, key: key, json: json, number: address.number)))
        #expect(again.rest == rest && again.key == key && again.json == json && again.number == address.number)
    }

    @Test(
        "An address that doesn't name a window isn't changed",
        arguments: ["", "/", "/a?windows=1", "/a?window", "/#?window=k", "%?&=", "/?=&value=1"])
    func untouched(url: String) {
        #expect(WindowAddress(url) == nil)
    }
}
