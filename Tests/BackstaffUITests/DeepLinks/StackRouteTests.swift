import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Routes of stacks")
struct StackRouteTests {
    @Test("L04 Navigating updates the URL, written by the nearest declaration")
    func printing() async throws {
        let host = HeadlessHost(Archive(model: Archive.Model()))
        #expect(host.url == "/")
        try await host.tap("curl")
        #expect(host.url == "/packages/curl")
        try await host.tap("Library")
        #expect(host.url == "/packages/curl/depends/libc6")
        try await host.tap("File")
        #expect(host.url == "/packages/curl/depends/libc6/files/7")
        try await host.goBack()
        #expect(host.url == "/packages/curl/depends/libc6")
        #expect(
            host.record.history == [
                "push 1 /packages/curl", "push 2 /packages/curl/depends/libc6",
                "push 3 /packages/curl/depends/libc6/files/7", "back 2",
            ])
        await host.travel(toStep: 1)
        #expect(host.url == "/packages/curl")
    }

    @Test("L04 The URL ends before the first value without a route; pushed views aren't in it")
    func valuesWithoutRoute() async throws {
        let model = Archive.Model()
        let host = HeadlessHost(Archive(model: model))
        try await host.tap("curl")
        try await host.tap("Number")
        #expect(host.shows("Number 1.5"))
        #expect(host.url == "/packages/curl")
        model.path.append(Archive.File(number: 2))
        await host.settle()
        #expect(host.title == "File 2")
        #expect(host.url == "/packages/curl")
        model.path = NavigationPath([Archive.Package(name: "zlib")])
        await host.settle()
        #expect(host.record.history.last == "replace 2 /packages/zlib")
        try await host.tap("View")
        #expect(host.url == "/packages/zlib")
        #expect(host.record.history.last == "push 3 /packages/zlib")
    }

    @Test("L04 Opening a URL builds the whole path at once, and covered screens don't appear")
    func opening() async throws {
        let model = Archive.Model()
        let host = HeadlessHost(Archive(model: model))
        #expect(model.lifeCycle.take() == ["appear root"])
        await host.open(url: "/packages/curl/depends/libc6/files/7")
        #expect(model.path.description == "[Package(name: \"curl\"), Package(name: \"libc6\"), File(number: 7)]")
        #expect(model.writes.take() == ["path \(model.path)"])
        #expect(model.lifeCycle.take() == [])
        // Each covered screen was built once for its declarations.
        #expect(host.record.bodies.filter { $0 == "PackageScreen" }.count == 2)
        #expect(host.title == "File 7")
        #expect(host.url == "/packages/curl/depends/libc6/files/7")
        #expect(host.record.history == ["push 1 /packages/curl/depends/libc6/files/7"])
        try await host.goBack()
        #expect(host.title == "libc6")
        #expect(model.lifeCycle.take() == ["appear libc6"])
        try await host.goBack()
        try await host.goBack()
        #expect(host.title == "Packages")
        #expect(host.backButton == nil)
    }

    @Test("L04 A tab that is opened with a URL shows the target first")
    func openingAtTheStart() async throws {
        let model = Archive.Model()
        let host = HeadlessHost(Archive(model: model), url: "/packages/curl/depends/libc6")
        #expect(host.title == "libc6")
        #expect(host.backButton == "curl")
        #expect(host.url == "/packages/curl/depends/libc6")
        #expect(model.writes.take() == ["path \(model.path)"])
        #expect(model.lifeCycle.take() == ["appear libc6"])
        #expect(host.record.history == [])
        try await host.goBack()
        #expect(host.record.history == ["push 1 /packages/curl"])
    }

    @Test(
        "L04 Segments that no route reads are ignored and logged, and the valid prefix is shown",
        arguments: [
            ("/packages/curl/depends/nothing", "/packages/curl"), ("/packages/curl/x/y", "/packages/curl"),
            ("/packages/curl/packages/zlib", "/packages/curl"), ("/packages/curl/files", "/packages/curl"),
            ("/packages/curl/files/seven", "/packages/curl"), ("/packages/curl/%zz/files/7", "/packages/curl"),
            ("/packages/curl/files/7/depends", "/packages/curl/files/7"),
        ])
    func validPrefix(url: String, shown: String) async {
        let receiver = Diagnostics.Receiver()
        await Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(Archive(model: Archive.Model()))
            await host.open(url: url)
            #expect(host.url == shown)
            let other = HeadlessHost(Archive(model: Archive.Model()), url: url)
            #expect(other.url == shown)
            #expect(other.path == host.path)
        }
        #expect(receiver.reports.map(\.message).filter { $0.contains(url) }.count == 1)
    }

    @Test(
        "L04 If no route reads the beginning of a URL, opening it changes nothing",
        arguments: ["/nothing", "/depends/curl", "/packages", "/packages/unknown", "/%zz", "/oauth/callback?code=1"])
    func foreign(url: String) async throws {
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            let model = Archive.Model()
            let host = HeadlessHost(Archive(model: model))
            try await host.tap("curl")
            _ = model.writes.take()
            await host.open(url: url)
            #expect(model.writes.take() == [])
            #expect(host.url == "/packages/curl")
        }
        #expect(receiver.reports.count == 1)
    }

    @Test("L04 The root's URL leads to the root")
    func root() async throws {
        let model = Archive.Model()
        let host = HeadlessHost(Archive(model: model), url: "/packages/curl/files/7")
        await host.open(url: "/")
        #expect(host.title == "Packages")
        #expect(model.path.isEmpty)
        try await host.tap("curl")
        try await host.tap("View")
        await host.open(url: "/packages/curl")
        #expect(host.title == "curl")
        #expect(!host.shows("A view"))
    }

    @Test("L04 Opening the current URL writes nothing and creates no screens")
    func openingTheSame() async {
        let model = Archive.Model()
        let host = HeadlessHost(Archive(model: model), url: "/packages/curl/depends/libc6")
        _ = model.writes.take()
        _ = model.lifeCycle.take()
        host.clearRecord()
        await host.open(url: "/packages/curl/depends/libc6?again")
        #expect(model.writes.take() == [])
        #expect(model.lifeCycle.take() == [])
        #expect(host.record.bodies == [] && host.record.history == [])
        await host.open(url: "/packages/curl")
        #expect(model.writes.take().count == 1)
        #expect(model.lifeCycle.take() == ["appear curl", "disappear libc6"])
    }

    @Test("K01 Text in a URL is percent-encoded and decoded")
    func encoding() async {
        let model = Archive.Model()
        model.path.append(Archive.Package(name: "naïve & co"))
        let host = HeadlessHost(Archive(model: model))
        #expect(host.url == "/packages/na%C3%AFve%20&%20co")
        let other = HeadlessHost(Archive(model: Archive.Model()), url: "/packages/na%c3%afve%20%26%20co")
        #expect(other.path == host.path)
        #expect(other.record.history == [])
    }

    @Test("L04 An app without routes has no URL, and its history works as before")
    func withoutRoutes() async throws {
        struct Plain: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Next", value: 1).navigationDestination(for: Int.self) { Text("Screen \($0)") }
                }
            }
        }
        let host = HeadlessHost(Plain(), url: "/anything?at=all")
        #expect(host.url == nil)
        try await host.tap("Next")
        #expect(host.url == nil)
        #expect(host.record.history == ["push 1"])
        await host.open(url: "/")
        #expect(host.shows("Screen 1"))
    }
}
