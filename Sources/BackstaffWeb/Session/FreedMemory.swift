import Dispatch
import Foundation

/// Gives the memory of ended scenes back to the system.
///
/// The allocator keeps freed memory, so a process that once had many scenes would stay as large as then.
///
///     scenes  ▲ the most ──────► half of that ──ten seconds later──► back to the system, on another thread
///
/// It takes some hundredths of a second for a thousand scenes, and other threads may have to wait for the allocator
/// meanwhile. So it isn't done for each scene.
@MainActor
final class FreedMemory {
    /// With fewer scenes it isn't worth it.
    private static let fewestScenes = 100

    private let delay: Duration
    private let giveBack: @Sendable () -> Void
    /// The most scenes since memory was last given back.
    private var most = 0
    /// Whether memory will be given back after the delay.
    private(set) var isDue = false

    init(
        after delay: Duration = .seconds(10),
        giveBack: @escaping @Sendable () -> Void = trimAllocator
    ) {
        self.delay = delay
        self.giveBack = giveBack
    }

    /// The number of scenes has changed.
    func note(scenes: Int) {
        most = max(most, scenes)
        guard !isDue, most >= Self.fewestScenes, scenes <= most / 2 else { return }
        isDue = true
        most = scenes
        onMainActor(after: delay) { [self] in
            isDue = false
            DispatchQueue.global(qos: .utility).async(execute: giveBack)
        }
    }

    /// Calls `malloc_trim`, if the C library has it. No module of Swift declares it.
    private nonisolated static func trimAllocator() {
        guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "malloc_trim") else { return }
        // The C library declares `int malloc_trim(size_t)`.
        _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> CInt).self)(0)
    }
}
