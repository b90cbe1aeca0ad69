import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Foundation
import Testing

@Observable
private final class Widths {
    var fixed: Double?
    var minimum: Double?
    var ideal = 240.0
    var maximum: Double?
}

private struct Sized: View {
    let widths: Widths

    var body: some View {
        NavigationSplitView {
            if let fixed = widths.fixed {
                Text("Sidebar").navigationSplitViewColumnWidth(fixed)
            } else {
                Text("Sidebar").navigationSplitViewColumnWidth(
                    min: widths.minimum.map { CGFloat($0) }, ideal: widths.ideal,
                    max: widths.maximum.map { CGFloat($0) })
            }
        } detail: {
            Text("Detail")
        }
    }
}

private struct SizedThree: View {
    var body: some View {
        NavigationSplitView(columnVisibility: .constant(.all)) {
            NavigationStack { Text("Sidebar").navigationSplitViewColumnWidth(200) }
        } content: {
            Text("Content").navigationSplitViewColumnWidth(min: 250, ideal: 300, max: 350)
        } detail: {
            Text("Detail").navigationSplitViewColumnWidth(100)
        }
        .navigationSplitViewStyle(.balanced)
    }
}

@MainActor
@Suite("Column widths")
struct ColumnWidthTests {
    @Test("B05 a fixed width applies, in a stack too, and the column's divider can't be dragged")
    func fixed() async throws {
        let host = HeadlessHost(SizedThree(), size: .tabletLandscape)
        #expect(host.columnWidths == [200, 300])
        await #expect(throws: LookUpFailure.self) { try await host.dragDivider(of: "sidebar", to: 250) }
        #expect(host.columnWidths == [200, 300])
    }

    @Test("B06 a flexible column starts at its ideal width, and can be dragged within its limits")
    func flexible() async throws {
        let host = HeadlessHost(SizedThree(), size: .tabletLandscape)
        for (wanted, width) in [(320.0, 320.0), (100_000, 350), (1, 350), (260, 260), (126, 250)] {
            // A width of 1 is less than half of the minimum. It would hide the column, which the constant binding
            // refuses.
            try await host.dragDivider(of: "content", to: wanted)
            #expect(host.columnWidths == [200, width])
        }
        await #expect(throws: LookUpFailure.self) { try await host.dragDivider(of: "detail", to: 300) }
    }

    @Test("B06 without a modifier each column has a default width")
    func usual() {
        let host = HeadlessHost(ThreeColumns(model: LibraryModel()), size: Size(width: 1500, height: 900))
        #expect(host.columnWidths == [320, 375])
    }

    @Test("B06 a changed width takes effect, also from fixed to flexible and back")
    func changes() async throws {
        let widths = Widths()
        let host = HeadlessHost(Sized(widths: widths), size: .tabletLandscape)
        #expect(host.columnWidths == [240])
        for _ in 0..<3 {
            widths.fixed = 180
            host.update()
            #expect(host.columnWidths == [180])
            widths.fixed = nil
            widths.ideal = 300
            host.update()
            #expect(host.columnWidths == [300])
            widths.ideal = 240
            host.update()
            #expect(host.columnWidths == [240])
        }
    }

    @Test(
        "B06 contradictory limits are corrected, and no column has width zero",
        arguments: [
            (nil, 240.0, nil), (500, 240, 100), (-5, 240, -1), (.nan, 240, .nan), (nil, .nan, nil), (nil, 0, nil),
            (nil, -.infinity, nil), (.infinity, .infinity, .infinity), (0, 240, .infinity), (nil, 1e300, nil),
        ] as [(Double?, Double, Double?)])
    func impossible(minimum: Double?, ideal: Double, maximum: Double?) {
        let widths = Widths()
        widths.minimum = minimum
        widths.ideal = ideal
        widths.maximum = maximum
        let host = HeadlessHost(Sized(widths: widths), size: .tabletLandscape)
        #expect(host.columnWidths.allSatisfy { $0 >= 1 && $0 <= 1_000_000 })
        widths.fixed = ideal
        host.update()
        #expect(host.columnWidths.allSatisfy { $0 >= 1 && $0 <= 1_000_000 })
        #expect(host.trouble == nil)
    }

    private func scene(_ view: some View, widths: [[Double]]) -> LiveScene {
        var configuration = SceneConfiguration(
            width: 1194, height: 834, url: "/", isDark: false, reducesMotion: false, isTouch: false, language: "en",
            isPreview: false)
        configuration.columnWidths = widths
        return LiveScene(AnyView(view), configuration)
    }

    private func widths(in scene: LiveScene) -> [Double] {
        var found: [Double] = []
        scene.tree.root.forEachDescendant { element in
            if element.role == .column, case .number(let width) = element[.width] { found.append(width) }
        }
        return found
    }

    @Test(
        "K05 column widths from an earlier launch are restored within their limits",
        arguments: [
            ([[0, 333]], [200, 333.0]), ([[300, 333]], [200, 333]), ([[0, 9999]], [200, 350]), ([[0, 1]], [200, 250]),
            ([[]], [200, 300]), ([], [200, 300]), ([[.nan, .nan]], [200, 300]), ([[-1, .infinity]], [200, 300]),
            ([[0, 260, 99, 98], [97]], [200, 260]),
        ] as [([[Double]], [Double])])
    func kept(given: [[Double]], expected: [Double]) {
        #expect(widths(in: scene(SizedThree(), widths: given)) == expected)
    }

    @Test("K05 a dragged width is kept while the columns are collapsed")
    func dragged() async throws {
        let host = HeadlessHost(SizedThree(), size: .tabletLandscape)
        try await host.dragDivider(of: "content", to: 280)
        await host.resize(to: .phone)
        await host.resize(to: .tabletLandscape)
        #expect(host.columnWidths == [200, 280])
    }

    @Test("K05 a dragged width is kept when its split view is recreated")
    func draggedAndMadeAnew() async throws {
        // Apps swap containers by size class.
        struct Swapping: View {
            @Environment(\.horizontalSizeClass) private var sizeClass

            var body: some View {
                if sizeClass == .regular { SizedThree() } else { Text("Compact") }
            }
        }
        let host = HeadlessHost(Swapping(), size: .tabletLandscape)
        try await host.dragDivider(of: "content", to: 280)
        await host.resize(to: .phone)
        #expect(host.shows("Compact"))
        await host.resize(to: .tabletLandscape)
        #expect(host.columnWidths == [200, 280])
    }
}
