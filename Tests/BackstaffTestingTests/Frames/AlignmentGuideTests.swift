import BackstaffElements
import BackstaffTesting
import Foundation
import SwiftUI
import Testing

extension VerticalAlignment {
    private enum Waterline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] + context.height * 0.75 }
    }

    fileprivate static let waterline = VerticalAlignment(Waterline.self)
}

extension HorizontalAlignment {
    private enum Keel: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }

    fileprivate static let keel = HorizontalAlignment(Keel.self)
}

@Suite("Alignment guides in a host") @MainActor
struct AlignmentGuideTests {
    private static let size = Size(width: 200, height: 100)

    @Test("N08 a guide that a view sets moves it in a stack that aligns by this guide, and in no other")
    func explicit() throws {
        let host = HeadlessHost(
            VStack(alignment: .leading, spacing: 0) {
                box("a", 100, 20)
                box("b", 40, 20).alignmentGuide(.leading) { $0[.leading] - 30 }
                box("c", 40, 20).alignmentGuide(.trailing) { $0[.leading] - 30 }
            }, size: Self.size)
        #expect(try host.frame(of: "a") == CGRect(x: 50, y: 20, width: 100, height: 20))
        #expect(try host.frame(of: "b").minX == 80)
        #expect(try host.frame(of: "c").minX == 50)
    }

    @Test("N08 an alignment of the app has its default value, and crosses the containers inside")
    func custom() throws {
        let host = HeadlessHost(
            HStack(alignment: .waterline, spacing: 0) {
                box("a", 20, 40)
                VStack(spacing: 0) {
                    box("b", 20, 10)
                    box("c", 20, 20).alignmentGuide(.waterline) { $0[.bottom] }
                }
                box("d", 20, 8)
            }, size: Self.size)
        let a = try host.frame(of: "a")
        #expect(try host.frame(of: "c").maxY == a.minY + 30)
        #expect(try host.frame(of: "d").minY + 6 == a.minY + 30)
    }

    @Test("N08 a ZStack, a frame and an overlay align by guides of the app too")
    func containers() throws {
        let layers = HeadlessHost(
            ZStack(alignment: Alignment(horizontal: .keel, vertical: .top)) {
                box("a", 80, 40)
                box("b", 20, 10).alignmentGuide(.keel) { _ in 0 }
            }, size: Self.size)
        #expect(try layers.frame(of: "b").minX == layers.frame(of: "a").midX)

        let badge = HeadlessHost(
            box("a", 80, 40).overlay(alignment: .topTrailing) {
                box("b", 20, 20)
                    .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                    .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
            }, size: Self.size)
        let card = try badge.frame(of: "a")
        #expect(try badge.frame(of: "b") == CGRect(x: card.maxX - 10, y: card.minY - 10, width: 20, height: 20))
    }

    @Test("N08 the page gets the places of such views, and none without a guide")
    func places() throws {
        let host = HeadlessHost(
            VStack(alignment: .leading, spacing: 0) {
                box("a", 100, 20)
                box("b", 40, 20).alignmentGuide(.leading) { _ in -30 }
            }, size: Self.size)
        let stack = try #require(host.find("a").element.nearest(.vStack))
        #expect(stack.number(.arrangedWidth) == 100 && stack.number(.arrangedHeight) == 40)
        let plain = HeadlessHost(VStack(alignment: .leading) { box("a", 100, 20) }, size: Self.size)
        #expect(try plain.find("a").element.nearest(.vStack)?.number(.arrangedWidth) == nil)
    }

    @Test("N08 a guide follows the state that its closure reads")
    func state() async throws {
        struct Sliding: View {
            @State private var distance: CGFloat = 0
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Button("Slide") { distance += 10 }.frame(width: 100)
                    box("b", 40, 20).alignmentGuide(.leading) { _ in -distance }
                }
            }
        }
        let host = HeadlessHost(Sliding(), size: Self.size)
        #expect(try host.frame(of: "b").minX == 50)
        try await host.tap("Slide")
        #expect(try host.frame(of: "b").minX == 60)
        let operations = host.operationCount
        try await host.tap("Slide")
        #expect(try host.frame(of: "b").minX == 70)
        #expect(host.operationCount - operations == 1)
    }

    @Test("N08 a guide for the line below a row moves nothing")
    func rowSeparator() throws {
        let host = HeadlessHost(
            VStack(alignment: .leading, spacing: 0) {
                box("a", 100, 20)
                box("b", 40, 20).alignmentGuide(.listRowSeparatorLeading) { _ in 20 }
            }, size: Self.size)
        #expect(try host.frame(of: "b").minX == 50)
    }

    @Test("N08 a guide that is no number counts as 0")
    func nonsense() throws {
        let host = HeadlessHost(
            VStack(alignment: .leading, spacing: 0) {
                box("a", 100, 20)
                box("b", 40, 20).alignmentGuide(.leading) { _ in CGFloat.nan }
            }, size: Self.size)
        #expect(try host.frame(of: "b").minX == 50)
    }
}
