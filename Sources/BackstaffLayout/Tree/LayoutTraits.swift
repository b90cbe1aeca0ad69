/// What the surroundings of a node know about it without measuring.
struct LayoutTraits {
    /// What may be inside of a node.
    struct Contents: OptionSet {
        let rawValue: UInt8

        static let horizontalGuide = Contents(rawValue: 1)
        static let verticalGuide = Contents(rawValue: 2)
        static let textBaseline = Contents(rawValue: 4)
        /// A view whose size depends on the container around it.
        static let relativeToContainer = Contents(rawValue: 8)
        /// A view whose frame depends on where it is on the screen.
        static let dependsOnPlace = Contents(rawValue: 16)
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
    func mayHave(_ guide: LayoutGuide) -> Bool {
        if isEmpty { return false }
        if guide.isBaseline, contains(.textBaseline) { return true }
        return contains(guide.axis == .horizontal ? .horizontalGuide : .verticalGuide)
    }
}
