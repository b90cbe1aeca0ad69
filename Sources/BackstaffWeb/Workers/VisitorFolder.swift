import Foundation

/// The files of a worker that has one visitor. Variables of its environment lead Foundation to folders in this one:
///
///     documentsDirectory, homeDirectory ── CFFIXED_USER_HOME ──► home
///     UserDefaults ─────────────────────── XDG_CONFIG_HOME ────► config
///     applicationSupportDirectory ──────── XDG_DATA_HOME ──────► data
///     cachesDirectory ──────────────────── XDG_CACHE_HOME ─────► caches
///     temporaryDirectory ───────────────── TMPDIR ─────────────► temporary
///
/// `HOME` stays the operator's. Foundation doesn't need it if these variables are set, and libraries and programs find
/// their settings and passwords there.
struct VisitorFolder {
    let url: URL

    private var home: URL { url.appending(path: "home") }
    private var temporary: URL { url.appending(path: "temporary") }

    /// The variables that lead Foundation to the folder.
    var environment: [String: String] {
        [
            "CFFIXED_USER_HOME": home.path,
            "XDG_CONFIG_HOME": url.appending(path: "config").path,
            "XDG_DATA_HOME": url.appending(path: "data").path,
            "XDG_CACHE_HOME": url.appending(path: "caches").path,
            "TMPDIR": temporary.path,
        ]
    }

    /// Makes the folder, and in it those folders that apps expect to be there.
    ///
    /// - Throws: The system's reason why there can be no such folder. Nothing is left then.
    func make() throws {
        do {
            for needed in [home.appending(path: "Documents"), temporary] {
                try FileManager.default.createDirectory(
                    at: needed, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            }
        } catch {
            delete()
            throw error
        }
    }

    /// Deletes the folder with all that is in it.
    func delete() {
        try? FileManager.default.removeItem(at: url)
    }
}
