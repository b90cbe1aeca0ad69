import Foundation

/// Reports that something may have changed in some folders, by inotify.
///
/// The events themselves aren't used, because a ``FolderSnapshot`` finds the changes more reliably. So nothing is lost
/// if the kernel's queue overflows.
final class FolderEvents {
    let descriptor: Int32

    #if os(Linux)
        private static let mask = UInt32(
            IN_CREATE | IN_DELETE | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO
                | IN_DELETE_SELF
                | IN_MOVE_SELF)

        /// The result is `nil` if the system's limit of inotify instances is reached.
        init?() {
            descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
            if descriptor < 0 { return nil }
        }

        /// Watches folders. Folders that are watched already may be included, so that new and restored folders are
        /// added.
        ///
        /// - Returns: `true` if all folders are watched.
        func watch(_ folders: [String]) -> Bool {
            var isWhole = true
            for folder in folders where inotify_add_watch(descriptor, folder, Self.mask) < 0 { isWhole = false }
            return isWhole
        }

        /// Discards the pending events.
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
