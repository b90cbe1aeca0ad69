import BackstaffGraph

extension View {
    /// Sets the color scheme that this view prefers for the presentation that contains it, or else for its window.
    ///
    /// The scheme applies to bars and presented views too. If several views have a preference, the innermost counts.
    /// Views in tabs that aren't selected don't count.
    ///
    /// Unlike in SwiftUI, `\.colorScheme` in a presentation remains that of the window.
    ///
    /// - Parameter colorScheme: The color scheme. With `nil`, the view has no preference.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredColorSchemeModifier(scheme: colorScheme))
    }
}

private struct PreferredColorSchemeModifier: NodeModifier {
    let scheme: ColorScheme?

    func makeNode(under parent: _Node) -> PreferenceNode<PreferredColorScheme> {
        let (presentation, scene) = Tracking.untracked {
            let values = EnvironmentValues(parent.scope.environment)
            return (values.presentationNode, values.sceneContext)
        }
        let collector = presentation?.traits ?? scene?.feature(WindowColorScheme.self).collector(for: parent)
        return PreferenceNode(PreferredColorScheme(scheme: scheme), to: collector, under: parent)
    }

    func update(_ node: PreferenceNode<PreferredColorScheme>) { node.set(PreferredColorScheme(scheme: scheme)) }
}
