/// What surrounds the children of a node. Shared by all nodes until one changes it for those below.
@MainActor
package final class Scope {
    /// The values that views above have put into the environment.
    @exclusivity(unchecked) package var environment: EnvironmentScope?
    /// Who collects the preferences of views below.
    @exclusivity(unchecked) package var preferences: PreferenceCollector?
    /// What decides whether views below are on screen.
    @exclusivity(unchecked) package var appearance: AppearanceScope
    /// What the module above keeps here. It alone knows the type.
    @exclusivity(unchecked) package var surroundings: AnyObject?

    package init(appearance: AppearanceScope) {
        self.appearance = appearance
    }

    package init(copying other: Scope) {
        environment = other.environment
        preferences = other.preferences
        appearance = other.appearance
        surroundings = other.surroundings
    }
}
