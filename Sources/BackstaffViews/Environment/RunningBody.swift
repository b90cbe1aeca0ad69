import BackstaffGraph

extension EnvironmentValues {
    /// The values for the view whose body is running. Outside of a body they are those at the root of the scene that
    /// handles an event. Outside of that, and on other threads, they are the defaults.
    ///
    /// A body that reads one of them runs again when the value changes.
    package static var ofCaller: EnvironmentValues {
        guard MainThread.isCurrent else { return EnvironmentValues() }
        return MainThread.known {
            EnvironmentValues(Tracking.node?.scope.environment ?? ViewGraph.current?.rootEnvironment)
        }
    }
}
