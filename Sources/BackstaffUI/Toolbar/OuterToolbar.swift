import BackstaffGraph

/// Toolbar items around a container that no screen surrounds: the bars of the container have them, before its own.
///
///     ToolbarNode ── collector ──► stack: the screen that is shown
///       └ split view, or stack     split view: the detail's; collapsed, that of the column that is shown
///
/// The first container inside takes them, and keeps them from containers in it.
@MainActor
final class OuterToolbar {
    let collector: PreferenceCollector
    private let outer: OuterToolbar?

    init(_ collector: PreferenceCollector, outer: OuterToolbar?) {
        self.collector = collector
        self.outer = outer
    }

    /// The items, outer ones first.
    var items: [ToolbarItemPreference] {
        (outer?.items ?? []) + collector.values(of: ToolbarItemPreference.self).map(\.value)
    }

    /// Says what to do when the items become others, or with `nil` that nobody shows them any more.
    func follow(_ onChange: (@MainActor () -> Void)?) {
        collector.onChange = onChange
        outer?.follow(onChange)
    }
}

private enum OuterToolbarKey: EnvironmentKey {
    static var defaultValue: OuterToolbar? { nil }
}

extension EnvironmentValues {
    /// The items around a container, as long as none has taken them.
    var outerToolbar: OuterToolbar? {
        get { self[OuterToolbarKey.self] }
        set { self[OuterToolbarKey.self] = newValue }
    }
}

extension ElementNode {
    /// Takes the items around a container, for its bars, and keeps them from containers inside. Ask this before the
    /// content is made.
    func takeOuterToolbar() -> OuterToolbar? {
        let toolbar = Tracking.untracked { EnvironmentValues(scope.environment).outerToolbar }
        guard let toolbar else { return nil }
        scope = Scope(copying: scope)
        scope.assign { $0.outerToolbar = nil }
        return toolbar
    }
}
