import BackstaffElements
import BackstaffGraph
import Foundation

/// A type that determines where scrolling stops.
public protocol ScrollTargetBehavior: Sendable {
    /// The description for the page. Apps don't use it.
    var _name: String { get }

    /// Whether scrolling stops at each position instead of going past several. Apps don't use it.
    var _stopsAtEach: Bool { get }
}

extension ScrollTargetBehavior {
    public var _stopsAtEach: Bool { false }
}

/// Scrolling stops at the views of a layout.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How far one gesture may scroll.
    ///
    /// The browser knows two ways: past several views, or to the next one. So `alwaysByFew` stops at the next view, as
    /// `alwaysByOne` does.
    public struct LimitBehavior: Hashable, Sendable {
        let stopsAtEach: Bool

        /// As far as the gesture is fast. Unlike in SwiftUI, that doesn't depend on the size class.
        public static let automatic = LimitBehavior(stopsAtEach: false)
        /// To the next view.
        public static let always = LimitBehavior(stopsAtEach: true)
        /// As far as the gesture is fast.
        public static let never = LimitBehavior(stopsAtEach: false)
        /// To one of the next views. The page stops at the next one.
        public static let alwaysByFew = LimitBehavior(stopsAtEach: true)
        /// To the next view.
        public static let alwaysByOne = LimitBehavior(stopsAtEach: true)
    }

    public let _stopsAtEach: Bool

    /// Creates the behavior.
    public init(limitBehavior: LimitBehavior = .automatic) {
        _stopsAtEach = limitBehavior.stopsAtEach
    }

    public var _name: String { "view-aligned" }
}

/// Scrolling stops at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behavior.
    public init() {}
    public var _name: String { "paging" }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Scrolling stops at the views of the layout that is marked with ``View/scrollTargetLayout(isEnabled:)``.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Scrolling stops at the views of the layout that is marked with ``View/scrollTargetLayout(isEnabled:)``, and one
    /// gesture scrolls as far as the limit says.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolling stops at each view of the layout that is marked with ``View/scrollTargetLayout(isEnabled:)``. Without
    /// such a layout it stops at each view directly in the scroll view.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// The part of a scroll view that margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
    let name: String
    /// The content and the scroll indicators.
    public static let automatic = ContentMarginPlacement(name: "automatic")
    /// The content.
    public static let scrollContent = ContentMarginPlacement(name: "content")
    /// The scroll indicators.
    public static let scrollIndicators = ContentMarginPlacement(name: "indicators")
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let name: String?
    /// The default.
    public static let automatic = ScrollIndicatorVisibility(name: nil)
    /// Visible, if the browser shows scroll indicators.
    public static let visible = ScrollIndicatorVisibility(name: nil)
    /// Hidden.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// Always hidden.
    public static let never = ScrollIndicatorVisibility(name: "hidden")
}

/// The bounce behavior of a scroll view.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String
    /// The default.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// Always.
    public static let always = ScrollBounceBehavior(name: "always")
    /// The scroll view bounces if its content doesn't fit.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

extension View {
    /// Sets where scrolling stops for the scroll views in this view.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        let name = behavior._name
        let stop = behavior._stopsAtEach ? "always" : nil
        return modifier(
            ElementModifier(StyleWrapper.self) {
                $0.set(.scrollSnap, name)
                $0.set(.scrollStop, stop)
            })
    }

    /// Marks the views of this layout as positions where scrolling can stop.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.scrollSnap, isEnabled ? "targets" : nil) })
    }

    /// Sets the content margins of the scroll views in this view. Lists keep their own margins.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - length: The margin in points, or `nil` for the default of 16 points.
    ///   - placement: The part of the scroll view. Margins of scroll indicators have no effect.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 16
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// Sets the content margins of the scroll views in this view. Lists keep their own margins.
    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Sets the content margins of the scroll views in this view. Lists keep their own margins.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let lengths = [
            edges.contains(.top) ? insets.top : 0, edges.contains(.leading) ? insets.leading : 0,
            edges.contains(.bottom) ? insets.bottom : 0, edges.contains(.trailing) ? insets.trailing : 0,
        ]
        let words = lengths.map { String(Double($0)) }.joined(separator: " ")
        return modifier(
            ElementModifier(StyleWrapper.self) { $0.set(.contentMargins, placement.name == "indicators" ? nil : words) }
        )
    }

    /// Sets whether scroll views draw beyond their bounds. It has no effect: they are always clipped.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

    /// Sets the visibility of the scroll indicators in this view.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(
            EnvironmentModifier {
                if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
                if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
            }
        )
        .modifier(ElementModifier(StyleWrapper.self) { $0.set(.indicators, visibility.name) })
    }

    /// Sets whether scrolling is disabled for the scroll views in this view.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        modifier(EnvironmentModifier { $0.isScrollEnabled = !disabled })
            .modifier(ElementModifier(StyleWrapper.self) { $0.set(.scrollSnap, disabled ? "disabled" : nil) })
    }

    /// Sets the bounce behavior of the scroll views in this view. It has no effect: the browser determines it.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        self
    }

    /// Sets the visibility of the default background of lists and forms in this view.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.ground, visibility == .hidden ? "hidden" : nil) })
    }
}
