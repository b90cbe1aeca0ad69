import BackstaffElements
import BackstaffGraph
import Foundation

/// Where a scroll view comes to rest.
public protocol ScrollTargetBehavior: Sendable {
    /// What the page is told. Not for apps to call or write.
    static var _name: String { get }
}

/// At the views of a layout.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The behaviour.
    public init() {}
    public static var _name: String { "view-aligned" }
}

/// At whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// The behaviour.
    public init() {}
    public static var _name: String { "paging" }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// At the views of the layout that ``View/scrollTargetLayout(isEnabled:)`` names.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// At the views of the layout that ``View/scrollTargetLayout(isEnabled:)`` names, one by one, or, without one, at
    /// those directly in the scroll view.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// What margins or backgrounds of a scroll view are for.
public struct ContentMarginPlacement: Hashable, Sendable {
    let name: String
    /// The content and what shows where it stands.
    public static let automatic = ContentMarginPlacement(name: "automatic")
    /// The content.
    public static let scrollContent = ContentMarginPlacement(name: "content")
    /// What shows where it stands.
    public static let scrollIndicators = ContentMarginPlacement(name: "indicators")
}

/// Whether what shows where a scroll view stands is seen.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let name: String?
    /// As the platform likes.
    public static let automatic = ScrollIndicatorVisibility(name: nil)
    /// It is, if the browser shows it at all.
    public static let visible = ScrollIndicatorVisibility(name: nil)
    /// It isn't.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// It isn't, ever.
    public static let never = ScrollIndicatorVisibility(name: "hidden")
}

/// When a scroll view can be pulled beyond its end.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String
    /// As the platform likes.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// Always.
    public static let always = ScrollBounceBehavior(name: "always")
    /// If there is more than fits.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

extension View {
    /// Says where scroll views inside come to rest.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        let name = type(of: behavior)._name
        return modifier(ElementModifier(StyleWrapper.self) { $0.set(.scrollSnap, name) })
    }

    /// Makes the views of this layout places where the scroll view around may come to rest.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.scrollSnap, isEnabled ? "targets" : nil) })
    }

    /// Keeps what scroll views inside hold away from their edges. Lists keep their own margins.
    ///
    /// - Parameters:
    ///   - edges: the sides.
    ///   - length: how far, in points; `nil` for the platform's 16.
    ///   - placement: what for. What shows where it stands keeps its place.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 16
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// Keeps what scroll views inside hold away from their edges. Lists keep their own margins.
    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Keeps what scroll views inside hold away from their edges. Lists keep their own margins.
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

    /// Lets scroll views inside draw beyond their edges. Accepted without effect: what scrolls in a page is cut off.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

    /// Says whether scroll views inside show where they stand.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.indicators, visibility.name) })
    }

    /// Keeps scroll views inside where they stand.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.scrollSnap, disabled ? "disabled" : nil) })
    }

    /// Says when scroll views inside can be pulled beyond their ends. Accepted without effect: browsers have their own way.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        self
    }

    /// Says whether lists and forms inside have the platform's background.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.ground, visibility == .hidden ? "hidden" : nil) })
    }

    /// Ties where a scroll view stands to the id of a view. Accepted without effect: the binding is neither read nor
    /// written; ``ScrollViewReader`` scrolls.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
}
