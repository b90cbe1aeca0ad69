/// What the surroundings of a node know about it without measuring.
struct LayoutTraits {
    /// What may be inside of a node.
    struct Contents: OptionSet {
        let rawValue: UInt16

        /// A view whose size depends on the container around it.
        static let relativeToContainer = Contents(rawValue: 1 << 14)
        /// A view whose frame depends on where it is on the screen.
        static let dependsOnPlace = Contents(rawValue: 1 << 15)

        /// A view that sets a guide. Each of SwiftUI's guides has a bit, and all of the app's guides along an axis share one.
        static func guide(_ guide: LayoutGuide) -> Contents {
            let bit = guide.customID == nil ? guide.number : 5
            return Contents(rawValue: 1 << UInt16(guide.axis == .horizontal ? bit : bit + 6))
        }
    }

    /// A stack offers room to children of a higher priority first.
    var priority = 0.0
    var spacing = LayoutSpacing()
    var contents: Contents = []
    /// What the node says to a grid whose cell it is.
    var cell: LayoutGridCell.Attributes?
}

extension LayoutTraits.Contents {
    /// Whether something may set a guide.
    func mayHave(_ guide: LayoutGuide) -> Bool { !isEmpty && contains(.guide(guide)) }
}
