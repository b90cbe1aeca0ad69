import Foundation

/// The absolute form of a path, without `.`, `..` and a trailing slash. Symbolic links aren't resolved.
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

/// Whether there is a folder at a path.
func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
}

/// The name of the file or the folder at a path.
func lastComponent(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
}
