import BackstaffElements
import BackstaffGraph

extension View {
    /// Shows or leaves out bars of the screen that this view is on.
    ///
    /// - Parameters:
    ///   - visibility: whether they are shown.
    ///   - bars: which; none stands for the bar at the top.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        preference(ToolbarAppearancePreference(bars: bars, change: .visibility(visibility)))
    }

    /// Shows or leaves out bars of the screen that this view is on.
    ///
    /// - Parameters:
    ///   - visibility: whether they are shown.
    ///   - bars: which; none stands for the bar at the top.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        preference(ToolbarAppearancePreference(bars: bars, change: .visibility(visibility)))
    }

    /// Gives the ground of bars of the screen that this view is on a style.
    ///
    /// The ground of the bar at the top is seen while content is scrolled under it, or always if
    /// ``toolbarBackgroundVisibility(_:for:)`` says so. Of a gradient the first colour is taken.
    ///
    /// - Parameters:
    ///   - style: how the ground is painted.
    ///   - bars: which; none stands for the bar at the top.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        preference(ToolbarAppearancePreference(bars: bars, change: .background(style._paint)))
    }

    /// Says whether the ground of bars of the screen that this view is on is seen.
    ///
    /// - Parameters:
    ///   - visibility: always, never, or as content is scrolled under the bar.
    ///   - bars: which; none stands for the bar at the top.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        preference(ToolbarAppearancePreference(bars: bars, change: .backgroundVisibility(visibility)))
    }

    /// Says whether the ground of bars of the screen that this view is on is seen.
    ///
    /// - Parameters:
    ///   - visibility: always, never, or as content is scrolled under the bar.
    ///   - bars: which; none stands for the bar at the top.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        preference(ToolbarAppearancePreference(bars: bars, change: .backgroundVisibility(visibility)))
    }

    /// Says for light or dark surroundings what bars of the screen that this view is on show.
    ///
    /// It counts while the ground of the bar is seen, as in SwiftUI.
    ///
    /// - Parameters:
    ///   - colorScheme: which; `nil` is that of the surroundings.
    ///   - bars: which; none stands for the bar at the top.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        preference(ToolbarAppearancePreference(bars: bars, change: .colorScheme(colorScheme)))
    }
}

// As the first versions spelt it. One bar at least: without any, a call would be of either spelling.

extension View {
    /// Shows or leaves out bars of the screen that this view is on.
    @available(*, deprecated, renamed: "toolbar(_:for:)")
    public func toolbar(
        _ visibility: Visibility, in bar: ToolbarPlacement, _ others: ToolbarPlacement...
    ) -> some View {
        preference(ToolbarAppearancePreference(bars: [bar] + others, change: .visibility(visibility)))
    }

    /// Gives the ground of bars of the screen that this view is on a style.
    @available(*, deprecated, renamed: "toolbarBackground(_:for:)")
    public func toolbarBackground<S: ShapeStyle>(
        _ style: S, in bar: ToolbarPlacement, _ others: ToolbarPlacement...
    ) -> some View {
        preference(ToolbarAppearancePreference(bars: [bar] + others, change: .background(style._paint)))
    }

    /// Says whether the ground of bars of the screen that this view is on is seen.
    @available(*, deprecated, renamed: "toolbarBackgroundVisibility(_:for:)")
    public func toolbarBackground(
        _ visibility: Visibility, in bar: ToolbarPlacement, _ others: ToolbarPlacement...
    ) -> some View {
        preference(ToolbarAppearancePreference(bars: [bar] + others, change: .backgroundVisibility(visibility)))
    }

    /// Says for light or dark surroundings what bars of the screen that this view is on show.
    @available(*, deprecated, renamed: "toolbarColorScheme(_:for:)")
    public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, in bar: ToolbarPlacement, _ others: ToolbarPlacement...
    ) -> some View {
        preference(ToolbarAppearancePreference(bars: [bar] + others, change: .colorScheme(colorScheme)))
    }
}

/// How a bar looks.
struct ToolbarAppearance: Equatable {
    var visibility = Visibility.automatic
    var background: _Paint?
    var backgroundVisibility = Visibility.automatic
    var colorScheme: ColorScheme?

    /// What views say of a bar, those inside last: of each property the innermost counts.
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

    /// As the platform shows a bar.
    init() {}

    /// Takes over what views inside say.
    mutating func add(_ inner: ToolbarAppearance) {
        if inner.visibility != .automatic { visibility = inner.visibility }
        background = inner.background ?? background
        if inner.backgroundVisibility != .automatic { backgroundVisibility = inner.backgroundVisibility }
        colorScheme = inner.colorScheme ?? colorScheme
    }
}

extension Element {
    /// Gives a bar its ground and scheme.
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

/// What a view says of the look of bars.
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
