import Dispatch
import Foundation

/// Lets `scripts/chaos` send a worker into an endless loop, as an action without end would.
enum LoopOnSignal {
    /// Blocks the main thread forever once the process gets SIGUSR1. Held for as long as the process lives.
    @MainActor static let source: any DispatchSourceSignal = {
        signal(SIGUSR1, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGUSR1, queue: .main)
        source.setEventHandler { while true {} }
        source.resume()
        return source
    }()
}
