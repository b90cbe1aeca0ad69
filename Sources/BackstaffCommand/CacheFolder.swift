import Foundation

/// Where everything that the tool writes is kept; it may be deleted at any time.
///
/// ```
/// <root>/
/// ├─ Shop-1f0c2d3e4a5b6978/      one app, by the path of its folder
/// │  ├─ Package.swift            generated
/// │  ├─ Sources/Shop/…           links to the user's files
/// │  └─ Shop.app/                the executable and links to the resources, flat as on iOS
/// └─ build-9e8d7c6b5a493827/     objects of all apps, so that dependencies compile once; by the Backstaff package
/// ```
package struct CacheFolder: Equatable {
    /// An absolute path.
    package let root: String

    /// - Parameters:
    ///   - chosen: The folder named on the command line, if one was.
    ///   - environment: `XDG_CACHE_HOME` and `HOME` are read. As the XDG specification asks, a relative one is ignored.
    package init(chosen: String?, environment: [String: String]) {
        if let chosen {
            root = absolutePath(chosen)
        } else if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
            root = absolutePath(cache + "/backstaff")
        } else {
            root = absolutePath((environment["HOME"] ?? NSHomeDirectory()) + "/.cache/backstaff")
        }
    }

    /// The folder of the app whose sources are at `path`.
    package func app(name: ModuleName, path: String) -> String { "\(root)/\(name)-\(Self.hash(path))" }

    /// The folder of the objects compiled against the Backstaff package at `package`.
    package func build(package: String) -> String { "\(root)/build-\(Self.hash(package))" }

    /// FNV-1a of 64 bits: the same in every process, unlike `Hasher`.
    package static func hash(_ text: String) -> String {
        let value = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// `path` from the root on, without `.`, `..` and a slash at its end; links in it are kept as the user wrote them.
func absolutePath(_ path: String) -> String {
    let full = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    let parts = full.split(separator: "/").reduce(into: [Substring]()) { parts, part in
        switch part {
        case ".": break
        case "..": _ = parts.popLast()
        default: parts.append(part)
        }
    }
    return "/" + parts.joined(separator: "/")
}
