import BackstaffAssets
import Foundation

/// A snapshot of an app's files, with the attributes that reveal a change.
struct FolderSnapshot: Equatable {
    struct Stamp: Equatable {
        let seconds: Int
        let nanoseconds: Int
        let size: Int
        let inode: UInt64
    }

    /// The attributes of each file by its path below the folder. Only source files and resources are included, so
    /// hidden files and temporary copies of editors are left out.
    private(set) var files: [String: Stamp] = [:]
    /// The folders that were searched, as absolute paths.
    private(set) var folders: [String] = []

    /// Creates a snapshot of the folder. A folder that doesn't exist has no files.
    init(of path: String) {
        let listing = SourceFolder.Listing.all(in: path)
        folders = listing.folders
        var visited: Set<String> = []
        for file in listing.sources + listing.resources {
            add(file, in: path, boundary: listing.boundary, visited: &visited)
        }
        if !folders.isEmpty { addProject(of: path) }
    }

    /// Adds the file of the Xcode project. It says which files the app has.
    private mutating func addProject(of path: String) {
        for file in XcodeObjects.files(for: path) {
            guard let stamp = Stamp(of: file) else { continue }
            let project = absolutePath(file + "/..")
            folders.append(project)
            files["\(lastComponent(of: project))/\(lastComponent(of: file))"] = stamp
        }
    }

    /// - Parameter visited: The real paths of the searched folders. They prevent endless recursion through symbolic links.
    private mutating func add(
        _ name: String, in root: String, boundary: ConfinedFolder, visited: inout Set<String>
    ) {
        let path = root + "/" + name
        guard boundary.contains(path) else { return }
        if isFolder(path) {
            guard visited.insert(ConfinedFolder.realPath(path) ?? path).inserted else { return }
            // An asset catalog is one resource that consists of many files.
            folders.append(path)
            for entry in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where entry.first != "." {
                add(name + "/" + entry, in: root, boundary: boundary, visited: &visited)
            }
        } else if !Self.isCopy(lastComponent(of: name)) {
            files[name] = Stamp(of: path)
        }
    }

    /// Whether a file is a temporary copy that an editor writes while it saves.
    private static func isCopy(_ name: String) -> Bool {
        name.hasSuffix("~") || name.hasSuffix(".tmp") || name.hasSuffix(".swp") || name == "4913"
            || name.hasPrefix("#") && name.hasSuffix("#")
    }

    /// The files that were added, removed or changed since `earlier`, sorted.
    func changes(since earlier: FolderSnapshot) -> [String] {
        let all = Set(files.keys).union(earlier.files.keys)
        return all.filter { files[$0] != earlier.files[$0] }.sorted()
    }
}

extension FolderSnapshot.Stamp {
    /// The result is `nil` if there is no such file. Symbolic links are followed.
    fileprivate init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if os(Linux)
            let time = status.st_mtim
        #else
            let time = status.st_mtimespec
        #endif
        seconds = Int(time.tv_sec)
        nanoseconds = Int(time.tv_nsec)
        size = Int(status.st_size)
        inode = UInt64(status.st_ino)
    }
}
