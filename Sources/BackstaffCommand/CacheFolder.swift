import BackstaffElements
import Foundation

/// The folder for everything that the tool writes. The user can delete it at any time.
///
/// ```
/// <root>/
/// ├─ Shop-1f0c2d3e4a5b6978/      an app; the number is a hash of its folder's path
/// │  ├─ Package.swift            generated
/// │  ├─ Sources/Shop/…           links to the user's files
/// │  └─ Shop.app/                the executable and links to the resources, flat as on iOS
/// ├─ Shop-1f0c2d3e4a5b6978-check the package of the app that is only checked
/// ├─ build-9e8d7c6b5a493827/     object files of all apps, so that dependencies compile only once;
/// │                              the number is a hash of the Backstaff package's path
/// ├─ check-9e8d7c6b5a493827/     modules without object files, for checks
/// └─ remote/                     what is known of packages that were fetched
/// ```
package struct CacheFolder: Equatable {
    /// An absolute path.
    package let root: String

    /// - Parameters:
    ///   - chosen: The folder that was given on the command line, if any.
    ///   - environment: The environment, for `XDG_CACHE_HOME` and `HOME`. A relative `XDG_CACHE_HOME` is ignored, as
    ///     its specification requires.
    package init(chosen: String?, environment: [String: String]) {
        if let chosen {
            root = absolutePath(chosen)
        } else if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
            root = absolutePath(cache + "/backstaff")
        } else {
            root = absolutePath((environment["HOME"] ?? NSHomeDirectory()) + "/.cache/backstaff")
        }
    }

    /// The folder for the app whose source files are at `path`.
    package func app(name: ModuleName, path: String) -> String { "\(root)/\(name)-\(StableHash(path).digits)" }

    /// The folder for object files that are compiled with the Backstaff package at `package`.
    package func build(package: String) -> String { "\(root)/build-\(StableHash(package).digits)" }

    /// The folder for what SwiftPM writes when it reads a manifest. SwiftPM locks it, so users can't share one.
    var manifests: String { root + "/manifests" }

    /// The folder in which packages are fetched to find out whether they can be.
    var remote: String { root + "/remote" }

    /// The folder for the modules that apps are checked with.
    func check(package: String) -> String { "\(root)/check-\(StableHash(package).digits)" }
}
