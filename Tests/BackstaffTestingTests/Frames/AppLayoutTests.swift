import BackstaffElements
import BackstaffTesting
import Foundation
import SwiftUI
import Testing

/// Places its views from the leading edge, and in a new line when there is no room.
private struct FlowLayout: Layout {
    var gap: CGFloat = 10

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let rows = rows(of: subviews, in: proposal.width ?? .infinity)
        let height = rows.map(\.height).reduce(0, +) + gap * CGFloat(max(0, rows.count - 1))
        return CGSize(width: proposal.width ?? rows.map(\.width).max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        for row in rows(of: subviews, in: bounds.width) {
            var x = bounds.minX
            for index in row.views {
                subviews[index].place(at: CGPoint(x: x, y: y), proposal: .unspecified)
                x += subviews[index].sizeThatFits(.unspecified).width + gap
            }
            y += row.height + gap
        }
    }

    private func rows(of subviews: Subviews, in width: CGFloat) -> [(views: [Int], width: CGFloat, height: CGFloat)] {
        var rows: [(views: [Int], width: CGFloat, height: CGFloat)] = []
        for index in subviews.indices {
            let size = subviews[index].sizeThatFits(.unspecified)
            if let last = rows.last, last.width + gap + size.width <= width {
                rows[rows.count - 1].views.append(index)
                rows[rows.count - 1].width += gap + size.width
                rows[rows.count - 1].height = max(last.height, size.height)
            } else {
                rows.append(([index], size.width, size.height))
            }
        }
        return rows
    }
}

private struct Weight: LayoutValueKey {
    static let defaultValue = 1.0
}

/// Shares its width by the weights of its views.
private struct SharedWidth: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let sum = subviews.map { $0[Weight.self] }.reduce(0, +)
        var x = bounds.minX
        for subview in subviews {
            let width = bounds.width * subview[Weight.self] / sum
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}

/// Notes how often its cache is made.
private struct Caching: Layout {
    @MainActor static var made = 0

    func makeCache(subviews: Subviews) -> [CGSize] {
        Self.made += 1
        return subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        CGSize(width: cache.map(\.width).reduce(0, +), height: cache.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
        var x = bounds.minX
        for (subview, size) in zip(subviews, cache) {
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(size))
            x += size.width
        }
    }
}

@Suite("The app's own layouts in a host") @MainActor
struct AppLayoutTests {
    private static let size = Size(width: 200, height: 300)

    @Test("N09 the app's layout places its views, and in a new line those for which there is no room")
    func flow() throws {
        let host = HeadlessHost(
            FlowLayout {
                box("a", 80)
                box("b", 90, 30)
                box("c", 50)
            }, size: Self.size)
        // 30 points for the first line, 10 between them, 20 for the second: in the middle of 300 points.
        #expect(try host.frame(of: "a") == CGRect(x: 0, y: 120, width: 80, height: 20))
        #expect(try host.frame(of: "b") == CGRect(x: 90, y: 120, width: 90, height: 30))
        #expect(try host.frame(of: "c") == CGRect(x: 0, y: 160, width: 50, height: 20))
    }

    @Test("N09 the page gets the places in the layout with the views, and again what a change moves")
    func places() async throws {
        struct Growing: View {
            @State private var isWide = false
            var body: some View {
                FlowLayout {
                    box("a", isWide ? 120 : 80)
                    box("b", 60)
                    Button("More") { isWide = true }
                }
            }
        }
        let host = HeadlessHost(Growing(), size: Self.size)
        let before = try host.placed("b")
        #expect(before == [90, 0, 60, 20])
        try await host.tap("More")
        // 120 + 10 + 60 points still fit into 200.
        #expect(try host.placed("b") == [130, 0, 60, 20])
        // The outline is about what is there, not about where it is.
        #expect(!host.outline.contains("placed") && !host.outline.contains("arranged"))
    }

