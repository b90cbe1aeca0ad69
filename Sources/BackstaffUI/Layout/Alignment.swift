public struct HorizontalAlignment: Hashable, Sendable {
    let name: String?
    public static let leading = HorizontalAlignment(name: "leading")
    public static let center = HorizontalAlignment(name: nil)
    public static let trailing = HorizontalAlignment(name: "trailing")
}
public struct VerticalAlignment: Hashable, Sendable {
    let name: String?
    public static let center = VerticalAlignment(name: nil)
}
public struct Alignment: Hashable, Sendable { public static let center = Alignment() }
public enum Axis: Sendable { case horizontal, vertical
  public struct Set: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }
   public static let horizontal = Set(rawValue: 1); public static let vertical = Set(rawValue: 2) } }
extension ContainerNode {
    func arrange(alignment: String?, spacing: CGFloat?) {
        if alignment != nil { set(.alignment, alignment) }
        if spacing != nil { set(.spacing, spacing.map { Double($0) }) }
    }
}
