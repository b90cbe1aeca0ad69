import Foundation

/// The state of what an app is made of: each file of its folder with the stamps by which a change shows.
package struct FolderSnapshot: Equatable {
    package struct Stamp: Equatable {
        let seconds: Int
        let nanoseconds: Int
        let size: Int
        let inode: UInt64
    }

    /// By path below the folder. What isn't compiled and is no resource (hidden files, an editor's copies) isn't here.
    package private(set) var files: [String: Stamp] = [:]
    /// The folders that were looked through, as absolute paths.
    package private(set) var folders: [String] = []

    /// Looks at all there is. A folder that isn't there has no files.
    package init(of path: String) {
        let listing = SourceFolder.Listing.of(path)
        folders = listing.folders
        for file in listing.sources + listing.resources { add(file, in: path) }
    }

    private mutating func add(_ name: String, in root: String) {
        let path = root + "/" + name
        if isFolder(path) {
            // A catalogue of pictures is one resource of many files.
            folders.append(path)
            for entry in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where entry.first != "." {
                add(name + "/" + entry, in: root)
            }
        } else if !Self.isCopy(lastComponent(of: name)) {
            files[name] = Stamp(of: path)
        }
    }

    /// What editors put beside a file for the time of a save.
    private static func isCopy(_ name: String) -> Bool {
        name.hasSuffix("~") || name.hasSuffix(".tmp") || name.hasSuffix(".swp") || name == "4913"
            || name.hasPrefix("#") && name.hasSuffix("#")
    }

    /// The files that are new, gone or other than in `earlier`, sorted.
    package func changes(since earlier: FolderSnapshot) -> [String] {
        let all = Set(files.keys).union(earlier.files.keys)
        return all.filter { files[$0] != earlier.files[$0] }.sorted()
    }
}

extension FolderSnapshot.Stamp {
    /// `nil` where there is no such file. A link is what it leads to.
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
