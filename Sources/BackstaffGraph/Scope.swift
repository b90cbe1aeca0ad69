/// The context that a node hands down to its children. Nodes share it until one of them changes it for its children.
@MainActor
package final class Scope {
    /// The environment values that views above have set.
    @exclusivity(unchecked) package var environment: EnvironmentScope?
    /// The collector for the preferences of views below.
    @exclusivity(unchecked) package var preferences: PreferenceCollector?
    /// The views above that read a preference of the app, by its key.
    @exclusivity(unchecked) package var preferenceReaders: PreferenceReaders?
    /// The part of the screen that decides whether views below are visible.
    @exclusivity(unchecked) package var appearance: AppearanceScope
    /// Data of the module above, which alone knows its type.
    @exclusivity(unchecked) package var surroundings: AnyObject?

    package init(appearance: AppearanceScope) {
        self.appearance = appearance
    }

    package init(copying other: Scope) {
        environment = other.environment
        preferences = other.preferences
        preferenceReaders = other.preferenceReaders
        appearance = other.appearance
        surroundings = other.surroundings
    }

    /// Keeps the preferences of the views below from the views above, for example because they are presented.
    package func leavePreferences() {
        preferences = nil
        preferenceReaders = nil
    }
}
