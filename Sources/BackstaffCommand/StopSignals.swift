import Foundation
import Synchronization

/// Receives the signals by which a user or a service manager stops a program: SIGINT, SIGTERM and SIGHUP.
///
/// A signal handler may call only few functions. So it writes the signal's number to a pipe, and a thread reads it from
/// there. The signals are handled, not ignored, because child processes inherit ignored signals.
struct StopSignals {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    /// The descriptor of the pipe's writing end. It is atomic because a handler may run at any time on any thread.
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

    /// Restores the default actions of the signals.
    func stop() {
        for number in Self.signals { signal(number, SIG_DFL) }
        let end = Self.pipeEnd.exchange(-1, ordering: .sequentiallyConsistent)
        if end >= 0 { close(end) }
    }
}
