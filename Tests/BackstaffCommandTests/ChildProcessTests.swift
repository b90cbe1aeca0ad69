import Foundation
import Synchronization
import Testing

@testable import BackstaffCommand

@Suite("Child processes")
struct ChildProcessTests {
    /// Starts a shell that starts two others, one of them in a group of its own, and ends when it is asked to. The others
    /// don't.
    ///
    /// - Returns: The process, once it has named the others; their identifiers; and its end.
    private func start() async throws -> (ChildProcess, [String], AsyncStream<Supervisor.Ending>) {
        let stubborn = "trap '' TERM; echo $$; exec sleep 600"
        let script = "trap 'exit 7' TERM; sh -c \"$0\" & setsid sh -c \"$0\" & wait"
        let (lines, line) = AsyncStream.makeStream(of: String.self)
        let (endings, end) = AsyncStream.makeStream(of: Supervisor.Ending.self)
        let process = try ChildProcess("/bin/sh", ["-c", script, stubborn]) {
            line.yield(String(decoding: $0, as: UTF8.self).trimmingSuffix(while: \.isNewline))
        } onEnd: {
            end.yield($0)
            end.finish()
        }
        var others: [String] = []
        for await identifier in lines {
            others.append(identifier)
            if others.count == 2 { break }
        }
        return (process, others, endings)
    }

    /// Whether a process has ended, apart from its exit status, which init may not have read yet.
    private func hasEnded(_ identifier: String) -> Bool {
        guard let stat = FileManager.default.contents(atPath: "/proc/\(identifier)/stat") else { return true }
        return String(decoding: stat, as: UTF8.self).contains(") Z ")
    }

    /// Waits until processes have ended. A process that is killed is still listed for a moment.
    private func waitForEnd(of identifiers: [String]) async -> Bool {
        let limit = ContinuousClock.now + .seconds(20)
        while !identifiers.allSatisfy(hasEnded), ContinuousClock.now < limit { await Task.yield() }
        return identifiers.allSatisfy(hasEnded)
    }

    @Test("M14 when a process has ended that was asked to, what it has started ends too, in whatever group it is")
    func stopped() async throws {
        let (process, others, endings) = try await start()
        process.stop(SIGTERM)
        for await ending in endings { #expect(ending == .exit(7)) }
        #expect(await waitForEnd(of: others))
    }

    @Test("M14 a process is killed with all that it has started")
    func killed() async throws {
        let (process, others, endings) = try await start()
        process.killAll()
        for await ending in endings { #expect(ending == .signal(SIGKILL)) }
        #expect(await waitForEnd(of: others))
    }

    @Test("M14 what a process has started goes on if the process ends by itself, or was only sent a signal")
    func notAsked() async throws {
        let (process, others, endings) = try await start()
        process.send(SIGTERM)
        for await ending in endings { #expect(ending == .exit(7)) }
        #expect(others.allSatisfy { !hasEnded($0) })
        for each in others { kill(try #require(pid_t(each)), SIGKILL) }
    }
}
