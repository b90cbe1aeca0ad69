import Foundation
import Synchronization

/// Compiles a folder of source and lays out the app that comes of it.
struct Builder {
    let writer: PackageWriter
    let scratch: String
    let isRelease: Bool
    let isVerbose: Bool

    private var folder: SourceFolder { writer.folder }

    var swiftArguments: [String] {
        [
            "swift", "build", "--package-path", writer.destination, "--scratch-path", scratch, "--product",
            writer.product, "-c", configuration,
        ]
    }

    private var configuration: String { isRelease ? "release" : "debug" }

    /// - Returns: The app to run, or the exit code to end with.
    /// - Throws: A ``Complaint`` if the cache can't be written or there is no Swift.
    func build() async throws -> Result<AppBundle, BuildFailure> {
        let clock = ContinuousClock()
        let start = clock.now
        try writer.write()
        Console.say("building \(folder.name): \(folder.sources.count) Swift files in \(folder.path)")
        if !FileManager.default.fileExists(atPath: scratch) {
            Console.say("the first build takes some minutes, the next ones seconds")
        }
        let code = try await compile(since: start, on: clock)
        guard code == 0 else {
            Console.say("\(folder.name) was not built")
            return .failure(BuildFailure(exitCode: code))
        }
        let bundle = AppBundle(folder: folder, cache: writer.destination)
        for clash in bundle.clashes {
            Console.say("warning: \(clash.dropped) is left out: \(clash.kept) has its name, and resources lie flat")
        }
        try bundle.assemble(product: writer.product, in: "\(scratch)/\(configuration)")
        let seconds = (clock.now - start) / .seconds(1)
        Console.say("built \(folder.name) in \(String(format: "%.1f", seconds)) s")
        return .success(bundle)
    }

    private func compile(since start: ContinuousClock.Instant, on clock: ContinuousClock) async throws -> Int32 {
        let (events, continuation) = AsyncStream.makeStream(of: Supervisor.Event.self)
        let signals = StopSignals { continuation.yield(.interrupted($0)) }
        defer { signals.stop() }
        let rewriting = PathRewriting(from: writer.linkedSources, to: folder.path)
        let progress = Mutex(
            BuildProgress(
                app: folder.name.description, rewriting: rewriting, isTerminal: Console.isTerminal,
                isVerbose: isVerbose))
        let child = try ChildProcess("/usr/bin/env", swiftArguments, merging: true) { line in
            let text = String(decoding: line, as: UTF8.self).trimmingSuffix(while: \.isNewline)
            Console.write(
                progress.withLock { $0.text(for: text, at: clock.now - start, columns: Console.columns) })
        } onEnd: {
            continuation.yield(.ended($0))
        }
        for await event in events {
            switch event {
            case .interrupted(let signal): child.send(signal)
            case .ended(let ending):
                Console.write(progress.withLock { $0.clearing() })
                if ending == .exit(127) {
                    throw Complaint.failure("no swift on the PATH; install Swift 6.2 or later from swift.org")
                }
                return ending.exitCode
            case .served, .waited: break
            }
        }
        return 1
    }
}

/// The compiler said no.
struct BuildFailure: Error {
    let exitCode: Int32
}

extension String {
    fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
        var text = self[...]
        while let last = text.last, predicate(last) { text.removeLast() }
        return String(text)
    }
}
