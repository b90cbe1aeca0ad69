#if !hasFeature(Embedded)
    import BackstaffElements
    import BackstaffLayout
#endif

extension Element {
    /// The alignment that the element names, such as `bottom-leading`. A part that isn't named is the center.
    var alignmentInBoth: LayoutAlignment {
        LayoutAlignment(horizontalGuide ?? .horizontalCenter, verticalGuide ?? .verticalCenter)
    }

    /// The horizontal part of the alignment, or nil for the center. The app's own alignments have a number, such as `x3`.
    var horizontalGuide: LayoutGuide? {
        guard let name = words(.alignment) else { return nil }
        if let custom = customGuide(in: name, along: .horizontal) { return custom }
        if name.hasSuffix("leading") { return .leading }
        return name.hasSuffix("trailing") ? .trailing : nil
    }

    /// The vertical part of the alignment, or nil for the center. The app's own alignments have a number, such as `y4`.
    var verticalGuide: LayoutGuide? {
        guard let name = words(.alignment) else { return nil }
        if let custom = customGuide(in: name, along: .vertical) { return custom }
        if name.hasPrefix("first-text-baseline") { return .firstTextBaseline }
        if name.hasPrefix("last-text-baseline") { return .lastTextBaseline }
        if name.hasPrefix("top") { return .top }
        return name.hasPrefix("bottom") ? .bottom : nil
    }

    /// A length of the element. The page's -1 is infinity.
    func length(_ key: AttributeKey) -> Double? {
        number(key).map { $0 == -1 ? .infinity : $0 }
    }
}
