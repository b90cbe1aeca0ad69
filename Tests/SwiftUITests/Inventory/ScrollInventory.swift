import SwiftUI

/// Forms of positions, anchors and reports of scroll views.
struct ScrollInventory: View {
    @State private var position = ScrollPosition(edge: .bottom)
    @State private var reading = ScrollPosition(idType: String.self)
    @State private var isScrolled = false
    @State private var log: [String] = []
    @State private var page: String?
    @State private var other: Int? = 1

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(["first", "second"], id: \.self) { name in
                    Text(name)
                        .onScrollVisibilityChange(threshold: 0.2) { isVisible in log.append("\(name) \(isVisible)") }
                }
            }
            .scrollTargetLayout()
        }
        .defaultScrollAnchor(.bottom)
        .defaultScrollAnchor(.top, for: .alignment)
        .scrollPosition($position)
        .scrollPosition($reading, anchor: .center)
        .scrollPosition(id: $page)
        .scrollPosition(id: $other, anchor: .top)
        .onScrollPhaseChange { oldPhase, newPhase in
            if oldPhase == .idle, newPhase.isScrolling { log.append("begins") }
        }
        .onScrollPhaseChange { _, newPhase, context in
            if newPhase == .idle { log.append("ends at \(Int(context.geometry.contentOffset.y))") }
        }
        .onScrollGeometryChange(for: Bool.self) { geometry in
            geometry.contentOffset.y + geometry.contentInsets.top > 10
        } action: { wasScrolled, isScrolled in
            self.isScrolled = isScrolled
        }
        .onScrollTargetVisibilityChange(idType: String.self, threshold: 0.9) { ids in
            log.append("sees \(ids.joined(separator: "+"))")
        }
        Button("up") { withAnimation { position.scrollTo(edge: .top) } }
        Button("to") { position.scrollTo(id: "second", anchor: .top) }
        Button("by") { position.scrollTo(y: (position.point?.y ?? 0) + 40) }
        Text(isScrolled ? "scrolled" : "at the top")
        Text(position.isPositionedByUser ? "by a user" : "by the app")
        Text("reads \(reading.viewID(type: String.self) ?? "nothing")")
        Text("log \(log.joined(separator: ", "))")
    }
}
