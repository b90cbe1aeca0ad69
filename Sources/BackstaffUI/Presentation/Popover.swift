import Foundation

/// The part of the presenting view that a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
    /// An area of the view.
    case rect(Anchor)
    /// A point of the view, as a fraction of its size.
    case point(UnitPoint)

    /// An area of a view.
    public enum Anchor: Sendable {
        /// The whole view.
        case bounds
        /// A rectangle in points, relative to the top leading corner.
        case rect(CGRect)
    }

    /// The name on the page: "x y" as fractions, "x y width height" in points, or `nil` for the whole view.
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
    /// Presents a popover while a condition is true.
    ///
    /// In a compact width it is a sheet, unless its content changes that with ``presentationCompactAdaptation(_:)``. A
    /// tap beside the popover dismisses it.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that determines whether the popover is presented.
    ///   - attachmentAnchor: The part of this view that the popover points at.
    ///   - arrowEdge: The preferred edge of the anchor for the popover. By default it is the edge with the most space.
    ///   - content: A view builder for the popover.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presents(
            .popover(attachmentAnchor, arrowEdge: arrowEdge), while: isPresented, at: (fileID, line), content: content)
    }

    /// Presents a popover while an item isn't `nil`.
    ///
    /// - Parameters:
    ///   - item: A binding to the item. An item with another id presents another popover.
    ///   - attachmentAnchor: The part of this view that the popover points at.
    ///   - arrowEdge: The preferred edge of the anchor for the popover. By default it is the edge with the most space.
    ///   - content: A view builder for the popover, which receives the item.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presents(.popover(attachmentAnchor, arrowEdge: arrowEdge), for: item, at: (fileID, line), content: content)
    }
}
