import BackstaffElements
import BackstaffTesting
import Testing
import ViewTestSupport

@testable import BackstaffUI

/// The sizes that views get from the server's own layout, before the page has measured them.
@MainActor
@Suite("Sizes before the page has measured")
struct EstimatedSizeTests {
    @MainActor
    private final class Model: ObservableObject {
        @Published var showsMore = false
    }

    private struct Sizes: View {
        let model: Model
        let journal: Journal

        var body: some View {
            VStack(spacing: 0) {
                SizeView(name: "first", journal: journal).frame(height: 100)
                More(model: model, journal: journal)
            }
        }
    }

    private struct More: View {
        @ObservedObject var model: Model
        let journal: Journal

        var body: some View {
            if model.showsMore { SizeView(name: "second", journal: journal).frame(height: 40) }
        }
    }

    private struct SizeView: View {
        let name: String
        let journal: Journal

        var body: some View {
            GeometryReader { geometry in
                let _ = journal.note("\(name) \(Int(geometry.size.width))x\(Int(geometry.size.height))")
                Text("\(name): \(Int(geometry.size.width)) by \(Int(geometry.size.height))")
            }
        }
    }

    private func scene(_ view: some View, isPreview: Bool = false) -> LiveScene {
        var configuration = Size(width: 390, height: 844).sceneConfiguration
        configuration.isPreview = isPreview
        return LiveScene(AnyView(view), configuration)
    }

    /// The first geometry reader of a scene.
    private func reader(in scene: LiveScene) throws -> Element {
        var found: Element?
        scene.tree.root.forEachDescendant { if found == nil, $0.role == .geometry { found = $0 } }
        return try #require(found)
    }

    @Test(
        "N05 the document of a first visit shows a geometry reader's content for its real size",
        arguments: [true, false])
    func first(isPreview: Bool) {
        let journal = Journal()
        let scene = scene(Sizes(model: Model(), journal: journal), isPreview: isPreview)
        _ = scene.takePatch()
        #expect(scene.tree.root.outline().contains("first: 390 by 100"))
        #expect(journal.take() == ["first 0x0", "first 390x100"])
        scene.close()
    }

    @Test("N05 a new reader has its size in the patch that shows it, and the others don't run again")
    func later() {
        let journal = Journal()
        let model = Model()
        let scene = scene(Sizes(model: model, journal: journal))
        _ = scene.takePatch()
        _ = journal.take()
        model.showsMore = true
        _ = scene.takePatch()
        #expect(scene.tree.root.outline().contains("second: 390 by 40"))
        #expect(journal.take() == ["second 0x0", "second 390x40"])
        scene.close()
    }

    @Test("N05 what the page has measured counts from then on, and no estimate follows it")
    func measured() throws {
        let journal = Journal()
        let model = Model()
        let scene = scene(Sizes(model: model, journal: journal))
        _ = scene.takePatch()
        try scene.deliver(.size(width: 391, height: 100), to: reader(in: scene).id)
        #expect(scene.tree.root.outline().contains("first: 391 by 100"))
        model.showsMore = true
        _ = scene.takePatch()
        #expect(scene.tree.root.outline().contains("first: 391 by 100"))
        scene.close()
    }

    @Test("N05 the page's size doesn't run a reader again if the estimate was right")
    func right() throws {
        let journal = Journal()
        let scene = scene(Sizes(model: Model(), journal: journal))
        _ = scene.takePatch()
        _ = journal.take()
        try scene.deliver(.size(width: 390, height: 100), to: reader(in: scene).id)
        #expect(scene.takePatch() == nil)
        #expect(journal.take() == [])
        scene.close()
    }

    @Test("N05 a reader inside of a reader has its size too, and one that grows without end waits for the page")
    func nested() {
        struct Nested: View {
            @State private var height = 10.0

            var body: some View {
                VStack(spacing: 0) {
                    GeometryReader { outer in
                        GeometryReader { inner in Text("inner: \(Int(inner.size.width))") }
                            .frame(width: outer.size.width / 2)
                    }
                    .frame(height: 30)
                    GeometryReader { geometry in
                        Color.red.onChange(of: geometry.size, initial: true) { height = geometry.size.height + 1 }
                    }
                    .frame(height: height)
                }
            }
        }
        let scene = scene(Nested())
        _ = scene.takePatch()
        #expect(scene.tree.root.outline().contains("inner: 195"))
        scene.close()
    }

    @Test("N05 a scene without readers is never laid out")
    func none() {
        let scene = scene(Text("Nothing asks"))
        _ = scene.takePatch()
        #expect(scene.tree.takeUnmeasured().isEmpty && !scene.tree.reportsSizes)
        scene.close()
    }
}
