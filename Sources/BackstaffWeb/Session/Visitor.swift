import BackstaffUI

/// A browser, identified by its cookie. Its tabs share one app value and its state.
@MainActor
final class Visitor {
    let id: String
    let app: any HostedApp
    let sealer: StorageSealer
    var sessions: [Session] = []

    init(id: String, app: any HostedApp, sealer: StorageSealer) {
        self.id = id
        self.app = app
        self.sealer = sealer
    }
}