    @Test("N09 a narrower window places views anew")
    func resize() async throws {
        let host = HeadlessHost(
            FlowLayout {
                box("a", 80)
                box("b", 90)
            }, size: Self.size)
        #expect(try host.placed("b") == [90, 0, 90, 20])
        await host.resize(to: Size(width: 150, height: 300))
        #expect(try host.placed("b") == [0, 30, 90, 20])
    }

    @Test("N09 a layout reads values of its views, also through other modifiers, and the outermost of several counts")
    func values() throws {
        let host = HeadlessHost(
            SharedWidth {
                Color.red.accessibilityLabel("a")
                Color.blue.accessibilityLabel("b").layoutValue(key: Weight.self, value: 3).padding(0)
                Color.green.accessibilityLabel("c").layoutValue(key: Weight.self, value: 9)
                    .layoutValue(key: Weight.self, value: 4)
            }, size: Size(width: 160, height: 300))
        #expect(try host.frame(of: "a").width == 20)
        #expect(try host.frame(of: "b").width == 60)
        #expect(try host.frame(of: "c").width == 80)
    }

    @Test("N09 a layout in AnyLayout changes into a stack and back, and its views keep their state")
    func anyLayout() async throws {
        struct Switching: View {
            @State private var isFlow = true
            var body: some View {
                let layout = isFlow ? AnyLayout(FlowLayout()) : AnyLayout(VStackLayout(spacing: 0))
                layout {
                    Counter()
                    Button("Switch") { isFlow.toggle() }
                }
            }
        }
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        let host = HeadlessHost(Switching(), size: Self.size)
        try await host.tap("Count 0")
        #expect(try host.placed("Count 1").first == 0)
        try await host.tap("Switch")
        #expect(try host.placed("Count 1").isEmpty)
        #expect(try host.frame(of: "Count 1").midX == 100)
        try await host.tap("Switch")
        #expect(try host.placed("Count 1").first == 0)
    }

    @Test("N09 the cache of a layout is made once for each layout of the screen")
    func cache() async throws {
        Caching.made = 0
        let host = HeadlessHost(
            Caching {
                box("a", 30)
                Text("Salt")
            }, size: Self.size)
        #expect(Caching.made == 1)
        #expect(try host.frame(of: "Salt").minX == 100 + (30 - host.frame(of: "Salt").width) / 2)
        #expect(Caching.made <= 3)
    }

    @Test("N09 a layout in a layout, with texts that wrap, and a spacing by its views")
    func nested() throws {
        let host = HeadlessHost(
            VStack {
                FlowLayout(gap: 0) {
                    FlowLayout(gap: 0) { Text("Salt and pepper") }
                    box("a", 190)
                }
                Text("Below")
            }, size: Self.size)
        let salt = try host.frame(of: "Salt and pepper")
        #expect(salt.height == 22)
        #expect(try host.frame(of: "a").minY == salt.maxY)
        #expect(try host.frame(of: "Below").minY > host.frame(of: "a").maxY)
    }

    @Test("N09 a layout in a row of a list, in a screen of a column")
    func row() throws {
        let host = HeadlessHost(
            NavigationSplitView {
                Text("Sidebar")
            } detail: {
                List {
                    Section("Boxes") {
                        FlowLayout {
                            box("a", 200)
                            box("b", 200)
                        }
                        .padding(.vertical, 6)
                    }
                }
                .navigationTitle("Boxes")
            }, size: Size(width: 1194, height: 834))
        #expect(try host.placed("b") == [210, 0, 200, 20], "\(host.frames)")
    }

    @Test("N09 a layout in a geometry reader has its cache and its distances, also when views are added")
    func reader() async throws {
        struct Shelf: View {
            @State private var boxes = ["a"]
            var body: some View {
                VStack {
                    Button("Add") { boxes.append("b") }
                    GeometryReader { _ in
                        Caching { ForEach(boxes, id: \.self) { box($0, 30) } }
                    }
                }
            }
        }
        let host = HeadlessHost(Shelf(), size: Self.size)
        #expect(try host.placed("a") == [0, 0, 30, 20])
        try await host.tap("Add")
        #expect(try host.placed("b") == [30, 0, 30, 20])
    }

