import BackstaffLayout
import Testing

@Suite("Safe areas")
struct SafeAreaFactTests {
    /// A view of 100 by 20 points in a window of 400 by 800 with insets 10, 20, 30 and 40, and how far it goes on.
    struct Place: Sendable {
        let x: Double
        let y: Double
        let insets: LayoutInsets
    }

    @Test(
        "src-18 a view goes on to the edge of the window where it reaches the border of the safe area",
        arguments: [
            Place(x: 150, y: 10, insets: LayoutInsets(top: 10)),
            Place(x: 150, y: 750, insets: LayoutInsets(bottom: 30)),
            Place(x: 20, y: 100, insets: LayoutInsets(leading: 20)),
            Place(x: 260, y: 100, insets: LayoutInsets(trailing: 40)),
            Place(x: 150, y: 100, insets: .zero),
            Place(x: 20, y: 10, insets: LayoutInsets(top: 10, leading: 20)),
        ])
    func edges(place: Place) {
        let leaf = color()
        let view = LayoutSafeAreaIgnorer(.all, leaf).frame(width: 100, height: 20).offset(place.x - 20, place.y - 10)
        let root = view.frame(width: 340, height: 760, .topLeading)
        _ = LayoutTree(root: root).layout(
            in: LayoutSize(400, 800), safeArea: LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
        #expect(
            leaf.frameInTree
                == LayoutRect(
                    place.x - place.insets.leading, place.y - place.insets.top,
                    100 + place.insets.leading + place.insets.trailing,
                    20 + place.insets.top + place.insets.bottom))
    }

    @Test("N10 only the given edges are ignored")
    func givenEdges() {
        let leaf = color()
        let root = LayoutSafeAreaIgnorer([.top, .trailing], leaf)
        _ = LayoutTree(root: root).layout(
            in: LayoutSize(400, 800), safeArea: LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
        #expect(leaf.frameInTree == LayoutRect(20, 0, 380, 770))
    }

    @Test("N10 a view that is moved to the border goes on from then on")
    func moved() {
        let leaf = color("c")
        let spacer = LayoutMeasuredLeaf(LayoutMeasures(ideal: LayoutSize(10, 50)))
        let root = vStack(0, nil, spacer, LayoutSafeAreaIgnorer(.top, leaf).frame(height: 20)).frame(
            maxHeight: .infinity, .top)
        let tree = LayoutTree(root: root)
        _ = tree.layout(in: LayoutSize(100, 200), safeArea: LayoutInsets(top: 40))
        #expect(leaf.frameInTree == LayoutRect(0, 90, 100, 20))
        spacer.change(to: LayoutMeasures(ideal: LayoutSize(10, 0)))
        _ = tree.layout(in: LayoutSize(100, 200), safeArea: LayoutInsets(top: 40))
        #expect(leaf.frameInTree == LayoutRect(0, 0, 100, 60))
    }

    private static func insets(_ content: LayoutNode) -> LayoutNode {
        var view = content
        let bars: [(LayoutSafeAreaInset.Edge, LayoutNode)] = [
            (.leading, color("l").frame(width: 10)), (.top, color("t").frame(height: 20)),
            (.trailing, color("r").frame(width: 30)), (.bottom, color("b").frame(height: 40)),
        ]
        for (edge, bar) in bars { view = LayoutSafeAreaInset(edge, content: view, secondary: bar) }
        return view
    }

    @Test("N10 osu-41 views at the edges make the safe area smaller")
    func insetViews() {
        let content = color()
        let root = Self.insets(content)
        _ = LayoutTree(root: root).layout(in: LayoutSize(200, 200))
        #expect(content.frameInTree == LayoutRect(18, 28, 144, 124))
        #expect(root.node(named: "b")?.frameInTree == LayoutRect(0, 160, 200, 40))
        #expect(root.node(named: "r")?.frameInTree == LayoutRect(170, 0, 30, 152))
    }

    @Test("N10 src-17 the view at the edge is offered what the content's least size leaves")
    func secondary() {
        let bar = color("b")
        let root = LayoutSafeAreaInset(.bottom, content: color("c").frame(minHeight: 50), secondary: bar)
        _ = LayoutTree(root: root).layout(in: LayoutSize(100, 200))
        #expect(bar.proposal == LayoutProposal(100, 142))
        #expect(bar.frameInTree == LayoutRect(0, 58, 100, 142))
        #expect(root.node(named: "c")?.frameInTree == LayoutRect(0, 0, 100, 50))
    }

    @Test("N10 a view at an edge can go on to the edge of the window")
    func ignoringBar() {
        let background = color()
        let bar = fixed(100, 40).overlay(.center, LayoutSafeAreaIgnorer(.all, background)).frame(maxWidth: .infinity)
        let root = LayoutSafeAreaInset(.bottom, content: color(), secondary: bar)
        _ = LayoutTree(root: root).layout(in: LayoutSize(100, 220), safeArea: LayoutInsets(bottom: 20))
        #expect(background.frameInTree == LayoutRect(0, 160, 100, 60))
    }

    @Test("N10 content that ignores the safe area goes on behind the views at the edges")
    func ignoredInsets() {
        let content = color()
        let root = Self.insets(LayoutSafeAreaIgnorer(.all, content))
        _ = LayoutTree(root: root).layout(
            in: LayoutSize(200, 220), safeArea: LayoutInsets(top: 20))
        #expect(content.frameInTree == LayoutRect(0, 0, 200, 220))
    }

    @Test("N10 away from the edges of the window, content goes on behind the view at the edge, and no further")
    func insetInside() {
        let content = color()
        let root = LayoutSafeAreaInset(
            .bottom, spacing: 0, content: LayoutSafeAreaIgnorer(.all, content), secondary: fixed(100, 20, "b")
        ).frame(width: 100, height: 100)
        let tree = LayoutTree(root: root)
        _ = tree.layout(in: LayoutSize(300, 300))
        #expect(content.frameInTree == LayoutRect(100, 100, 100, 100))
        #expect(root.node(named: "b")?.frameInTree == LayoutRect(100, 180, 100, 20))
        // The view now reaches the top and the bottom of the safe area.
        _ = tree.layout(in: LayoutSize(300, 130), safeArea: LayoutInsets(top: 20, bottom: 10))
        #expect(content.frameInTree == LayoutRect(100, 0, 100, 130))
    }

    @Test("N10 the content of a reader follows the place of the reader")
    func reader() {
        let leaf = color()
        let spacer = LayoutMeasuredLeaf(LayoutMeasures(ideal: LayoutSize(10, 0)))
        let root = vStack(0, nil, spacer, LayoutGeometryReader().frame(height: 20)).frame(maxHeight: .infinity, .top)
        let host = AppHost(root, content: { _ in [LayoutSafeAreaIgnorer(.top, leaf)] })
        let insets = LayoutInsets(top: 40)
        _ = host.settle { $0.layout(in: LayoutSize(100, 200), safeArea: insets) }
        #expect(leaf.frameInTree == LayoutRect(0, 0, 100, 60))
        spacer.change(to: LayoutMeasures(ideal: LayoutSize(10, 50)))
        _ = host.settle { $0.layout(in: LayoutSize(100, 200), safeArea: insets) }
        #expect(leaf.frameInTree == LayoutRect(0, 90, 100, 20))
    }
}
