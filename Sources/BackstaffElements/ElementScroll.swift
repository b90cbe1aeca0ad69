/// What a scroll view does, and where it is. Lengths are in points.
package struct ElementScroll: Hashable, Sendable {
    package enum Phase: String, CaseIterable, Sendable {
        case idle, interacting, decelerating, animating
    }

    package var phase: Phase
    /// Where the visible part begins, from the top leading corner of the content.
    package var offset: ElementPlace
    /// The width and the height of the content, without insets.
    package var content: ElementPlace
    /// The width and the height of the scroll view.
    package var container: ElementPlace
    /// The space around the content: top, leading, bottom and trailing.
    package var insets: [Double]

    package init(
        _ phase: Phase, offset: ElementPlace, content: ElementPlace, container: ElementPlace,
        insets: [Double] = [0, 0, 0, 0]
    ) {
        self.phase = phase
        self.offset = offset
        self.content = content
        self.container = container
        self.insets = insets
    }
}
