import Foundation

/// What a popover points at, of the view that presents it.
public enum PopoverAttachmentAnchor: Sendable {
    /// A part of the view.
    case rect(Anchor)
    /// A point of the view, as parts of its size.
    case point(UnitPoint)

    /// A part of a view.
    public enum Anchor: Sendable {
        /// All of it.
        case bounds
        /// A rectangle, in points from the top leading corner.
        case rect(CGRect)
    }

    /// The name in the page: nothing for all of the view, "x y" as parts, "x y width height" in points.
    var name: String? {
        switch self {
        case .rect(.bounds): nil
        case .rect(.rect(let box)): "\(box.minX) \(box.minY) \(box.width) \(box.height)"
        case .point(let point): "\(point.x) \(point.y)"
        }
    }
}

extension Edge {
    var name: String {
        switch self {
        case .top: "top"
        case .leading: "leading"
        case .bottom: "bottom"
        case .trailing: "trailing"
        }
    }
}

extension View {
    /// Presents a popover beside this view while a flag is set.
    ///
    /// Where there is little room from side to side it is a sheet, unless its content says otherwise by
    /// ``presentationCompactAdaptation(_:)``. A tap beside it ends it.
    ///
    /// - Parameters:
    ///   - isPresented: whether the popover is presented.
    ///   - attachmentAnchor: what of this view it points at.
    ///   - arrowEdge: the edge of that at which the popover stands, as far as there is room; by default where there is
    ///     most.
    ///   - content: the views of the popover.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presents(
            .popover(attachmentAnchor, arrowEdge: arrowEdge), while: isPresented, at: (fileID, line), content: content)
    }

    /// Presents a popover beside this view while there is an item.
    ///
    /// - Parameters:
    ///   - item: what the popover is about. Another id is another popover.
    ///   - attachmentAnchor: what of this view it points at.
    ///   - arrowEdge: the edge of that at which the popover stands, as far as there is room.
    ///   - content: the views of the popover for an item.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presents(.popover(attachmentAnchor, arrowEdge: arrowEdge), for: item, at: (fileID, line), content: content)
    }
}
