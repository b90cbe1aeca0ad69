import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

/// A new kind of container is one file: `Reel` answers what a scene asks of containers, and the scene does the rest.
@MainActor
@Suite("A new kind of navigation container")
struct NewContainerTests {
    @Observable
    final class Album {
        var path: [Int] = []
        var other: [Int] = []
        var isGuarded = false
    }

    private struct Pictures: View {
        @Bindable var album: Album

        var body: some View {
            Reel(path: $album.path) { number in
                VStack {
                    Text("Shows \(number)")
                    Button("Next") { album.path.append(number + 1) }
                }
                .confirmsLeaving("Discard the caption?", isActive: album.isGuarded)
            }
            // A scene without a route has no URL.
            .navigationRoute("unused/:name", for: String.self)
        }
    }

    /// A reel in the first of two tabs, and a stack in the second.
    private struct Tabs: View {
        @Bindable var album: Album

        var body: some View {
            TabView {
                Tab("Reel", systemImage: "photo") { Pictures(album: album) }
                Tab("Stack", systemImage: "list.bullet") {
                    NavigationStack(path: $album.other) {
                        Text("Root").navigationDestination(for: Int.self) { Text("Screen \($0)") }
                    }
                }
            }
        }
    }

    @Test("What it shows is a step of the history, and part of the scene's state and URL")
    func step() async throws {
        let host = HeadlessHost(Pictures(album: Album()))
        #expect(host.navigationState.paths == [NavigationPath()])
        #expect(host.title == nil)
        #expect(host.url == "/")

        try await host.tap("Next")
        #expect(host.texts.contains("Shows 1"))
        #expect(host.navigationState.paths == [NavigationPath([1])])
        #expect(host.record.history == ["push 1 /1"])
        #expect(host.url == "/1")
    }

    @Test("A step of the history is shown again, in a tab as in a scene", arguments: [false, true])
    func history(isInTab: Bool) async throws {
        let album = Album()
        let host = isInTab ? HeadlessHost(Tabs(album: album)) : HeadlessHost(Pictures(album: album))
        try await host.tap("Next")
        try await host.tap("Next")
        #expect(album.path == [1, 2])

        await host.travel(toStep: 1)
        #expect(album.path == [1])
        #expect(album.other == [])

        await host.travel(toStep: 0)
        #expect(album.path == [])
    }

    @Test("An address sets its path, and one that it can't read doesn't")
    func address() async throws {
        let album = Album()
        let host = HeadlessHost(Pictures(album: album))

        await host.open(url: "/3/4")
        #expect(album.path == [3, 4])
        #expect(host.texts.contains("Shows 4"))

        await host.open(url: "/strange")
        #expect(album.path == [3, 4])
    }

    @Test("A restart shows its path again, in a tab as in a scene", arguments: [false, true])
    func restart(isInTab: Bool) async throws {
        let album = Album()
        let host = isInTab ? HeadlessHost(Tabs(album: album)) : HeadlessHost(Pictures(album: album))
        try await host.tap("Next")
        #expect(album.path == [1])

        album.path = []
        let later = await host.relaunch()
        #expect(album.path == [1])
        #expect(later.texts.contains("Shows 1"))
    }

    /// A reel beside a stack, in the same group.
    private struct Both: View {
        @Bindable var album: Album

        var body: some View {
            HStack {
                Pictures(album: album)
                NavigationStack(path: $album.other) {
                    NavigationLink("Seven", value: 7)
                        .navigationDestination(for: Int.self) { Text("Screen \($0)") }
                }
            }
        }
    }

    @Test("Beside a stack, a restart shows the path of each again")
    func restartBesideStack() async throws {
        let album = Album()
        let host = HeadlessHost(Both(album: album))
        try await host.tap("Next")
        try await host.tap("Seven")
        #expect(album.path == [1] && album.other == [7])

        album.path = []
        album.other = []
        let later = await host.relaunch()
        #expect(album.path == [1] && album.other == [7])
        #expect(later.texts.contains("Shows 1") && later.texts.contains("Screen 7"))
    }

    @Test("It is asked whether it is left: a step that shows another picture asks the user, one that doesn't doesn't")
    func leaving() async throws {
        let album = Album()
        let host = HeadlessHost(Tabs(album: album))
        try await host.tap("Next")
        try await host.tapTab("Stack")
        album.isGuarded = true
        await host.settle()

        await host.travel(toStep: 1)
        #expect(!host.shows("Discard the caption?"))
        #expect(host.selectedTab == "Reel")

        await host.travel(toStep: 0)
        #expect(host.shows("Discard the caption?"))
        #expect(album.path == [1])

        try await host.tap("Discard")
        #expect(album.path == [])
    }
}
