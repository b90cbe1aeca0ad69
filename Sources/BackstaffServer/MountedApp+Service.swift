import ServiceLifecycle

extension MountedApp: Service {
    /// Waits until the service group shuts down, and then shuts down the app.
    ///
    /// A group ends its services in reverse order. So list the app before the service that closes your server's listener.
    /// If the group is cancelled, the app ends at once, without waiting for its pages. The
    /// `maximumGracefulShutdownDuration` of the group limits the time for pages to leave. It is ten seconds otherwise.
    public func run() async throws {
        do {
            try await gracefulShutdown()
            await shutDown()
        } catch {
            await shutDown(within: .zero)
        }
    }
}
