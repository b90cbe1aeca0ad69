import BackstaffTesting
import Foundation
import SwiftUI
import Testing

@Suite("Canvases without a browser") @MainActor
struct CanvasFrameTests {
    private struct Gauge: View {
        @State private var level = 2

        var body: some View {
            VStack(spacing: 0) {
                Canvas { context, size in
                    for index in 0..<level {
                        let rect = CGRect(x: CGFloat(index) * 10, y: 0, width: 8, height: size.height)
                        context.fill(Path(rect), with: .color(.green))
                    }
                    context.draw(Text("\(level) of 5"), at: CGPoint(x: size.width / 2, y: size.height / 2))
                }
                .frame(height: 40)
                Button("More") { level += 1 }
            }
        }
    }

    @Test("N11 the outline says what a canvas draws, and follows the state that its renderer reads")
    func outline() async throws {
        let host = HeadlessHost(Gauge(), size: Size(width: 200, height: 100))
        #expect(host.outline.contains(#"canvas drawing="2 fills, text “2 of 5”""#))
        try await host.tap("More")
        #expect(host.outline.contains(#"canvas drawing="3 fills, text “3 of 5”""#))
    }

    @Test("N11 a canvas takes all room, and knows its size")
    func room() throws {
        let host = HeadlessHost(
            VStack(spacing: 0) {
                Canvas { context, size in
                    context.draw(Text("\(Int(size.width)) by \(Int(size.height))"), at: .zero)
                }
                .accessibilityLabel("Sea")
                Text("Shore")
            }, size: Size(width: 200, height: 100))
        #expect(try host.frame(of: "Sea") == CGRect(x: 0, y: 0, width: 200, height: 78))
        #expect(host.outline.contains("text “200 by 78”"))
    }

    @Test("N11 each date of a timeline is one change of its canvas")
    func timeline() async throws {
        struct Clock: View {
            let dates: [Date]
            var body: some View {
                TimelineView(.explicit(dates)) { timeline in
                    Canvas { context, size in
                        let second = Int(timeline.date.timeIntervalSince(dates[0]) * 10 + 0.5)
                        context.draw(Text("tick \(second)"), at: .zero)
                    }
                }
            }
        }
        let start = Date.now
        let host = HeadlessHost(Clock(dates: [start, start + 0.2, start + 0.4]), size: Size(width: 200, height: 100))
        #expect(host.outline.contains("text “tick 0”"))
        for _ in 0..<100 where !host.outline.contains("text “tick 4”") {
            try await Task.sleep(for: .milliseconds(20))
            await host.settle()
        }
        #expect(host.outline.contains("text “tick 4”"))
    }
}
