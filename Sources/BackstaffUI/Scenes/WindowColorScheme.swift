import BackstaffElements
import BackstaffGraph

/// The color scheme that a view prefers for the window or the presentation that contains it.
struct PreferredColorScheme: Equatable {
    let scheme: ColorScheme?
}

extension PreferenceCollector {
    /// The color scheme that the innermost view prefers. Views of covered screens count, those of other tabs don't.
    var preferredColorScheme: ColorScheme? {
        if isEmpty { return nil }
        let preferences = values(of: PreferredColorScheme.self)
        return preferences.last { $0.value.scheme != nil && !$0.node.scope.appearance.isInCoveredAlternative }?.value
            .scheme
    }
}

/// The color scheme of a scene's window: the one that its views prefer, or else that of the visitor's system.
///
///     a view's preference ──► collector ──► after the update ──┐
///     another tab is shown ───────────────────────────────────►├──► the root element and the environment
///     the visitor's system changes ───────────────────────────►┘
final class WindowColorScheme: SceneFeature {
    private var collector: PreferenceCollector?
    private weak var tree: ElementTree?
    private var environment: EnvironmentScope?
    private var system = ColorScheme.light
    private var preferred: ColorScheme?

    init() {}

    /// The collector of the preferences of the window's views. It is created with the first of them.
    func collector(for node: _Node) -> PreferenceCollector {
        if let collector { return collector }
        let new = PreferenceCollector(graph: node.graph)
        let root = sequence(first: node, next: \.parent).reduce(node) { $1 }
        tree = node.graph.tree
        environment = root.scope.environment
        system = Tracking.untracked { EnvironmentValues(environment).colorScheme }
        new.onChange = { [unowned self, unowned new] in show(new.preferredColorScheme) }
        collector = new
        return new
    }

    /// Another tab is shown, whose views may prefer another scheme.
    func tabDidChange() { collector?.mark() }

    /// The visitor's system has another scheme.
    func systemDidChange(to scheme: ColorScheme) {
        system = scheme
        show(preferred)
    }

    private func show(_ scheme: ColorScheme?) {
        preferred = scheme
        if let tree { tree.set(.colorScheme, to: scheme.map { .text($0.rawValue) }, of: tree.root) }
        environment.reassign { $0.colorScheme = scheme ?? system }
    }
}
