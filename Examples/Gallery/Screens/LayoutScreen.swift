import SwiftUI

/// A layout of the app, an alignment of the app, and a view that is chosen by its size.
public struct LayoutScreen: View {
    @State private var harbors = ["Skagen", "Bergen", "Rotterdam", "Le Havre", "Kiel", "Reykjavík", "Aberdeen"]
    @State private var distance = 24.0

    public init() {}

    public var body: some View {
        List {
            Section("A Layout of the App") {
                FlowLayout(spacing: 8) {
                    ForEach(harbors, id: \.self) { harbor in
                        Text(harbor)
                            .padding(.horizontal, 12)
                            .padding(.vertical, 6)
                            .background(.tint.opacity(0.15), in: .capsule)
                    }
                }
                .padding(.vertical, 6)
                Button("Sort by Length") { withAnimation { harbors.sort { $0.count < $1.count } } }
            }
            Section("An Alignment Guide") {
                VStack(alignment: .leading, spacing: 6) {
                    Text("The harbor master")
                    Text("moves this line.")
                        .alignmentGuide(.leading) { $0[.leading] - distance }
                }
                Slider(value: $distance, in: 0...120) { Text("Distance") }
            }
            Section("The First View That Fits") {
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 16) { buttons }
                    VStack(spacing: 8) { buttons }
                }
                .frame(maxWidth: .infinity)
                .padding(.vertical, 6)
            }
        }
        .navigationTitle("Layout")
    }

    @ViewBuilder
    private var buttons: some View {
        Button("Cast Off from the Pier") {}.buttonStyle(.borderedProminent)
        Button("Stay in the Harbor") {}.buttonStyle(.bordered)
    }
}

/// Places views beside each other, and in a new line when there is no room.
private struct FlowLayout: Layout {
    var spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let lines = lines(of: subviews, in: proposal.width ?? .infinity)
        let height = lines.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, lines.count - 1))
        return CGSize(width: proposal.width ?? lines.map(\.width).max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        for line in lines(of: subviews, in: bounds.width) {
            var x = bounds.minX
            for index in line.views {
                let size = subviews[index].sizeThatFits(.unspecified)
                subviews[index].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
                x += size.width + spacing
            }
            y += line.height + spacing
        }
    }

    private struct Line {
        var views: [Int] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private func lines(of subviews: Subviews, in width: CGFloat) -> [Line] {
        var lines: [Line] = []
        for index in subviews.indices {
            let size = subviews[index].sizeThatFits(.unspecified)
            let isFull = lines.last.map { $0.width + spacing + size.width > width } ?? true
            if isFull { lines.append(Line()) }
            var line = lines.removeLast()
            line.width += size.width + (line.views.isEmpty ? 0 : spacing)
            line.height = max(line.height, size.height)
            line.views.append(index)
            lines.append(line)
        }
        return lines
    }
}
