import BackstaffElements
import BackstaffGraph
import Foundation

/// The parts of a window that are kept clear.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// The regions whose bits are set in `rawValue`.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Bars and notches.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard on the screen.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All of them.
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Lets this view go on to the edge of the window.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(
            ElementModifier(StyleWrapper.self) {
                $0.set(.safeArea, regions.contains(.container) ? edges.names : nil)
            })
    }

    /// Lets this view go on to the edge of the window.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Keeps a place for views above or below this one, which ends where they begin.
    ///
    /// - Parameters:
    ///   - edge: above or below.
    ///   - alignment: how they stand from side to side.
    ///   - spacing: the room between them and this view in points, or `nil` for none.
    ///   - content: the views.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(VerticalInsetModifier(edge: edge, alignment: alignment, spacing: spacing ?? 0, inset: content()))
    }

    /// Keeps a place for views beside this one, which ends where they begin.
    ///
    /// - Parameters:
    ///   - edge: leading or trailing.
    ///   - alignment: how they stand from top to bottom.
    ///   - spacing: the room between them and this view in points, or `nil` for none.
    ///   - content: the views.
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
