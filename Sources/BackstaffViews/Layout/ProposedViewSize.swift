import BackstaffLayout
import Foundation

/// The size that is proposed to a view.
public struct ProposedViewSize: Equatable, Sendable {
    /// The width in points, or `nil` to let the view choose.
    public var width: CGFloat?
    /// The height in points, or `nil` to let the view choose.
    public var height: CGFloat?

    /// Creates a proposed size.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposed size from a size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    init(_ proposal: LayoutProposal) {
        self.init(width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
    }

    /// The proposal as the layout has it.
    var layoutProposal: LayoutProposal { LayoutProposal(width.map { Double($0) }, height.map { Double($0) }) }

    /// No space.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// The ideal size of the view.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Unlimited space.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Returns the size with a default for missing lengths.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
