import NIOCore

/// A host context, reached from any thread while its event loop runs.
extension NIOLoopBound<HostContext> {
    /// Tells all pages to go elsewhere, and takes no new ones.
    func drain() async {
        try? await eventLoop.submit { value.drain() }.get()
    }

    /// Tells every page that the server is going away.
    func stop() async {
        try? await eventLoop.submit { value.sweeper.stop() }.get()
    }

    /// Whether a client waits for something. Timeouts are checked before.
    fileprivate func isBusy() async -> Bool {
        let isBusy = try? await eventLoop.submit {
            value.sweeper.sweep()
            return value.isBusy
        }.get()
        return isBusy == true
    }
}

extension [NIOLoopBound<HostContext>] {
    /// Waits until pages have gone and requests are answered, or the time is over, or the task is cancelled.
    func waitForClients(within time: Duration) async {
        let deadline = ContinuousClock.now + time
        for context in self {
            while ContinuousClock.now < deadline, !Task.isCancelled, await context.isBusy() {
                try? await Task.sleep(for: .milliseconds(20))
            }
        }
    }
}
