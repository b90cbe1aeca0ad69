import BackstaffGraph

extension EnvironmentValues {
    /// The values at the root of the scene whose views are being updated, or that handles an event. Outside of a scene
    /// they are the defaults.
    ///
    /// A body that reads one of them runs again when the value changes.
    @MainActor
    package static var ofCurrentScene: EnvironmentValues { EnvironmentValues(ViewGraph.current?.rootEnvironment) }
}
