import BackstaffElements
import BackstaffGraph

extension View {
    /// Sets the visibility of bars of the screen that contains this view.
    ///
    /// - Parameters:
    ///   - visibility: The visibility.
    ///   - bars: The bars. Without any it is the bar at the top.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        preference(ToolbarAppearancePreference(bars: bars, change: .visibility(visibility)))
    }

    /// Sets the visibility of bars of the screen that contains this view.
    ///
    /// - Parameters:
    ///   - visibility: The visibility.
    ///   - bars: The bars. Without any it is the bar at the top.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        preference(ToolbarAppearancePreference(bars: bars, change: .visibility(visibility)))
    }

    /// Sets the background style of bars of the screen that contains this view.
    ///
    /// The background of the bar at the top is visible while content is scrolled under it, or always if it is set with
    /// ``toolbarBackgroundVisibility(_:for:)``. For a gradient its first color is used.
    ///
    /// - Parameters:
    ///   - style: The style of the background.
    ///   - bars: The bars. Without any it is the bar at the top.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        preference(ToolbarAppearancePreference(bars: bars, change: .background(style._paint)))
    }

    /// Sets the visibility of the background of bars of the screen that contains this view.
    ///
    /// - Parameters:
    ///   - visibility: The visibility. With `automatic` the background is visible while content is scrolled under the
    ///     bar.
    ///   - bars: The bars. Without any it is the bar at the top.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        preference(ToolbarAppearancePreference(bars: bars, change: .backgroundVisibility(visibility)))
    }

    /// Sets the visibility of the background of bars of the screen that contains this view.
    ///
    /// - Parameters:
    ///   - visibility: The visibility. With `automatic` the background is visible while content is scrolled under the
    ///     bar.
    ///   - bars: The bars. Without any it is the bar at the top.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        preference(ToolbarAppearancePreference(bars: bars, change: .backgroundVisibility(visibility)))
    }

    /// Sets the color scheme of bars of the screen that contains this view.
    ///
    /// As in SwiftUI, the color scheme has an effect only while the background of the bar is visible.
    ///
    /// - Parameters:
    ///   - colorScheme: The color scheme, or `nil` for that of the environment.
    ///   - bars: The bars. Without any it is the bar at the top.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        preference(ToolbarAppearancePreference(bars: bars, change: .colorScheme(colorScheme)))
    }
}

// Deprecated variants. They require at least one bar, because calls without one would be ambiguous.

extension View {
    /// Sets the visibility of bars of the screen that contains this view.
    @available(*, deprecated, renamed: "toolbar(_:for:)")
    public func toolbar(
        _ visibility: Visibility, in bar: ToolbarPlacement, _ others: ToolbarPlacement...
    ) -> some View {
        preference(ToolbarAppearancePreference(bars: [bar] + others, change: .visibility(visibility)))
    }

    /// Sets the background style of bars of the screen that contains this view.
    @available(*, deprecated, renamed: "toolbarBackground(_:for:)")
    public func toolbarBackground<S: ShapeStyle>(
        _ style: S, in bar: ToolbarPlacement, _ others: ToolbarPlacement...
    ) -> some View {
        preference(ToolbarAppearancePreference(bars: [bar] + others, change: .background(style._paint)))
    }

    /// Sets the visibility of the background of bars of the screen that contains this view.
    @available(*, deprecated, renamed: "toolbarBackgroundVisibility(_:for:)")
    public func toolbarBackground(
        _ visibility: Visibility, in bar: ToolbarPlacement, _ others: ToolbarPlacement...
    ) -> some View {
        preference(ToolbarAppearancePreference(bars: [bar] + others, change: .backgroundVisibility(visibility)))
    }

    /// Sets the color scheme of bars of the screen that contains this view.
    @available(*, deprecated, renamed: "toolbarColorScheme(_:for:)")
    public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, in bar: ToolbarPlacement, _ others: ToolbarPlacement...
    ) -> some View {
        preference(ToolbarAppearancePreference(bars: [bar] + others, change: .colorScheme(colorScheme)))
    }
}

/// The appearance of a bar.
struct ToolbarAppearance: Equatable {
    var visibility = Visibility.automatic
    var background: _Paint?
    var backgroundVisibility = Visibility.automatic
    var colorScheme: ColorScheme?

    /// Collects the preferences of views for a bar. The innermost value of each property is used.
    @MainActor
    init(of bar: ToolbarPlacement, in collector: PreferenceCollector) {
        if collector.isEmpty { return }
        for (_, preference) in collector.values(of: ToolbarAppearancePreference.self) where preference.isFor(bar) {
            switch preference.change {
            case .visibility(let visibility): self.visibility = visibility
            case .background(let paint): background = paint
            case .backgroundVisibility(let visibility): backgroundVisibility = visibility
            case .colorScheme(let scheme): colorScheme = scheme
            }
        }
    }

    /// Creates the default appearance.
    init() {}

    /// Applies the values that views inside have set.
    mutating func add(_ inner: ToolbarAppearance) {
        if inner.visibility != .automatic { visibility = inner.visibility }
        background = inner.background ?? background
        if inner.backgroundVisibility != .automatic { backgroundVisibility = inner.backgroundVisibility }
        colorScheme = inner.colorScheme ?? colorScheme
    }
}

extension Element {
    /// Sets the background and the color scheme of a bar.
    func paint(with appearance: ToolbarAppearance, in tree: ElementTree) {
        var fill: AttributeValue?
        var material: AttributeValue?
        switch appearance.background?.kind {
        case .material(let name): material = .text(name)
        case .some: fill = appearance.background.map { .color($0.color.wireName) }
        case nil: break
        }
        tree.set(.fill, to: fill, of: self)
        tree.set(.material, to: material, of: self)
        tree.set(.ground, to: appearance.backgroundVisibility.name.map { .text($0) }, of: self)
        tree.set(.barScheme, to: appearance.colorScheme.map { .text($0.rawValue) }, of: self)
    }
}

/// A view's preference for the appearance of bars.
struct ToolbarAppearancePreference: Equatable {
    enum Change: Equatable {
        case visibility(Visibility)
        case background(_Paint)
        case backgroundVisibility(Visibility)
        case colorScheme(ColorScheme?)
    }

    let bars: [ToolbarPlacement]
    let change: Change

    fileprivate func isFor(_ bar: ToolbarPlacement) -> Bool {
        bars.contains(bar) || bar == .navigationBar && (bars.isEmpty || bars.contains(.automatic))
    }
}
