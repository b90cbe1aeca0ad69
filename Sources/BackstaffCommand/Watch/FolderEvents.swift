import Foundation

/// Says that something may have happened in some folders, by inotify. What it was, a ``FolderSnapshot`` knows better: so
/// events are counted and not read, and nothing is lost when the kernel's queue overflows.
final class FolderEvents {
    let descriptor: Int32

    #if os(Linux)
        private static let mask = UInt32(
            IN_CREATE | IN_DELETE | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO
                | IN_DELETE_SELF
                | IN_MOVE_SELF)

        /// `nil` if the system gives out no more of these.
        init?() {
            descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
            if descriptor < 0 { return nil }
        }

        /// Watches folders, those that are watched already included; new ones, and those that came back, join so.
        ///
        /// - Returns: Whether all of them are watched now.
        func watch(_ folders: [String]) -> Bool {
            var isWhole = true
            for folder in folders where inotify_add_watch(descriptor, folder, Self.mask) < 0 { isWhole = false }
            return isWhole
        }

        /// Takes what has come.
        func drain() {
            var bytes = [UInt8](repeating: 0, count: 16_384)
            while read(descriptor, &bytes, bytes.count) > 0 {}
        }

        deinit { close(descriptor) }
    #else
        init?() { nil }

        func watch(_ folders: [String]) -> Bool { false }

        func drain() {}
    #endif
}
