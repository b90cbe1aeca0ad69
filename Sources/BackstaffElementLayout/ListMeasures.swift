/// The distances in a list, by its style. They are those of the page's style sheet for lists.
struct ListMeasures {
    /// The distance of rows from the edges of the list in points.
    let margin: Double
    /// The distance of a row's content from the row's leading and trailing edges.
    let padding: Double
    /// The distance between two sections.
    let gap: Double
    /// The distance above the first section.
    let inset: Double
    /// The least height of a section's header.
    let headerHeight: Double

    /// The least height of a row.
    static let rowHeight = 44.0
    /// The distance of a row's content from the row's top and bottom edges.
    static let rowInset = 11.0

    /// The distances of a style.
    ///
    /// - Parameter margin: The margin of the window in points.
    init(style: String?, margin: Double) {
        switch style {
        case "plain": self.init(margin: 0, padding: margin, gap: 0, inset: 0, headerHeight: 32)
        case "inset": self.init(margin: 0, padding: margin, gap: 0, inset: 0, headerHeight: 38)
        case "grouped": self.init(margin: 0, padding: 16, gap: 35, inset: 8, headerHeight: 38)
        case "sidebar": self.init(margin: 12, padding: 12, gap: 16, inset: 8, headerHeight: 38)
        default: self.init(margin: margin, padding: 16, gap: 35, inset: 8, headerHeight: 38)
        }
    }

    private init(margin: Double, padding: Double, gap: Double, inset: Double, headerHeight: Double) {
        self.margin = margin
        self.padding = padding
        self.gap = gap
        self.inset = inset
        self.headerHeight = headerHeight
    }
}
