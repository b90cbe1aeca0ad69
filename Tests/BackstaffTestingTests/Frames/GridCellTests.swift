import BackstaffElements
import BackstaffTesting
import Foundation
import SwiftUI
import Testing

@Suite("What views say to the grid around them, in a host") @MainActor
struct GridCellTests {
    private static let size = Size(width: 200, height: 100)

    @Test("N07 a column is aligned by a guide of one of its cells, the others by that of the grid")
    func columnAlignment() throws {
        let host = HeadlessHost(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 100).gridColumnAlignment(.trailing)
                    box("b", 100)
                }
                GridRow {
                    box("c", 40)
                    box("d", 40)
                }
            }, size: Self.size)
        #expect(try host.frame(of: "c") == CGRect(x: 60, y: 50, width: 40, height: 20))
        #expect(try host.frame(of: "d").midX == 150)
        let grid = try #require(host.find("a").element.nearest(.vStack))
        #expect(grid.number(.arrangedWidth) == 200 && grid.number(.arrangedHeight) == 40)
    }

    @Test("N07 a cell has its own anchor, and a cell without a size along an axis takes that of the column")
    func anchorAndAxes() throws {
        let host = HeadlessHost(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { box("a", 100, 40) }
                GridRow { Color.red.gridCellUnsizedAxes(.horizontal).frame(height: 10).accessibilityLabel("b") }
                GridRow { box("c", 20).gridCellAnchor(.bottomTrailing) }
            }, size: Self.size)
        #expect(try host.frame(of: "b").width == 100)
        #expect(try host.frame(of: "c").maxX == host.frame(of: "a").maxX)
    }

    @Test("N07 a grid whose cells say nothing is laid out by the page")
    func plain() throws {
        let host = HeadlessHost(Grid { GridRow { box("a", 10) } }, size: Self.size)
        #expect(try host.find("a").element.nearest(.vStack)?.number(.arrangedWidth) == nil)
    }
}
