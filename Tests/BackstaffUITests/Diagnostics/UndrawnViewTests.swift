import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Foundation
import Testing

@MainActor
@Suite("What compiles and isn't drawn")
struct UndrawnViewTests {
    private struct Spiral: Layout {
        var turns = 2.0
        var animatableData: Double {
            get { turns }
            set { turns = newValue }
        }

        struct Cache { var sizes: [CGSize] = [] }

        func makeCache(subviews: Subviews) -> Cache { Cache() }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
            cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
        ) {
            for (index, subview) in subviews.enumerated() {
                subview.place(at: CGPoint(x: bounds.midX, y: CGFloat(index)), anchor: .center, proposal: .unspecified)
            }
        }
    }

    private struct Page: View {
        @State private var isWide = false

        var body: some View {
            let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(Spiral())
            Spiral {
                Text("a")
                Text("b")
            }
            layout { Text("c") }
            Button("Widen") { isWide = true }
            Canvas { context, size in
                context.blendMode = .xor
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            }
        }
    }

    @Test("E07 the views of a layout of the app are shown, and what a canvas can't draw is reported")
    func layout() async throws {
        var host: HeadlessHost?
        let reports = try await MistakeTests.reports { host = HeadlessHost(Page()) }
        #expect(host?.texts == ["a", "b", "c", "Widen"])
        #expect(reports.allSatisfy { $0.mistake == .undrawnView })
        #expect(reports.contains { $0.message.contains("Canvas") })
        try await host?.tap("Widen")
        #expect(host?.texts == ["a", "b", "c", "Widen"])
    }
}
