import Foundation
import Testing

@testable import BackstaffWeb

/// The workers are shell scripts that say over their standard input that they are ready.
@Suite("The workers of a front")
@MainActor
struct WorkerPoolTests {
    private let log = WorkerLog()
    private let failures = Failures()

    /// The shell's handler for SIGABRT takes the place of the one of the Swift runtime.
    private static let ready = "trap : ABRT; echo ready >&0; "
    private static let backtrace = "printf '*** Signal 4: Backtracing from 0x7fc5f84f9361...' >&2; "
    private static let living = "while :; do sleep 1; done"

    /// - Parameter script: What the first worker does once it is ready. The others do nothing.
    private func makePool(
        _ script: String, change: (inout WorkerPool.Configuration) -> Void = { _ in }
    ) throws -> WorkerPool {
        var configuration = WorkerPool.Configuration().withoutHaste
        configuration.executable = "/bin/sh"
        configuration.arguments = [
            "-c",
            "case $\(WorkerRole.pathVariable) in */1) \(Self.ready) \(script);; *) \(Self.ready) \(Self.living);; esac",
        ]
        configuration.output = log.stream
        change(&configuration)
        let pool = try WorkerPool(configuration, logger: log.logger)
        pool.start {
        } onFailure: {
            failures.add($0)
        }
        return pool
    }

    /// Why the pool has given up. A pool gives up at most once.
    @MainActor
    private final class Failures {
        private(set) var all: [FirstStart.Failure] = []

        func add(_ failure: FirstStart.Failure) { all.append(failure) }
    }

    /// The number of the worker of a visitor.
    private func worker(of visitor: String, in pool: WorkerPool) async -> String? {
        let endpoint = await withCheckedContinuation { continuation in
            pool.finder.find(for: visitor, from: IPAddress.loopback.block) {
                true
            } answer: {
                continuation.resume(returning: try? $0.get())
            }
        }
        return endpoint?.path.split(separator: "/").last.map { String($0) }
    }

