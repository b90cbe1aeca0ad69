import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Fuzzing
import Testing

/// Events as a faulty or hostile page would send them, directly to elements by their ids.
@MainActor
@Suite("Events that columns and lists refuse or ignore")
struct HostileEventTests {
    private func scene(_ view: some View, _ width: Double, _ height: Double) -> LiveScene {
        LiveScene(
            AnyView(view),
            SceneConfiguration(
                width: width, height: height, url: "/", isDark: false, reducesMotion: false, isTouch: false,
                language: "en", isPreview: false))
    }

    private func all(_ role: ElementRole, in scene: LiveScene) -> [Element] {
        var found: [Element] = []
        scene.tree.root.forEachDescendant { if $0.role == role { found.append($0) } }
        return found
    }

    /// The outcome of an event: whether it was refused, and why.
    private func deliver(_ event: ElementEvent, to element: Element, in scene: LiveScene) -> String {
        do {
            try scene.deliver(event, to: element.id)
        } catch {
            return error.rawValue
        }
        _ = scene.takePatch()
        return "applied"
    }

    @Test("B01 the scene and the split view ignore impossible sizes")
    func sizes() throws {
        let model = LibraryModel()
        let scene = scene(TwoColumns(model: model), 1194, 834)
        let split = try #require(all(.splitView, in: scene).first)
        let before = scene.tree.root.outline()
        for width in [0, -1, .nan, .infinity, -.infinity, 1e308] {
            scene.resize(width: width == 1e308 ? 0 : width, height: 800)
            scene.resize(width: 800, height: width == 1e308 ? 0 : width)
            _ = deliver(.size(width: width, height: width), to: split, in: scene)
            #expect(scene.tree.root.outline() == before)
        }
        #expect(scene.graph.trouble == nil)
        #expect(model.writes.take() == [])
    }

    @Test("B01 very large and very small windows work")
    func extremes() {
        let model = LibraryModel()
        let scene = scene(ThreeColumns(model: model), 1194, 834)
        for (width, height) in [(1e12, 1e12), (1, 1), (1e-300, 1e-300), (1e300, 1), (660, 1e9)] {
            scene.resize(width: width, height: height)
            _ = scene.takePatch()
            #expect(scene.graph.trouble == nil)
            #expect(all(.column, in: scene).contains { !$0.has(.covered) })
        }
        #expect(model.writes.take() == [])
    }

    @Test("K03 after many fast resizes the last size applies, and nothing is written")
    func storm() {
        let model = LibraryModel()
        model.shelf = 2
        model.book = 3
        let stormy = scene(ThreeColumns(model: model), 1194, 834)
        let calm = scene(ThreeColumns(model: model), 1194, 834)
        _ = model.writes.take()
        var random = SeededGenerator(seed: 5)
        for round in 0..<300 {
            stormy.resize(width: .random(in: 1...2000, using: &random), height: .random(in: 1...2000, using: &random))
            if round.isMultiple(of: 7) { _ = stormy.takePatch() }
        }
        stormy.resize(width: 1194, height: 834)
        #expect(stormy.tree.root.outline() == calm.tree.root.outline())
        #expect(model.writes.take() == [])
    }

    @Test("C01 a row that was just deleted selects nothing")
    func deletedRow() throws {
        struct Rows: View {
            @Bindable var model: LibraryModel

            var body: some View {
                List(model.path, id: \.self, selection: $model.shelf) { Text("Row \($0)") }
            }
        }
        let model = LibraryModel()
        model.path = [1, 2, 3]
        let scene = scene(Rows(model: model), 390, 844)
        let row = all(.row, in: scene)[1]
        let list = try #require(all(.list, in: scene).first)
        model.path = [1, 3]
        for event in [ElementEvent.activate, .select(.toggle), .select(.extend)] {
            #expect(deliver(event, to: row, in: scene) != "applied" || model.shelf == nil)
        }
        #expect(model.shelf == nil)
        model.path = []
        for move in SelectionMove.allCases {
            _ = deliver(.moveSelection(move, extends: true), to: list, in: scene)
        }
        #expect(model.shelf == nil)
        #expect(scene.graph.trouble == nil)
    }

