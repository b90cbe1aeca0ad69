@testable import BackstaffWeb

extension WorkerPool.Configuration {
    /// Time limits that no test reaches by itself. Other tests may keep the main actor busy for longer than the usual ones.
    ///
    /// Workers that are scripts don't answer beats, and their visitors have no connections.
    var withoutHaste: Self {
        var configuration = self
        let long = Duration.seconds(3600)
        configuration.stuckAfter = long
        configuration.tracesWithin = long
        configuration.startsWithin = long
        configuration.waitsFor = long
        configuration.noticesWithin = long
        configuration.grace = long
        configuration.graceWithoutSocket = long
        configuration.drain = .zero
        return configuration
    }
}