    private func wait(for condition: () async -> Bool) async throws {
        let deadline = ContinuousClock.now + .seconds(600)
        while await !condition() {
            try #require(ContinuousClock.now < deadline, "\(log.lines)")
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    /// The processes that were started, from the lines about the workers.
    private var processes: [Int32] {
        log.lines.compactMap { line in
            line.contains(" is ready") ? line.firstMatch(of: /process: (\d+)/).flatMap { Int32($0.1) } : nil
        }
    }

    private func ends() -> [String] {
        log.lines.compactMap { $0.firstMatch(of: /worker 1 (?!is ready|hasn't)(.*) \(process/).map { String($0.1) } }
    }

    @Test("Q01 the line about a worker that has crashed says why")
    func reason() async throws {
        let pool = try makePool("echo 'Shop.swift:7: Fatal error: the shelf is empty' >&2; sleep 0.1; kill -ILL $$")
        try await wait { !ends().isEmpty }
        #expect(
            ends() == ["was ended by a trap: Shop.swift:7: Fatal error: the shelf is empty; it had 0 visitors"])
        #expect(log.lines.count { $0 == "Shop.swift:7: Fatal error: the shelf is empty" } == 1)
        await pool.end()
    }

    @Test("Q01 visitors get another worker when a backtrace begins; the process ends when it is complete")
    func crash() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "crash-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pool = try makePool(
            """
            until [ -e '\(folder.path)/crash' ]; do sleep 0.05; done; trap - ABRT; \(Self.backtrace)
            until [ -e '\(folder.path)/complete' ]; do sleep 0.05; done
            printf ' done ***\\n\\nBacktrace took 4.20s\\n' >&2; sleep 600
            """)
        #expect(await worker(of: "a", in: pool) == "1")
        try Data().write(to: folder.appending(path: "crash"))
        try await wait { await worker(of: "a", in: pool) == "2" }
        let process = try #require(processes.first)
        #expect(kill(process, 0) == 0 && ends().isEmpty)
        try Data().write(to: folder.appending(path: "complete"))
        try await wait { !ends().isEmpty }
        #expect(ends() == ["has crashed; it had 1 visitor"])
        #expect(log.lines.contains("*** Signal 4: Backtracing from 0x7fc5f84f9361... done ***"))
        // The program that it has started is ended too.
        try await wait { kill(-process, 0) != 0 }
        await pool.end()
    }

    @Test("Q01 a worker that only prints what looks like a backtrace keeps its visitors")
    func printedText() async throws {
        let pool = try makePool("read beat; \(Self.backtrace) echo >&2; \(Self.living)") { configuration in
            configuration.tracesWithin = .milliseconds(100)
        }
        #expect(await worker(of: "a", in: pool) == "1")
        try await wait { log.lines.contains { $0.contains("Backtracing") } }
        try await Task.sleep(for: .milliseconds(500))
        #expect(await worker(of: "a", in: pool) == "1")
        #expect(processes.count == 1 && ends().isEmpty)
        await pool.end()
    }

    @Test("Q01 a backtrace is noticed also after text that looks like one")
    func backtraceAfterText() async throws {
        let crash = FileManager.default.temporaryDirectory.appending(path: "crash-\(UUID())")
        defer { try? FileManager.default.removeItem(at: crash) }
        let pool = try makePool(
            """
            \(Self.backtrace) echo >&2; until [ -e '\(crash.path)' ]; do sleep 0.05; done
            trap - ABRT; \(Self.backtrace) sleep 600
            """
        ) { configuration in
            configuration.tracesWithin = .milliseconds(500)
        }
        #expect(await worker(of: "a", in: pool) == "1")
        try await wait { log.lines.contains { $0.contains("Backtracing") } }
        try await Task.sleep(for: .milliseconds(500))
        #expect(await worker(of: "a", in: pool) == "1")
        try Data().write(to: crash)
        try await wait { !ends().isEmpty }
        #expect(ends() == ["has crashed; it had 1 visitor"])
        await pool.end()
    }

    /// Makes a pool whose workers all do the same, from the beginning.
    private func makePool(ofWorkersThat script: String, workers: Int = 1) throws -> WorkerPool {
        try makePool("") { configuration in
            configuration.arguments = ["-c", script]
            configuration.workers = workers
        }
    }

    @Test("Q01 a worker that crashes while it starts is tried again, two times; then the front ends with exit code 1")
    func failedStarts() async throws {
        let pool = try makePool(
            ofWorkersThat: "echo 'Shop.swift:7: Fatal error: no shelf' >&2; sleep 0.1; kill -ILL $$")
        try await wait { !failures.all.isEmpty }
        #expect(failures.all == [.attempts(3)] && failures.all.first?.exitCode == 1)
        let said = log.lines.filter { !$0.hasPrefix("Shop.swift") }.map { $0.replacing(/\ \(process: \d+\)/, with: "") }
        let end = "was ended by a trap: Shop.swift:7: Fatal error: no shelf; it wasn't ready yet"
        #expect(
            said == (1...3).map { "worker \($0) \(end)" } + [
                "the app has failed 3 times while starting, so the server ends"
            ])
        await pool.end()
    }

    @Test("Q01 if no process can be started, the last line says so with the system's reason, and doesn't blame the app")
    func noProcess() async throws {
        let pool = try makePool("") { $0.executable = "/nowhere/app" }
        try await wait { !failures.all.isEmpty }
        let reason = try #require(log.lines.first?.firstMatch(of: /worker 1 can't be started: (.+)/)?.1)
        #expect(log.lines.last == "no worker process can be started, so the server ends: \(reason)")
        #expect(failures.all.first?.exitCode == 1 && log.lines.count == 4)
        await pool.end()
    }

    @Test("Q01 an app that ends itself while it starts ends the front with its exit code, and isn't tried again")
    func exitWhileStarting() async throws {
        let pool = try makePool(ofWorkersThat: "exit 7")
        try await wait { !failures.all.isEmpty }
        #expect(failures.all == [.exit(7)] && failures.all.first?.exitCode == 7)
        #expect(log.lines.count { $0.hasPrefix("worker 1 has ended with exit code 7; it wasn't ready yet") } == 1)
        #expect(log.lines.last == "the app has ended itself while starting, so the server ends too")
        #expect(log.lines.count == 2)
        await pool.end()
    }

    @Test(
        "Q01 once a worker has been ready, workers that end are replaced, however many fail and whatever their exit code"
    )
    func exitsAfterReady() async throws {
        let pool = try makePool("") { configuration in
            configuration.arguments = [
                "-c",
                "case $\(WorkerRole.pathVariable) in */1) \(Self.ready) read beat; exit 7;; */[2345]) exit 7;; "
                    + "*) \(Self.ready) \(Self.living);; esac",
            ]
        }
        try await wait { log.lines.contains { $0.hasPrefix("worker 6 is ready") } }
        #expect(failures.all.isEmpty)
        #expect(ends() == ["has ended with exit code 7; it had 0 visitors"])
        await pool.end()
    }

    @Test("Q01 at the first start the backtrace of one attempt is complete before the next attempt begins")
    func backtracesOfFailedStarts() async throws {
        let pool = try makePool(
            ofWorkersThat: """
                \(Self.backtrace) sleep 0.5; printf ' done ***\n' >&2; echo 'Backtrace took 0.50s' >&2; kill -ILL $$
                """)
        try await wait { !failures.all.isEmpty }
        let said = log.lines.compactMap { line in
            ["*** Signal 4", "Backtrace took", "worker"].first { line.hasPrefix($0) }
        }
        #expect(said == Array(repeating: ["*** Signal 4", "Backtrace took", "worker"], count: 3).flatMap { $0 })
        await pool.end()
    }

    @Test("Q01 after the first start, another worker is started when the backtrace of a starting worker begins")
    func backtraceOfLaterStart() async throws {
        let pool = try makePool("") { configuration in
            configuration.arguments = [
                "-c",
                "case $\(WorkerRole.pathVariable) in */1) \(Self.ready) read beat; exit 0;; */2) \(Self.backtrace) sleep 600;; "
                    + "*) \(Self.ready) \(Self.living);; esac",
            ]
        }
        try await wait { log.lines.contains { $0.hasPrefix("worker 3 is ready") } }
        #expect(!log.lines.contains { $0.hasPrefix("worker 2 ") })
        await pool.end()
    }

    /// Makes a pool whose first worker ends, whose next five fail while they start, and whose seventh goes on.
    private func makePoolOfFailingStarts(ends file: URL, shortLife: Duration) throws -> WorkerPool {
        try makePool("") { configuration in
            configuration.arguments = [
                "-c",
                """
                case $\(WorkerRole.pathVariable) in
                */1) \(Self.ready) until [ -e '\(file.path)' ]; do sleep 0.05; done; exit 3;;
                */[23456]) exit 4;;
                *) \(Self.ready) \(Self.living);;
                esac
                """,
            ]
            configuration.shortLife = shortLife
        }
    }

    @Test("Q01 starts that fail come more and more slowly; requests wait for the first one that succeeds")
    func failingStarts() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "end-\(UUID())")
        defer { try? FileManager.default.removeItem(at: file) }
        let pool = try makePoolOfFailingStarts(ends: file, shortLife: .seconds(3600))
        #expect(await worker(of: "a", in: pool) == "1" && pool.backoff.delay == .zero)
        try Data().write(to: file)
        try await wait { !ends().isEmpty }
        let start = ContinuousClock.now
        #expect(await worker(of: "a", in: pool) == "7")
        // The ends of six workers, with 0, ¼, ½, 1, 2 and 4 seconds after them.
        #expect(ContinuousClock.now - start > .seconds(7) && pool.backoff.delay == .seconds(4))
        #expect(log.lines.count { $0.contains("it wasn't ready yet") } == 5 && failures.all.isEmpty)
        #expect(await worker(of: "b", in: pool) == "7")
        await pool.end()
    }

    @Test("Q01 after workers that have lived long, another one is started at once")
    func startsAfterLongLives() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "end-\(UUID())")
        defer { try? FileManager.default.removeItem(at: file) }
        // Every life is long.
        let pool = try makePoolOfFailingStarts(ends: file, shortLife: .zero)
        #expect(await worker(of: "a", in: pool) == "1")
        try Data().write(to: file)
        try await wait { !ends().isEmpty }
        #expect(await worker(of: "a", in: pool) == "7" && pool.backoff.delay == .zero)
        await pool.end()
    }

    @Test("Q01 a worker isn't held to be stuck because the machine was asleep, or the front was stopped")
    func sleep() async throws {
        let pool = try makePool(Self.living) { $0.stuckAfter = .seconds(1000) }
        #expect(await worker(of: "a", in: pool) == "1")
        pool.beat(at: .now + .seconds(3600))
        #expect(await worker(of: "a", in: pool) == "1")
        #expect(!log.lines.contains { $0.contains("hasn't answered") })
        await pool.end()
    }

    @Test("Q01 a worker that was heard of after the machine was asleep is held to be stuck as soon as any other")
    func silenceAfterSleep() async throws {
        let pool = try makePool(Self.living) { $0.stuckAfter = .seconds(100) }
        #expect(await worker(of: "a", in: pool) == "1")
        let now = ContinuousClock.now
        pool.beat(at: now - .seconds(3600))
        pool.beat(at: now)
        for second in 1...90 { pool.beat(at: now + .seconds(second)) }
        #expect(!log.lines.contains { $0.contains("hasn't answered") })
        for second in 91...110 { pool.beat(at: now + .seconds(second)) }
        #expect(log.lines.contains { $0.hasPrefix("worker 1 hasn't answered for 101 s") })
        await pool.end()
    }

    @Test("Q01 a worker that is still starting is ended at once with its front")
    func endWhileStarting() async throws {
        let pool = try makePool("") { configuration in
            configuration.arguments = ["-c", "trap : TERM; echo starting >&2; \(Self.living)"]
            configuration.drain = .seconds(3600)
        }
        try await wait { log.lines.contains("starting") }
        let start = ContinuousClock.now
        await pool.end()
        #expect(ContinuousClock.now - start < .seconds(600))
        #expect(log.lines == ["starting"])
    }

    @Test("Q01 a worker that is stuck is ended when its backtrace is complete, and its line says so")
    func stuck() async throws {
        let pool = try makePool("trap 'echo Backtracing... >&2; sleep 600' ABRT; \(Self.living)") { configuration in
            configuration.stuckAfter = .seconds(100)
            configuration.tracesWithin = .seconds(10)
        }
        #expect(await worker(of: "a", in: pool) == "1")
        let now = ContinuousClock.now
        for second in 1...110 { pool.beat(at: now + .seconds(second)) }
        try await wait { !ends().isEmpty }
        #expect(ends() == ["was stuck and has been ended; it had 1 visitor"])
        #expect(log.lines.contains { $0.hasPrefix("worker 1 hasn't answered for") })
        #expect(log.lines.contains("Backtracing..."))
        #expect(await worker(of: "a", in: pool) != "1")
        await pool.end()
    }

    @Test(
        "Q01 an operator's settings of backtraces are a worker's; without any, a backtrace is short",
        arguments: [
            ("enable=no", "enable=no"), ("limit=8", "limit=8"), (nil, "registers=none,images=none"),
            ("", "registers=none,images=none"),
        ])
    func settings(operators: String?, ofWorker: String) {
        #expect(Worker.backtraceSettings(operators) == ofWorker)
    }
}