    @Test("C01 events for rows, lists and dividers of covered columns are refused")
    func covered() throws {
        let model = LibraryModel()
        model.shelf = 1
        let scene = scene(TwoColumns(model: model), 390, 844)
        _ = model.writes.take()
        let list = try #require(all(.list, in: scene).first)
        let row = all(.row, in: scene)[2]
        for (event, element) in [
            (ElementEvent.activate, row), (.select(.toggle), row), (.moveSelection(.down, extends: false), list),
            (.window(first: 0, last: 10, rowHeight: 44), list),
        ] {
            #expect(deliver(event, to: element, in: scene) != "applied")
        }
        #expect(model.writes.take() == [])
    }

    @Test("B06 impossible widths are ignored, and so are dividers that are collapsed or hidden")
    func widths() throws {
        let model = LibraryModel()
        let scene = scene(TwoColumns(model: model), 1194, 834)
        let divider = try #require(all(.columnDivider, in: scene).first)
        let before = scene.tree.root.outline()
        for width in [Double.nan, .infinity, -.infinity] {
            _ = deliver(.width(width), to: divider, in: scene)
            #expect(scene.tree.root.outline() == before)
        }
        #expect(deliver(.width(1e300), to: divider, in: scene) == "applied")
        #expect(all(.column, in: scene)[0][.width] == .number(400))
        #expect(model.writes.take() == [])

        scene.resize(width: 390, height: 844)
        let collapsed = scene.tree.root.outline()
        for width in [0.0, -1, 300] { _ = deliver(.width(width), to: divider, in: scene) }
        #expect(scene.tree.root.outline() == collapsed)
        #expect(model.writes.take() == [])
    }

    @Test("D04 expanded: back at the root of a column's stack changes nothing")
    func backAtTheRoot() {
        let model = LibraryModel()
        model.shelf = 1
        let scene = scene(ColumnWithStack(model: model), 1194, 834)
        _ = model.writes.take()
        let before = scene.tree.root.outline()
        for stack in all(.navigationStack, in: scene) {
            for event in [ElementEvent.back(steps: 1), .back(steps: .max), .back(steps: .min), .peek, .unpeek] {
                _ = deliver(event, to: stack, in: scene)
                #expect(scene.tree.root.outline() == before)
            }
        }
        #expect(model.writes.take() == [])
    }

    @Test("D04 collapsed: back at the root of the top column leaves it once, and covered stacks don't answer")
    func backAtTheRootCollapsed() {
        let model = LibraryModel()
        model.shelf = 1
        let scene = scene(ColumnWithStack(model: model), 390, 844)
        _ = model.writes.take()
        let stacks = all(.navigationStack, in: scene)
        for event in [ElementEvent.peek, .unpeek, .back(steps: .max), .back(steps: .min), .back(steps: 1)] {
            for stack in stacks.reversed() { _ = deliver(event, to: stack, in: scene) }
        }
        #expect(model.writes.take() == ["shelf nil"])
        #expect(scene.graph.trouble == nil)
    }

    @Test("B10 the toggle and a tap outside are refused or ignored where they have no meaning")
    func toggleWhileCollapsed() throws {
        let model = LibraryModel()
        let scene = scene(TwoColumns(model: model), 390, 844)
        let toggle = try #require(all(.sidebarToggle, in: scene).first)
        let split = try #require(all(.splitView, in: scene).first)
        #expect(deliver(.activate, to: toggle, in: scene) != "applied")
        _ = deliver(.activate, to: split, in: scene)
        #expect(model.writes.take() == [])
    }

    @Test("C03 a selection event for the wrong kind of row or list is refused")
    func wrongVerbs() throws {
        struct Rows: View {
            var body: some View {
                List { ForEach(0..<3) { Text("Row \($0)") } }
            }
        }
        let scene = scene(Rows(), 390, 844)
        let list = try #require(all(.list, in: scene).first)
        #expect(deliver(.moveSelection(.down, extends: false), to: list, in: scene) != "applied")
        for row in all(.row, in: scene) {
            #expect(deliver(.activate, to: row, in: scene) != "applied")
            #expect(deliver(.select(.toggle), to: row, in: scene) != "applied")
        }
    }
}
