import BackstaffElements
import Foundation

/// The geometry of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
    /// Where the scroll view is, in points from the top leading corner of the content.
    public var contentOffset: CGPoint
    /// The size of the content in points.
    public var contentSize: CGSize
    /// The space around the content, such as that of content margins.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view in points.
    public var containerSize: CGSize

    /// Creates a geometry.
    ///
    /// - Parameters:
    ///   - contentOffset: Where the scroll view is, in points from the top leading corner of the content.
    ///   - contentSize: The size of the content in points.
    ///   - contentInsets: The space around the content.
    ///   - containerSize: The size of the scroll view in points.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The rectangle of the scroll view in the space of the content.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The part of the content that is visible, without the space of the insets.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: containerSize.width - contentInsets.leading - contentInsets.trailing,
            height: containerSize.height - contentInsets.top - contentInsets.bottom)
    }

    init(_ scroll: ElementScroll) {
        self.init(
            contentOffset: CGPoint(scroll.offset),
            contentSize: CGSize(width: scroll.content.x, height: scroll.content.y),
            contentInsets: EdgeInsets(
                top: scroll.insets[0], leading: scroll.insets[1], bottom: scroll.insets[2], trailing: scroll.insets[3]),
            containerSize: CGSize(width: scroll.container.x, height: scroll.container.y))
    }
}

/// What a scroll view does.
public enum ScrollPhase: Hashable, Sendable {
    /// The scroll view is at rest.
    case idle
    /// A finger is on the scroll view and may scroll it. The page doesn't report this phase.
    case tracking
    /// A user scrolls.
    case interacting
    /// The scroll view moves on after a user has let go.
    case decelerating
    /// The app scrolls.
    case animating

    /// `true` if the scroll view isn't at rest.
    public var isScrolling: Bool { self != .idle }

    init(_ phase: ElementScroll.Phase) {
        self =
            switch phase {
            case .idle: .idle
            case .interacting: .interacting
            case .decelerating: .decelerating
            case .animating: .animating
            }
    }
}

/// The scroll view whose phase changes. Unlike in SwiftUI, there is no velocity.
public struct ScrollPhaseChangeContext {
    /// The geometry of the scroll view when the phase changes.
    public let geometry: ScrollGeometry
}
