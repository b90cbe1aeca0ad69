import BackstaffLayout

func hStack(_ spacing: Double? = nil, _ alignment: LayoutGuide? = nil, _ children: LayoutNode...) -> LayoutStack {
    LayoutStack(.horizontal, spacing: spacing, alignment: alignment, children)
}

func vStack(_ spacing: Double? = nil, _ alignment: LayoutGuide? = nil, _ children: LayoutNode...) -> LayoutStack {
    LayoutStack(.vertical, spacing: spacing, alignment: alignment, children)
}

func zStack(_ alignment: LayoutAlignment = .center, _ children: LayoutNode...) -> LayoutNode {
    LayoutLayers(alignment: alignment, children)
}

func scroll(_ axes: LayoutAxes, _ children: LayoutNode...) -> LayoutNode { LayoutScroll(axes, children) }

extension LayoutNode {
    func frame(width: Double? = nil, height: Double? = nil, _ alignment: LayoutAlignment = .center) -> LayoutNode {
        LayoutFixedFrame(width: width, height: height, alignment: alignment, self)
    }

    func frame(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
        idealHeight: Double? = nil, maxHeight: Double? = nil, _ alignment: LayoutAlignment = .center
    ) -> LayoutNode {
        LayoutFlexibleFrame(
            width: .init(least: minWidth, ideal: idealWidth, greatest: maxWidth),
            height: .init(least: minHeight, ideal: idealHeight, greatest: maxHeight), alignment: alignment, self)
    }

    func padding(_ length: Double = LayoutDefaults.padding) -> LayoutNode {
        LayoutPadding(LayoutInsets(all: length), self)
    }

    func padding(_ insets: LayoutInsets) -> LayoutNode { LayoutPadding(insets, self) }

    func offset(_ x: Double, _ y: Double) -> LayoutNode { LayoutOffset(LayoutPoint(x, y), self) }

    func position(_ x: Double, _ y: Double) -> LayoutNode { LayoutPosition(LayoutPoint(x, y), self) }

    func fixedSize(_ axes: LayoutAxes = .both) -> LayoutNode { LayoutFixedSize(axes, self) }

    func aspectRatio(_ ratio: Double?, _ mode: LayoutAspectRatio.Mode) -> LayoutNode {
        LayoutAspectRatio(ratio, mode, self)
    }

    func priority(_ priority: Double) -> LayoutNode { LayoutPriority(priority, self) }

    /// Puts views above or below a view. Both are laid out the same.
    func overlay(_ alignment: LayoutAlignment = .center, _ views: LayoutNode...) -> LayoutNode {
        LayoutAttachment(alignment: alignment, primary: self, secondary: views)
    }
}

extension LayoutAlignment {
    /// The nine alignments with standard guides, row by row.
    static let nine: [LayoutAlignment] = [
        .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
    ]
}
