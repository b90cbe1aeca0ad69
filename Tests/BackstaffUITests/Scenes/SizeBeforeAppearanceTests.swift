import BackstaffTesting
import Testing
import ViewTestSupport

@testable import BackstaffUI

/// Views that appear inside of a geometry reader know its size.
@MainActor
@Suite("Sizes before views appear")
struct SizeBeforeAppearanceTests {
    /// A reader whose content notes the size with which it appears.
    private struct Reader: View {
        let name: String
        let journal: Journal

        var body: some View {
            GeometryReader { geometry in
                let size = "\(Int(geometry.size.width))x\(Int(geometry.size.height))"
                Text(size).onAppear { journal.note("\(name) \(size)") }
            }
            .frame(width: 120, height: 40)
        }
    }

    @Test("N05 appearances, tasks and the first change see a reader's size, and none of them sees zero")
    func kinds() async {
        struct Kinds: View {
            let journal: Journal

            var body: some View {
                GeometryReader { geometry in
                    let width = Int(geometry.size.width)
                    Color.red
                        .onAppear { journal.note("appears \(width)") }
                        .task { journal.note("task \(width)") }
                        .onChange(of: geometry.size, initial: true) { journal.note("change \(width)") }
                }
            }
        }
        let journal = Journal()
        let host = HeadlessHost(Kinds(journal: journal))
        await host.settle()
        #expect(journal.take().sorted() == ["appears 390", "change 390", "task 390"])
    }

    @Test("N05 a reader inside of a reader has its size before its content appears, and so has what it makes")
    func nested() {
        struct Nested: View {
            let journal: Journal

            var body: some View {
                GeometryReader { outer in
                    if outer.size.width > 0 {
                        GeometryReader { inner in
                            Color.red.onAppear { journal.note("inner \(Int(inner.size.width))") }
                        }
                        .frame(width: outer.size.width / 2)
                    }
                }
            }
        }
        let journal = Journal()
        _ = HeadlessHost(Nested(journal: journal))
        #expect(journal.take() == ["inner 195"])
    }

    @Test("N05 the views of a pushed screen, of a row and of a sheet know the size, and nothing else appears with them")
    func places() async throws {
        struct Places: View {
            let journal: Journal
            @State private var isPresented = false

            var body: some View {
                NavigationStack {
                    List {
                        NavigationLink("Push", value: 1)
                        Button("Present") { isPresented = true }
                        Reader(name: "row", journal: journal)
                    }
                    .navigationDestination(for: Int.self) { _ in Reader(name: "screen", journal: journal) }
                    .sheet(isPresented: $isPresented) { Reader(name: "sheet", journal: journal) }
                }
            }
        }
        let journal = Journal()
        let host = HeadlessHost(Places(journal: journal))
        #expect(journal.take() == ["row 120x40"])
        try await host.tap("Push")
        #expect(journal.take() == ["screen 120x40"])
        try await host.goBack()
        #expect(journal.take() == ["row 120x40"])
        try await host.tap("Present")
        #expect(journal.take() == ["sheet 120x40"])
    }

    @Test("N05 a tab that is shown later has its size then, and a tab that isn't shown has none")
    func tabs() async throws {
        struct Tabs: View {
            let journal: Journal

            var body: some View {
                TabView {
                    Reader(name: "first", journal: journal).tabItem { Text("First") }
                    Reader(name: "second", journal: journal).tabItem { Text("Second") }
                }
            }
        }
        let journal = Journal()
        let host = HeadlessHost(Tabs(journal: journal))
        #expect(journal.take() == ["first 120x40"])
        try await host.tap("Second")
        #expect(journal.take() == ["second 120x40"])
    }

    @Test("N05 a screen that was covered from the start has its size when it is uncovered")
    func covered() async throws {
        struct Covered: View {
            let journal: Journal
            @State private var path = [1]

            var body: some View {
                NavigationStack(path: $path) {
                    Reader(name: "root", journal: journal)
                        .navigationTitle("Root")
                        .navigationDestination(for: Int.self) { _ in Reader(name: "top", journal: journal) }
                }
            }
        }
        let journal = Journal()
        let host = HeadlessHost(Covered(journal: journal))
        #expect(journal.take() == ["top 120x40"])
        try await host.goBack()
        #expect(journal.take() == ["root 120x40"])
    }

    @Test("N05 the first action of onGeometryChange comes before the view appears, and what it writes is there by then")
    func change() {
        struct Change: View {
            let journal: Journal
            @State private var width = 0.0

            var body: some View {
                Color.red
                    .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
                    .onAppear { journal.note("appears \(Int(width))") }
            }
        }
        let journal = Journal()
        _ = HeadlessHost(Change(journal: journal))
        #expect(journal.take() == ["appears 390"])
    }

    @Test("N05 a size that views pass up as a preference is the real one, also at first")
    func preference() {
        struct WidthKey: PreferenceKey {
            static var defaultValue: CGFloat { 0 }
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
        }
        struct Measured: View {
            let journal: Journal

            var body: some View {
                Color.red
                    .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
                    .onPreferenceChange(WidthKey.self) { journal.note("\(Int($0))") }
            }
        }
        let journal = Journal()
        _ = HeadlessHost(Measured(journal: journal))
        #expect(journal.take() == ["390"])
    }

    @Test("N05 the views of a document don't appear, but its readers have their sizes")
    func preview() {
        let journal = Journal()
        var configuration = Size(width: 390, height: 844).sceneConfiguration
        configuration.isPreview = true
        let scene = LiveScene(AnyView(Reader(name: "document", journal: journal)), configuration)
        _ = scene.takePatch()
        #expect(scene.tree.root.outline().contains("120x40"))
        #expect(journal.take() == [])
        scene.close()
    }

    @Test("N05 a size that a reader is told runs the closure of the reader again, and no body")
    func bodies() {
        let host = HeadlessHost(Reader(name: "only", journal: Journal()))
        let counted = host.bodyCount
        host.update()
        #expect(counted == 1 && host.bodyCount == 1)
    }
}
