import Foundation
import Synchronization

/// Hears the signals by which a person or a service manager asks a program to stop: SIGINT, SIGTERM and SIGHUP.
///
/// A handler may do next to nothing, so it writes the signal's number into a pipe that a thread reads. The signals are
/// handled rather than ignored because a child would inherit ignoring them.
struct StopSignals {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    /// The pipe's end that the handler writes to. Atomic, because a handler may run at any moment, on any thread.
    private static let pipeEnd = Atomic<Int32>(-1)

    init(onSignal: @escaping @Sendable (Int32) -> Void) {
        let pipe = Pipe()
        let writer = dup(pipe.fileHandleForWriting.fileDescriptor)
        _ = fcntl(writer, F_SETFD, FD_CLOEXEC)
        let reader = pipe.fileHandleForReading
        try? pipe.fileHandleForWriting.close()
        Self.pipeEnd.store(writer, ordering: .sequentiallyConsistent)
        Thread.detachNewThread {
            while let number = reader.availableData.first { onSignal(Int32(number)) }
        }
        for number in Self.signals {
            signal(number) { number in
                let end = StopSignals.pipeEnd.load(ordering: .sequentiallyConsistent)
                var byte = UInt8(truncatingIfNeeded: number)
                if end >= 0 { _ = write(end, &byte, 1) }
            }
        }
    }

    /// Gives the signals back their usual meaning.
    func stop() {
        for number in Self.signals { signal(number, SIG_DFL) }
        let end = Self.pipeEnd.exchange(-1, ordering: .sequentiallyConsistent)
        if end >= 0 { close(end) }
    }
}
