import BackstaffElements
import BackstaffGraph
import BackstaffNavigation
import Foundation

extension View {
    /// Binds the position of the scroll view in this view.
    ///
    /// When the app changes the position, the page scrolls, animated if the change is made in `withAnimation`. When a user
    /// scrolls, ``ScrollPosition/isPositionedByUser`` becomes `true`. If there are several scroll views, the first one
    /// counts.
    ///
    /// - Parameters:
    ///   - position: The position.
    ///   - anchor: Where views are put that the position names without an anchor.
    public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        modifier(ScrollPositionModifier(position: position, anchor: anchor, fileID: fileID, line: line))
    }
}

/// Follows a position.
///
///     the app changes the position ──► body ──► `scroll-to` of the wrapper, or `scroll-target` of a view ──► the page scrolls
///     a user scrolls ──► the page reports ──► the position is that of the user
private struct ScrollPositionModifier: ViewModifier {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?
    let fileID: StaticString
    let line: UInt
    @State private var targets = ScrollTargets()
    @Environment(\.scrollTargets) private var outer

    func body(content: Content) -> some View {
        let _ = targets.outer = outer
        content.environment(\.scrollTargets, targets).modifier(
            ScrollPositionWrapper(
                value: position.wrappedValue, position: position, anchor: anchor, targets: targets,
                report: {
                    Diagnostics.report(
                        .unknownScrollTarget,
                        "scrollTo(id:anchor:) of a ScrollPosition finds no view with this identity.",
                        fileID: fileID, line: line)
                }))
    }
}

/// The request of a position that the page has last got.
@MainActor
private final class ScrollRequest {
    var last: ScrollPosition?
    /// Where the scroll view begins, in the words of the page.
    var start: String?
    /// The last request, in the words of the page.
    var words: String?
}

private struct ScrollPositionWrapper: WrappingModifier {
    static var role: ElementRole { .style }

    let value: ScrollPosition
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?
    let targets: ScrollTargets
    let report: () -> Void

    func configure(_ wrapper: WrapperNode) {
        let request = wrapper.memory as? ScrollRequest ?? ScrollRequest()
        wrapper.memory = request
        follow(value, request)
        wrapper.set(.scrollReports, true)
        wrapper.set(.scrollStart, request.start)
        wrapper.set(.scrollTo, request.words)
        wrapper.set(.threshold, value.idType == nil ? nil : 0.5)
        wrapper.onEvent = { event, element in note(event, at: element, request) }
        wrapper.respond(to: value.idType == nil ? .scroll : [.scroll, .targets])
    }

    private func follow(_ value: ScrollPosition, _ request: ScrollRequest) {
        let last = request.last
        request.last = value
        if let last, last.goal == value.goal, last.request == value.request { return }
        switch value.goal {
        case .automatic: return
        case .view(let id, let ownAnchor):
            let place = (ownAnchor ?? anchor).map { $0.name ?? "center" }
            targets.scroll(to: id.hashable, anchor: place, isGliding: value.isGliding, orElse: report)
        case .edge(let edge):
            if last == nil { request.start = edge.fractions }
            request.words = words("edge \(edge)", value)
        case .point(let x, let y):
            let words = [x, y].map { $0.map { String(Double($0)) } ?? "-" }.joined(separator: " ")
            if last == nil { request.start = "points \(words)" }
            request.words = self.words("point \(words)", value)
        }
    }

    private func words(_ goal: String, _ value: ScrollPosition) -> String {
        "\(ScrollTargets.nextRequest()) \(goal)\(value.isGliding ? " smooth" : "")"
    }

    private func note(_ event: ElementEvent, at element: Element, _ request: ScrollRequest) {
        var new = position.wrappedValue
        switch event {
        case .scroll(let scroll):
            guard scroll.phase == .interacting || scroll.phase == .decelerating else { return }
            new.noteUser()
        case .targets(let numbers):
            let ids = targets.ids(of: numbers, in: element).lazy.compactMap { ids in
                ids.first { ObjectIdentifier(type(of: $0.base)) == new.idType }
            }
            new.noteView(ids.first)
        default: return
        }
        if new == position.wrappedValue { return }
        request.last = new
        position.wrappedValue = new
    }
}

extension Edge {
    /// The edge as the place of the content, in the words of the page. The other axis stays as it is.
    fileprivate var fractions: String {
        switch self {
        case .top: "- 0"
        case .bottom: "- 1"
        case .leading: "0 -"
        case .trailing: "1 -"
        }
    }
}
