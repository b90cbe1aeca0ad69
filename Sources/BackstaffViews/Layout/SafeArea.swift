import BackstaffElements
import BackstaffGraph
import Foundation

/// The regions of a window's safe area.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set of regions from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Bars and notches.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The on-screen keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All of them.
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Extends this view to the edges of the window.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(
            ElementModifier(StyleWrapper.self) {
                $0.set(.safeArea, regions.contains(.container) ? edges.names : nil)
            })
    }

    /// Extends this view to the edges of the window.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Shows views above or below this view, which is reduced by their height.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: The horizontal alignment of the views.
    ///   - spacing: The spacing in points, or `nil` for none.
    ///   - content: A view builder for the views.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(VerticalInsetModifier(edge: edge, alignment: alignment, spacing: spacing ?? 0, inset: content()))
    }

    /// Shows views beside this view, which is reduced by their width.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: The vertical alignment of the views.
    ///   - spacing: The spacing in points, or `nil` for none.
    ///   - content: A view builder for the views.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(HorizontalInsetModifier(edge: edge, alignment: alignment, spacing: spacing ?? 0, inset: content()))
    }
}

/// Views above or below another.
private struct VerticalInsetModifier<Inset: View>: ViewModifier {
    let edge: VerticalEdge
    let alignment: HorizontalAlignment
    let spacing: CGFloat
    let inset: Inset

    func body(content: Content) -> some View {
        VStack(alignment: alignment, spacing: spacing) {
            if edge == .top { inset }
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if edge == .bottom { inset }
        }
    }
}

/// Views beside another.
private struct HorizontalInsetModifier<Inset: View>: ViewModifier {
    let edge: HorizontalEdge
    let alignment: VerticalAlignment
    let spacing: CGFloat
    let inset: Inset

    func body(content: Content) -> some View {
        HStack(alignment: alignment, spacing: spacing) {
            if edge == .leading { inset }
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if edge == .trailing { inset }
        }
    }
}
