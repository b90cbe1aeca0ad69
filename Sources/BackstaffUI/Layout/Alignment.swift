/// How views line up across a column.
public struct HorizontalAlignment: Hashable, Sendable {
    let name: String?
    public static let leading = HorizontalAlignment(name: "leading")
    public static let center = HorizontalAlignment(name: nil)
    public static let trailing = HorizontalAlignment(name: "trailing")
}
extension ContainerNode {
    func arrange(alignment: String?, spacing: CGFloat?) {
        if alignment != nil { set(.alignment, alignment) }
        if spacing != nil { set(.spacing, spacing.map { Double($0) }) }
    }
}
