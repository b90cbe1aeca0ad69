import BackstaffAssets
import Foundation
import Synchronization

/// Checks the sources of an app without generating code.
///
/// SwiftPM first makes the modules that the app imports. They have no code either, so that takes less than a minute. Then
/// the compiler checks the app's own modules, again and again while ``MissingNameSearch`` erases the calls that failed.
struct AppCheck {
    let writer: PackageWriter
    /// The folder for the modules, shared by all apps.
    let scratch: String
    let isVerbose: Bool

    private var folder: SourceFolder { writer.folder }

    /// Runs the check.
    ///
    /// - Throws: A ``Complaint`` if the modules of Backstaff can't be made, or the cache can't be written.
    func run() async throws -> MissingNameReport {
        let problems = try writer.writeAll()
        for problem in folder.problems.map(\.description) + problems { Console.say("warning: \(problem)") }
        Console.say("checking \(folder.name.title): \(folder.sources.count) Swift files in \(folder.path)")
        if !FileManager.default.fileExists(atPath: scratch) {
            Console.say("the first check takes about a minute, the next ones seconds")
        }
        StrayModules(destination: writer.destination, products: scratch + "/debug")
            .remove(importedAs: writer.importedModules, lockedBy: scratch)
        let progress = ShownProgress(app: folder.name.title)
        defer { progress.show { progress, _ in progress.clearing() } }
        var search = MissingNameSearch(sources: sources)
        let plan = try await prepareModules(&search, progress)
        let checks = [writer.linkedSources, writer.mirror.root].flatMap { plan.checks(in: $0) }
        var rounds = CheckRounds(modules: checks.map(\.sources))
        while let due = rounds.next() {
            let round = rounds.round
            let found = Set(search.uses.map(\.name)).count
            progress.show {
                $0.text(forRound: round, modules: due.count, found: found, at: $1, columns: Console.columns)
            }
            var results: [Int: [CompilerMessage]] = [:]
            for index in due { results[index] = try await messages(of: [checks[index]]) }
            if isVerbose { print(due.flatMap { results[$0] ?? [] }) }
            try write(rounds.add(results, to: &search))
        }
        let rewriting = writer.rewriting
        let absent = AbsentFrameworks.names(on: writer.platform)
        return MissingNameReport(
            app: folder.name.title, absent: absent, ownModules: ownModules, search, cutAfter: rounds.cutAfter
        ) { path in
            let path = rewriting(path)
            return path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : path
        }
    }

    /// Makes the modules that the app imports.
    ///
    /// A local package that imports a module that isn't there has no module either. So such imports are erased first.
    ///
    /// - Returns: How SwiftPM would call the compiler.
    /// - Throws: A ``Complaint`` if SwiftPM can't make the modules of Backstaff.
    private func prepareModules(
        _ search: inout MissingNameSearch, _ progress: ShownProgress
    ) async throws -> CompilerPlan {
        var output: [String] = []
        for _ in 1...CheckRounds.most {
            CompilerPlan.remove(in: scratch)
            let ending: Supervisor.Ending
            (ending, output) = try await run("/usr/bin/env", prepareArguments) { line in
                progress.show { $0.text(forPreparation: line, at: $1, columns: Console.columns) }
            }
            guard let plan = CompilerPlan.read(in: scratch) else {
                if ending != .exit(0) { break }
                throw Complaint.failure("SwiftPM left no plan in \(scratch) that can be read; use Swift 6.2 or 6.3")
            }
            if ending == .exit(0) { return plan }
            let imports = try await messages(of: plan.checks(in: writer.mirror.root)).filter {
                guard case .module(let name)? = MissingName(in: $0.text, callee: nil) else { return false }
                return !ownModules.contains(name)
            }
            let changed = search.add(imports)
            // What is left is wrong in the packages, and is found with the rest of the sources.
            if changed.isEmpty, !writer.packages.local.isEmpty, plan.hasModule("SwiftUI") { return plan }
            if changed.isEmpty { break }
            try write(changed)
        }
        progress.show { progress, _ in progress.clearing() }
        Console.write(output.joined(separator: "\n") + "\n")
        throw Complaint.failure("the modules that the app imports weren't made; the lines above say why")
    }

    private var prepareArguments: [String] {
        [
            ProcessInfo.processInfo.environment["BACKSTAFF_SWIFT"] ?? "swift", "build", "--package-path",
            writer.destination, "--scratch-path", scratch, "--target", writer.modulesTarget,
            // What editors use to show errors while someone writes: modules, but no code.
            "--experimental-prepare-for-indexing", "--disable-build-manifest-caching",
        ]
    }

    /// Runs checks and returns the messages of the compiler.
    private func messages(of checks: [CompilerPlan.Check]) async throws -> [CompilerMessage] {
        var messages: [CompilerMessage] = []
        for check in checks {
            let (ending, output) = try await run(check.executable, check.arguments)
            messages += output.compactMap { CompilerMessage($0) }
            // What the compiler found before is worth knowing, and without the names it found it may not crash again.
            if case .signal = ending, let crash = CompilerCrash.message(in: output, of: check.sources) {
                messages.append(crash)
            }
        }
        return messages
    }

    /// Runs a process to its end and returns the lines of its output.
    private func run(
        _ executable: String, _ arguments: [String], onLine: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws -> (Supervisor.Ending, [String]) {
        let lines = Mutex<[String]>([])
        let ending = try await ChildProcess.ending { onEnd in
            try ChildProcess(executable, arguments, merging: true) { line in
                let text = String(decoding: line, as: UTF8.self).trimmingSuffix(while: \.isNewline)
                onLine(text)
                lines.withLock { $0.append(text) }
            } onEnd: {
                onEnd($0)
            }
        }
        if ending == .exit(127) { throw Builder.noSwift }
        if case .signal(let signal) = ending, !CompilerCrash.isCrash(signal) {
            throw Complaint.failure("the check was stopped")
        }
        return (ending, lines.withLock { $0 })
    }

    // MARK: Sources

    /// The files that the compiler reads, by their paths in the written package.
    private var sources: [String: [UInt8]] {
        var sources: [String: [UInt8]] = [:]
        for path in writer.writtenSources { sources[path] = try? RegularFile.source(at: path) }
        return sources
    }

    /// The modules of the app's local packages.
    private var ownModules: Set<String> { Set(writer.packages.local.flatMap(\.swiftTargets)) }

    /// Replaces files or links of the written package. The next check writes them anew.
    private func write(_ files: [String: [UInt8]]) throws {
        for (path, text) in files {
            do {
                // Many of these paths are links to the user's files. An atomic write replaces the link; any other one
                // would write into the user's file.
                try Data(text).write(to: URL(fileURLWithPath: path), options: .atomic)
            } catch {
                throw Complaint.failure(
                    "can't write to \(path) (\(error.localizedDescription)); choose another folder with --cache")
            }
        }
    }

    private func print(_ messages: [CompilerMessage]) {
        let rewriting = writer.rewriting
        for message in messages where message.severity == .error {
            let place = "\(message.file):\(message.line):\(message.column)"
            Console.write(rewriting("\(place): error: \(message.text)\n"))
        }
    }
}
