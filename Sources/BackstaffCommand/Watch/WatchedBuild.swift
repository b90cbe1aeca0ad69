import BackstaffElements
import Foundation
import Synchronization

/// A build of the current contents of a watched folder.
///
/// Preparing it may take long: manifests are run, packages are fetched and pictures are converted. So it has a thread of its
/// own, and the tool still receives signals.
///
/// ```
/// preparing ──► compiling ──► ended        a signal while it is prepared ends it at once; SwiftPM is
///     └──── signal ─────────────▲          sent the signal, and ends it
/// ```
final class WatchedBuild: Sendable {
    private enum State {
        case preparing
        case compiling(ChildProcess)
        case ended
    }

    private let state = Mutex(State.preparing)
    private let onEnd: @Sendable (WatchMachine.Outcome) -> Void

    /// Begins a build.
    ///
    /// - Parameters:
    ///   - product: Receives the path of the executable, and its variables.
    ///   - root: The folder of the app.
    ///   - options: The options of the command.
    ///   - onEnd: Called once, on another thread.
    init(
        of product: WatchedProduct, in root: String, by options: BuildOptions,
        onEnd: @escaping @Sendable (WatchMachine.Outcome) -> Void
    ) {
        self.onEnd = onEnd
        Thread.detachNewThread { self.run(product, in: root, by: options) }
    }

    /// Stops the build.
    func stop(by signal: Int32) {
        let isPreparing = state.withLock { state in
            switch state {
            case .preparing:
                state = .ended
                return true
            case .compiling(let compiler): compiler.send(signal)
            case .ended: break
            }
            return false
        }
        if isPreparing { onEnd(.failed([])) }
    }

    private func run(_ product: WatchedProduct, in root: String, by options: BuildOptions) {
        do {
            let builder = try options.builder()
            try builder.prepare()
            let report = Mutex(CompilerReport(folder: root))
            try state.withLock { state in
                guard case .preparing = state else { return }
                let compiler = try builder.compiler { line in
                    report.withLock { $0.add(line) }
                } onEnd: { ending in
                    self.compilerEnded(ending, of: builder, product) { report.withLock { $0.problems } }
                }
                state = .compiling(compiler)
            }
        } catch {
            fail(error)
        }
    }

    private func compilerEnded(
        _ ending: Supervisor.Ending, of builder: Builder, _ product: WatchedProduct,
        problems: () -> [WireBuild.Problem]
    ) {
        guard ending == .exit(0) else {
            return ending == .exit(127) ? fail(Builder.noSwift) : end(.failed(problems()))
        }
        do {
            let bundle = try builder.finish()
            product.latest = (bundle.executable, bundle.environment)
            end(.good)
        } catch {
            fail(error)
        }
    }

    private func fail(_ error: any Error) {
        guard isFirstEnd() else { return }
        let complaint = error as? Complaint ?? .failure("\(error)")
        Console.say("error: \(complaint)")
        onEnd(.failed([.init(message: complaint.description)]))
    }

    private func end(_ outcome: WatchMachine.Outcome) {
        if isFirstEnd() { onEnd(outcome) }
    }

    /// Notes the end. The result is `false` if the build was stopped before.
    private func isFirstEnd() -> Bool {
        state.withLock { state in
            if case .ended = state { return false }
            state = .ended
            return true
        }
    }
}
