#if os(Linux)
    import Foundation

    /// A vector in two dimensions.
    public struct CGVector: Hashable, Sendable, Codable {
        /// The vector without length.
        public static let zero = CGVector(dx: 0, dy: 0)

        /// The part along the x-axis.
        public var dx: CGFloat
        /// The part along the y-axis.
        public var dy: CGFloat

        /// Creates the vector without length.
        public init() { self.init(dx: 0, dy: 0) }

        /// Creates a vector from its parts.
        public init(dx: CGFloat, dy: CGFloat) {
            self.dx = dx
            self.dy = dy
        }

        /// Creates a vector from its parts.
        public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

        /// Creates a vector from its parts.
        public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
    }
#endif
