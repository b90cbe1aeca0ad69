import BackstaffAssets
import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Removes modules that an app imports and that aren't its own.
///
/// All apps share one build folder, so that dependencies compile only once. The compiler finds every module there: also those
/// of other apps, and those of packages that are no longer in the app's folder. An app that imports such a module would
/// compile, and fail when it is linked, or only on another machine.
///
/// ```
/// build-9e8d7c6b5a493827/debug/
/// ├─ Modules/TideKit.swiftmodule      what `import TideKit` finds
/// └─ TideKit.build/sources            the files that it was made from: those of Harbour-1f0c2d3e4a5b6978/
/// ```
///
/// The app that a removed module belongs to compiles it again in its next build.
struct StrayModules {
    /// The folder of the package that is built, in the cache.
    let destination: String
    /// The folder of the build, with the configuration.
    let products: String

    /// Removes the stray modules among those that are imported.
    ///
    /// While another build is using the folder, nothing is removed: it may need the module.
    ///
    /// - Parameters:
    ///   - scratch: The folder of the build, which SwiftPM locks.
    ///   - modules: The modules that the app's sources import.
    func remove(importedAs modules: @autoclosure () -> Set<String>, lockedBy scratch: String) {
        let strays = names
        guard !strays.isEmpty, case let imported = strays.intersection(modules()), !imported.isEmpty else { return }
        let lock = open(scratch + "/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard lock >= 0 else { return }
        // Closing the file releases the lock.
        defer { close(lock) }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { return }
        for name in imported { try? FileManager.default.removeItem(atPath: path(of: name)) }
    }

    /// The modules in the build folder that were made from files of other apps, or from files that are no longer there.
    var names: Set<String> {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: products + "/Modules")) ?? []
        let modules = files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
        return Set(modules.filter(isStray))
    }

    private func path(of module: String) -> String { "\(products)/Modules/\(module).swiftmodule" }

    private func isStray(_ module: String) -> Bool {
        guard let list = FileManager.default.contents(atPath: "\(products)/\(module).build/sources"),
            let line = list.split(separator: UInt8(ascii: "\n")).first
        else { return false }
        // SwiftPM quotes paths with spaces.
        let source = String(decoding: line, as: UTF8.self).trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
        let cache = (destination as NSString).deletingLastPathComponent
        let scratch = (products as NSString).deletingLastPathComponent
        guard source.hasPrefix(cache + "/"), !source.hasPrefix(scratch + "/") else { return false }
        return !source.hasPrefix(destination + "/") || !FileManager.default.fileExists(atPath: source)
    }
}
