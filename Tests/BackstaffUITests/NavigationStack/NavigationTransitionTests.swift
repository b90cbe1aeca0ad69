import BackstaffElements
import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

/// The page gets the same number for a transition's screen and for its source view.
@MainActor
@Suite
struct NavigationTransitionTests {
    @Observable
    final class Album {
        var path: [Int] = []
        var photos = [1, 2]
        var poster = false
        var zooms = true
    }

    private struct Grid: View {
        let album: Album
        @Namespace private var photos
        @Namespace private var others

        var body: some View {
            NavigationStack(path: Binding(get: { album.path }, set: { album.path = $0 })) {
                VStack {
                    ForEach(album.photos, id: \.self) { photo in
                        NavigationLink("Photo \(photo)", value: photo).matchedTransitionSource(id: photo, in: photos)
                        Text("Stamp \(photo)").matchedTransitionSource(id: photo, in: others)
                    }
                }
                .navigationDestination(for: Int.self) { photo in
                    if album.zooms {
                        Text("Shown \(photo)").navigationTransition(.zoom(sourceID: photo, in: photos))
                    } else {
                        Text("Shown \(photo)").navigationTransition(.automatic)
                    }
                }
            }
            .fullScreenCover(isPresented: Binding(get: { album.poster }, set: { album.poster = $0 })) {
                Text("Poster").navigationTransition(.zoom(sourceID: 2, in: others))
            }
        }
    }

    /// The value of a key, from the nearest element around a text that has the key.
    private func value(_ key: AttributeKey, around words: String, in host: HeadlessHost) -> String? {
        func find(_ element: Element) -> Element? {
            if element.text == words { return element }
            for child in element.children { if let found = find(child) { return found } }
            return nil
        }
        let found = sequence(first: find(host.scene.tree.root), next: { $0?.parent }).prefix { $0 != nil }
        for case .text(let value)? in found.map({ $0?.attributes[key] }) { return value }
        return nil
    }

    @Test("A screen has the number of its source, and each source has its own number in each namespace")
    func numbers() async throws {
        let host = HeadlessHost(Grid(album: Album()))
        let sources = ["Photo 1", "Stamp 1", "Photo 2", "Stamp 2"]
            .map { value(.transitionSource, around: $0, in: host) }
        #expect(Set(sources).count == 4 && !sources.contains(nil), "\(host.outline)")
        try await host.tap("Photo 2")
        #expect(value(.zoomsFrom, around: "Shown 2", in: host) == sources[2], "\(host.outline)")
    }

    @Test("A cover can zoom out of a view too")
    func cover() async {
        let album = Album()
        let host = HeadlessHost(Grid(album: album))
        album.poster = true
        await host.settle()
        let source = value(.transitionSource, around: "Stamp 2", in: host)
        #expect(source != nil && value(.zoomsFrom, around: "Poster", in: host) == source, "\(host.outline)")
    }

    @Test("With the automatic transition, a screen names no source")
    func automatic() async throws {
        let album = Album()
        album.zooms = false
        let host = HeadlessHost(Grid(album: album))
        try await host.tap("Photo 1")
        #expect(host.shows("Shown 1"))
        #expect(value(.zoomsFrom, around: "Shown 1", in: host) == nil, "\(host.outline)")
    }

    @Test("A source keeps its number when the body runs again")
    func sameNumber() async throws {
        let album = Album()
        let host = HeadlessHost(Grid(album: album))
        let before = try #require(value(.transitionSource, around: "Photo 2", in: host))
        album.photos = [2, 3]
        await host.settle()
        #expect(value(.transitionSource, around: "Photo 2", in: host) == before, "\(host.outline)")
        let new = try #require(value(.transitionSource, around: "Photo 3", in: host))
        #expect(new != before)
    }

    private struct Row: View {
        let number: Int
        @Namespace private var photos
        var body: some View { Text("Row \(number)").matchedTransitionSource(id: 0, in: photos) }
    }

    @Test("A row that is scrolled off screen and back keeps its namespace")
    func rowsNamespace() async throws {
        let host = HeadlessHost(List(0..<200, id: \.self) { Row(number: $0) })
        let before = try #require(value(.transitionSource, around: "Row 2", in: host))
        #expect(value(.transitionSource, around: "Row 3", in: host) != before, "one for each row")
        try await host.scroll(toRow: 150)
        #expect(!host.shows("Row 2"))
        try await host.scroll(toRow: 0)
        #expect(value(.transitionSource, around: "Row 2", in: host) == before)
    }

    @Test("The numbers of removed sources are freed")
    func forgotten() {
        let sources = TransitionSources()
        let namespace = Namespace().wrappedValue
        let kept = sources.mark(of: TransitionSourceID(id: -1, namespace: namespace))
        for id in 0..<10_000 { _ = sources.mark(of: TransitionSourceID(id: id, namespace: namespace)) }
        #expect(sources.count <= 64)
        #expect(sources.mark(of: TransitionSourceID(id: -1, namespace: namespace)) === kept)
    }
}
