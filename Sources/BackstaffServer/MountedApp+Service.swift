import ServiceLifecycle

extension MountedApp: Service {
    /// Waits until the service group shuts down, and then shuts down the app.
    ///
    /// A group ends its services in reverse order. So list the app before the service that closes your server's listener.
    /// If the group is cancelled, the app ends at once, without waiting for its pages. Pages have the configuration's
    /// ``Configuration/timeToLeave``, and not more than the group's `maximumGracefulShutdownDuration`.
    public func run() async throws {
        do {
            try await gracefulShutdown()
            await shutDown()
        } catch {
            await shutDown(within: .zero)
        }
    }
}
