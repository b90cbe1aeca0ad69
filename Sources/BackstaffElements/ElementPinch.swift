/// Two fingers on an element that move apart, together or around each other, or the same on a trackpad.
package struct ElementPinch: Hashable, Sendable {
    package typealias Phase = ElementDrag.Phase

    package var phase: Phase
    /// Where the middle of the fingers was at first.
    package var start: ElementPlace
    /// The same in fractions of the element's width and height.
    package var anchor: ElementPlace
    /// The distance of the fingers divided by that at first.
    package var scale: Double
    /// The clockwise rotation since the start, in radians.
    package var rotation: Double
    /// The change of the scale in a second.
    package var scaleSpeed: Double
    /// The rotation in a second, in radians.
    package var rotationSpeed: Double

    package init(
        _ phase: Phase, start: ElementPlace = ElementPlace(x: 0, y: 0),
        anchor: ElementPlace = ElementPlace(x: 0.5, y: 0.5), scale: Double = 1, rotation: Double = 0,
        scaleSpeed: Double = 0, rotationSpeed: Double = 0
    ) {
        self.phase = phase
        self.start = start
        self.anchor = anchor
        self.scale = scale
        self.rotation = rotation
        self.scaleSpeed = scaleSpeed
        self.rotationSpeed = rotationSpeed
    }
}
