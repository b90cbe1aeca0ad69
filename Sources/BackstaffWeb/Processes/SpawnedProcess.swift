import Foundation
import Synchronization

/// A process that this one has started, with a program of its own.
///
///     init ──► running ──► ended: onEnd is called ──► release, or nobody has the object: the system may use the identifier again
///                 └─────── release ──► ended
///
/// It is released with the object at the latest, so no ended process is left behind. While it lives, the object does.
///
/// It leads a process group of its own. It has the descriptors that it is given and no others, and no signal is blocked
/// or ignored in it. It is started by `posix_spawn`, because Foundation's `Process` can crash in a process with many open
/// files: see Documentation/Workarounds.md.
final class SpawnedProcess: Sendable {
    enum Ending: Hashable, Sendable {
        case exit(Int32)
        case signal(Int32)
        /// Somebody else has asked how it has ended.
        case unknown
    }

    /// The system has started no process.
    struct StartError: LocalizedError {
        let number: Int32

        var errorDescription: String? { String(cString: strerror(number)) }
    }

    private struct State {
        var hasEnded = false
        var isReleased = false
    }

    let identifier: pid_t
    private let state = Mutex(State())

    /// Starts the process.
    ///
    /// - Parameters:
    ///   - program: The path of the program.
    ///   - arguments: What follows the program's name.
    ///   - descriptors: The open files of the process: its descriptors, each with one of this process. Of the standard
    ///     descriptors, those that aren't named stay as they are here.
    ///   - onEnd: Called once on a thread of its own, unless the process was released before it ended. Programs that the
    ///     process has started may live on.
    init(
        _ program: String, arguments: [String], environment: [String: String], descriptors: [Int32: Int32],
        onEnd: @escaping @Sendable (Ending) -> Void = { _ in }
    ) throws(StartError) {
        identifier = try Self.spawn(
            program, [program] + arguments, environment.map { "\($0)=\($1)" }, descriptors)
        wait(onEnd)
    }

    deinit { release() }

    var isRunning: Bool { state.withLock { !$0.hasEnded } }

    /// The identifier isn't used any more. Without this call, the system keeps it when the process has ended, so that it
    /// can't be another process's.
    func release() {
        let hasEnded = state.withLock { state in
            defer { state.isReleased = true }
            return state.hasEnded && !state.isReleased
        }
        if hasEnded { reap() }
    }

    private func wait(_ onEnd: @escaping @Sendable (Ending) -> Void) {
        Thread.detachNewThread { [self] in
            var info = siginfo_t()
            var ending: Ending?
            repeat {
                if waitid(P_PID, id_t(identifier), &info, WEXITED | WNOWAIT) == 0 {
                    ending = Ending(info)
                } else if errno != EINTR {
                    ending = .unknown
                }
            } while ending == nil
            let isReleased = state.withLock { state in
                state.hasEnded = true
                return state.isReleased
            }
            if isReleased { reap() } else if let ending { onEnd(ending) }
        }
    }

    private func reap() {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    }

    // MARK: The start

    private static func spawn(
        _ program: String, _ arguments: [String], _ environment: [String], _ descriptors: [Int32: Int32]
    ) throws(StartError) -> pid_t {
        // The copies have numbers that no descriptor of the process has, so none is overwritten before it is used.
        let first = max(STDERR_FILENO, descriptors.keys.max() ?? 0) + 1
        var copies: [Int32: Int32] = [:]
        defer { for copy in copies.values { close(copy) } }
        for (theirs, ours) in descriptors {
            let copy = fcntl(ours, F_DUPFD_CLOEXEC, first)
            guard copy >= 0 else { throw StartError(number: errno) }
            copies[theirs] = copy
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (theirs, copy) in copies {
            try check(posix_spawn_file_actions_adddup2(&actions, copy, theirs))
        }
        try check(closeDescriptors(&actions, first))

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        var identifier: pid_t = 0
        let error = withCStrings(arguments) { arguments in
            withCStrings(environment) { environment in
                posix_spawn(&identifier, program, &actions, &attributes, arguments, environment)
            }
        }
        try check(error)
        return identifier
    }

    private static func check(_ error: Int32) throws(StartError) {
        if error != 0 { throw StartError(number: error) }
    }

    private static func withCStrings<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = strings.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers + [nil])
    }
}

/// Makes a new process close all descriptors from a number on.
///
/// The Glibc module doesn't export this function, because the header has it for GNU sources only.
@_silgen_name("posix_spawn_file_actions_addclosefrom_np")
private func closeDescriptors(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ first: Int32) -> Int32

extension SpawnedProcess.Ending {
    fileprivate init(_ info: siginfo_t) {
        let status = info._sifields._sigchld.si_status
        self = info.si_code == Int32(CLD_EXITED) ? .exit(status) : .signal(status)
    }
}
