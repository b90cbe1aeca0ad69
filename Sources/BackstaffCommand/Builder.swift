import Foundation
import Synchronization

/// Compiles a folder of source files and creates the app's bundle.
struct Builder {
    let writer: PackageWriter
    let resources: AppResources
    let scratch: String
    let isRelease: Bool
    let isVerbose: Bool

    private var folder: SourceFolder { writer.folder }

    var swiftArguments: [String] {
        [
            ProcessInfo.processInfo.environment["BACKSTAFF_SWIFT"] ?? "swift", "build", "--package-path",
            writer.destination, "--scratch-path", scratch, "-c", configuration,
            // Otherwise SwiftPM may take the plan of another app in the same scratch folder, and not find this one.
            "--disable-build-manifest-caching",
        ] + (buildsTests ? ["--build-tests"] : ["--product", writer.product])
    }

    private var buildsTests: Bool { !writer.testFolders.isEmpty }

    private var configuration: String { isRelease ? "release" : "debug" }

    /// Compiles the folder.
    ///
    /// - Returns: The app's bundle, or the exit code of a failed build.
    /// - Throws: A ``Complaint`` if the cache can't be written or Swift isn't installed.
    func build() async throws -> Result<AppBundle, BuildFailure> {
        let clock = ContinuousClock()
        let start = clock.now
        try prepare()
        let code = try await compile()
        guard code == 0 else {
            Console.say("\(folder.name.title) was not built")
            return .failure(BuildFailure(exitCode: code))
        }
        let bundle = try finish()
        let seconds = (clock.now - start) / .seconds(1)
        Console.say("built \(folder.name.title) in \(String(format: "%.1f", seconds)) s")
        return .success(bundle)
    }

    /// Writes the package to compile and prints what is built.
    func prepare() throws {
        let problems = try writer.writeAll()
        StrayModules(destination: writer.destination, products: "\(scratch)/\(configuration)")
            .remove(importedAs: writer.importedModules, lockedBy: scratch)
        for problem in folder.problems.map(\.description) + problems { Console.say("warning: \(problem)") }
        Console.say("building \(folder.name.title): \(folder.sources.count) Swift files in \(folder.path)")
        if !FileManager.default.fileExists(atPath: scratch) {
            Console.say("the first build takes some minutes, the next ones seconds")
        }
    }

    /// Starts the compiler and prints its progress. Call `prepare()` first.
    ///
    /// - Parameters:
    ///   - onLine: Called with each line of output, with the paths of the user's files.
    ///   - onEnd: Called once, after the last line.
    func compiler(
        onLine: @escaping @Sendable (String) -> Void = { _ in },
        onEnd: @escaping @Sendable (Supervisor.Ending) -> Void
    ) throws -> ChildProcess {
        let clock = ContinuousClock()
        let start = clock.now
        let rewriting = writer.rewriting
        let progress = Mutex(
            BuildProgress(
                app: folder.name.title, rewriting: rewriting, isTerminal: Console.isTerminal,
                isVerbose: isVerbose))
        return try ChildProcess("/usr/bin/env", swiftArguments, merging: true) { line in
            let text = String(decoding: line, as: UTF8.self).trimmingSuffix(while: \.isNewline)
            Console.write(
                progress.withLock { $0.text(for: text, at: clock.now - start, columns: Console.columns) })
            onLine(rewriting(text))
        } onEnd: { ending in
            Console.write(progress.withLock { $0.clearing() })
            onEnd(ending)
        }
    }

    /// Creates the bundle from the compiled files.
    func finish() throws -> AppBundle {
        let tests = buildsTests ? "PackageTests.xctest" : ""
        let bundle = AppBundle(folder: folder, cache: writer.destination, tests: writer.testFolders)
        for clash in bundle.clashes {
            Console.say("warning: \(clash.dropped) is left out, because \(clash.kept) has the same name; rename one")
        }
        try bundle.assemble(product: writer.product + tests, in: "\(scratch)/\(configuration)")
        let info = InfoPlist(of: folder, isRelease: isRelease)
        if let problem = info.problem { Console.say("warning: \(problem)") }
        try bundle.add(info)
        let lines = try resources.write(
            in: bundle.path, converter: writer.converter, developmentLanguage: info.developmentLanguage)
        for line in lines { Console.say(line) }
        return bundle
    }

    static let noSwift = Complaint.failure("no swift on the PATH; install Swift 6.2 or later from swift.org")

    private func compile() async throws -> Int32 {
        let ending = try await ChildProcess.ending { try compiler(onEnd: $0) }
        if ending == .exit(127) { throw Self.noSwift }
        return ending.exitCode
    }
}

/// The build has failed.
struct BuildFailure: Error {
    let exitCode: Int32
}

extension String {
    func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
        var text = self[...]
        while let last = text.last, predicate(last) { text.removeLast() }
        return String(text)
    }
}
