/// A place in an element, in points from the top left corner of the element or of its coordinate space.
package struct ElementPlace: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
