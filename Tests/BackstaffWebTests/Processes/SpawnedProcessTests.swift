import Foundation
import Testing

@testable import BackstaffWeb

@Suite("Processes that are started")
struct SpawnedProcessTests {
    /// Runs a shell script until it ends.
    ///
    /// - Returns: How it has ended, and what it has printed.
    private func run(
        _ script: String, environment: [String: String] = ["PATH": "/usr/bin:/bin"]
    ) async throws -> (ending: SpawnedProcess.Ending, output: String) {
        let output = Pipe()
        let (endings, continuation) = AsyncStream<SpawnedProcess.Ending>.makeStream()
        let process = try SpawnedProcess(
            "/bin/sh", arguments: ["-c", script], environment: environment,
            descriptors: [STDOUT_FILENO: output.fileHandleForWriting.fileDescriptor]
        ) {
            continuation.yield($0)
        }
        try output.fileHandleForWriting.close()
        let text = try output.fileHandleForReading.readToEnd().map { String(decoding: $0, as: UTF8.self) } ?? ""
        var iterator = endings.makeAsyncIterator()
        let ending = try #require(await iterator.next())
        // The system keeps the identifier until nobody uses it any more.
        #expect(kill(process.identifier, 0) == 0 && !process.isRunning)
        process.release()
        #expect(kill(process.identifier, 0) != 0)
        return (ending, text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    @Test("Q01 a process has its arguments, its environment and its group; its exit code is told")
    func arguments() async throws {
        let (ending, output) = try await run(
            "echo \"$SHELF\" $(($(ps -o pgid= -p $$) == $$)); exit 7",
            environment: ["PATH": "/usr/bin:/bin", "SHELF": "Ä  b=c"])
        #expect(ending == .exit(7))
        #expect(output == "Ä  b=c 1")
    }

    @Test("Q01 a process that has ended is released with its object; while the object lives, it isn't")
    func forgotten() async throws {
        let (endings, continuation) = AsyncStream<SpawnedProcess.Ending>.makeStream()
        var process: SpawnedProcess? = try SpawnedProcess(
            "/bin/sh", arguments: ["-c", "exit 3"], environment: [:], descriptors: [:]
        ) {
            continuation.yield($0)
        }
        let identifier = try #require(process?.identifier)
        var iterator = endings.makeAsyncIterator()
        #expect(await iterator.next() == .exit(3))
        #expect(kill(identifier, 0) == 0)
        process = nil
        #expect(try await eventually { kill(identifier, 0) != 0 })
    }

    @Test("Q01 the signal that has ended a process is told")
    func signal() async throws {
        #expect(try await run("kill -KILL $$").ending == .signal(SIGKILL))
    }

    @Test("Q01 a process has no other open files of this one, and no signal that this one ignores is ignored there")
    func inheritance() async throws {
        // Nothing says that this file is to be closed.
        let file = open("/dev/null", O_RDONLY)
        try #require(file > STDERR_FILENO)
        defer { close(file) }
        let former = Foundation.signal(SIGUSR2, SIG_IGN)
        defer { Foundation.signal(SIGUSR2, former) }
        let (ending, output) = try await run("[ -e /proc/self/fd/\(file) ] && echo open; kill -USR2 $$")
        #expect(output == "")
        #expect(ending == .signal(SIGUSR2))
    }

    @Test("Q01 a process starts while this one has thousands of open files")
    func manyFiles() async {
        // In a process of its own, because Foundation's `Process`, which other tests use, crashes with so many.
        await #expect(processExitsWith: .success) {
            var limits = rlimit()
            let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
            try #require(getrlimit(kind, &limits) == 0)
            limits.rlim_cur = min(limits.rlim_max, 8_000)
            try #require(setrlimit(kind, &limits) == 0)
            for _ in 0..<3_000 { try #require(open("/dev/null", O_RDONLY | O_CLOEXEC) >= 0) }
            let (endings, continuation) = AsyncStream<SpawnedProcess.Ending>.makeStream()
            _ = try SpawnedProcess("/bin/sh", arguments: ["-c", "exit 3"], environment: [:], descriptors: [:]) {
                continuation.yield($0)
            }
            var iterator = endings.makeAsyncIterator()
            #expect(await iterator.next() == .exit(3))
        }
    }

    @Test("Q01 the end of a process is told even if this one ignores the ends of processes")
    func ignoredEnds() async {
        await #expect(processExitsWith: .success) {
            Foundation.signal(SIGCHLD, SIG_IGN)
            let (endings, continuation) = AsyncStream<SpawnedProcess.Ending>.makeStream()
            let process = try SpawnedProcess(
                "/bin/sh", arguments: ["-c", "exit 3"], environment: [:], descriptors: [:]
            ) {
                continuation.yield($0)
            }
            var iterator = endings.makeAsyncIterator()
            #expect(await iterator.next() == .unknown)
            process.release()
        }
    }

    @Test("Q01 a program that isn't there is an error with the system's reason")
    func noProgram() {
        let error = #expect(throws: SpawnedProcess.StartError.self) {
            try SpawnedProcess("/nowhere/app", arguments: [], environment: [:], descriptors: [:])
        }
        #expect(error?.localizedDescription == "No such file or directory")
    }

    @Test("Q01 a file that this process hasn't open is an error, and no process starts")
    func noFile() {
        let error = #expect(throws: SpawnedProcess.StartError.self) {
            try SpawnedProcess("/bin/true", arguments: [], environment: [:], descriptors: [STDIN_FILENO: -1])
        }
        #expect(error?.number == EBADF)
    }
}