    @Test("N09 a screen that is covered keeps its places")
    func covered() async throws {
        let host = HeadlessHost(
            NavigationStack {
                VStack {
                    FlowLayout {
                        box("a", 80)
                        box("b", 60)
                    }
                    NavigationLink("Next") { Text("Second") }
                }
                .navigationTitle("First")
            }, size: Self.size)
        let places = try host.placed("b")
        let element = try host.find("b").element
        try await host.tap("Next")
        #expect(host.placed(element) == places)
        try await host.goBack()
        #expect(try host.placed("b") == places)
    }

    @Test("N09 a subview that the app keeps, and its dimensions, answer without harm after the layout")
    func kept() async throws {
        struct Keeping: Layout {
            final class Kept { var subviews: Subviews?, dimensions: ViewDimensions? }
            @MainActor static let kept = Kept()

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                Self.kept.subviews = subviews
                Self.kept.dimensions = subviews.first?.dimensions(in: .unspecified)
                return CGSize(width: 50, height: 50)
            }

            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
        }
        let host = HeadlessHost(Keeping { box("a", 30) }, size: Self.size)
        await host.resize(to: Size(width: 300, height: 300))
        let (subviews, dimensions) = (Keeping.kept.subviews, Keeping.kept.dimensions)
        await host.resize(to: Size(width: 200, height: 300))
        #expect(subviews?.first?.sizeThatFits(.unspecified) == .zero)
        #expect(dimensions?.width == 30)
        #expect(dimensions?[HorizontalAlignment.center].isFinite == true)
        let elsewhere = await Task.detached { [subviews] in subviews?.first?.sizeThatFits(.unspecified) }.value
        #expect(elsewhere == .zero)
    }

    @Test("N09 in a right-to-left language, places are mirrored")
    func rightToLeft() throws {
        let host = HeadlessHost(
            FlowLayout {
                box("a", 80)
                box("b", 60)
            }.environment(\.layoutDirection, .rightToLeft), size: Self.size)
        #expect(try host.placed("a") == [120, 0, 80, 20])
        #expect(try host.placed("b") == [50, 0, 60, 20])
    }

    @Test("N09 a layout in a cover is asked, with the room of the window")
    func cover() async throws {
        struct Covering: View {
            @State private var isShown = false
            var body: some View {
                Button("Cover") { isShown = true }
                    .fullScreenCover(isPresented: $isShown) {
                        FlowLayout {
                            box("a", 120)
                            box("b", 60)
                            box("c", 40)
                        }
                    }
            }
        }
        let host = HeadlessHost(Covering(), size: Self.size)
        try await host.tap("Cover")
        #expect(try host.placed("c") == [0, 30, 40, 20])
    }

    @Test("N09 a layout with answers that are no numbers doesn't end the process")
    func nonsense() throws {
        struct Nonsense: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                CGSize(width: CGFloat.nan, height: -.infinity)
            }

            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
                for subview in subviews {
                    subview.place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: .infinity)
                }
            }
        }
        let host = HeadlessHost(Nonsense { box("a", 30) }, size: Self.size)
        #expect(try host.placed("a").allSatisfy(\.isFinite))
    }
}

extension HeadlessHost {
    /// The place and the size that the page gets for a view: x, y, width and height. It is empty if no layout places it.
    fileprivate func placed(_ words: String) throws -> [Double] { try placed(find(words).element) }

    fileprivate func placed(_ found: Element) -> [Double] {
        let placed = sequence(first: found, next: \.parent).first {
            $0[.placedX] != nil || $0[.arrangedWidth] != nil || $0.role == .vStack
        }
        return [AttributeKey.placedX, .placedY, .placedWidth, .placedHeight].compactMap { placed?.number($0) }
    }
}
