import Foundation
import Testing

@testable import BackstaffWeb

/// A folder for one test, which is deleted with the last reference to it.
final class SealFolder: Sendable {
    let path = FileManager.default.temporaryDirectory.path + "/backstaff-seal-\(UUID().uuidString)"

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// Writes a file, readable by its owner only unless `mode` says otherwise, and returns its path.
    func write(_ name: String, _ text: String, mode: Int = 0o600) throws -> String {
        let file = path + "/" + name
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
        return file
    }

    func mode(_ name: String) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }

    func names(in folder: String = "") -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []).sorted()
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

@Suite("Key files")
struct SealingKeyFileTests {
    private typealias Picture = SealPicture

    private func complaint(_ path: String) -> String? {
        do throws(SealingKeyError) {
            _ = try SealingKeyFile(path: path).keys()
            return nil
        } catch {
            return error.description
        }
    }

    // MARK: Location

    @Test(
        "The default file is in the user's data folder, under the app's name",
        arguments: [
            ("Cookbook", ["HOME": "/home/ida"], "/home/ida/.local/share/backstaff/Cookbook.key"),
            ("Cookbook", ["HOME": "/home/ida", "XDG_DATA_HOME": "/data"], "/data/backstaff/Cookbook.key"),
            ("Cookbook", ["HOME": "/h", "XDG_DATA_HOME": "data"], "/h/.local/share/backstaff/Cookbook.key"),
            ("Cookbook", ["HOME": "/h", "XDG_DATA_HOME": ""], "/h/.local/share/backstaff/Cookbook.key"),
            ("../../etc/x", ["HOME": "/h"], "/h/.local/share/backstaff/------etc-x.key"),
            ("", ["HOME": "/h"], "/h/.local/share/backstaff/app.key"),
            ("Ærø 2", ["HOME": "/h"], "/h/.local/share/backstaff/Ærø-2.key"),
        ] as [(String, [String: String], String)])
    func defaultPath(app: String, environment: [String: String], path: String) {
        #expect(SealingKeyFile.defaultPath(app: app, environment: environment) == path)
    }

    // MARK: Creation

    @Test("A missing file is created for its owner only, with its folders; the next start has the same key")
    func made() throws {
        let folder = try SealFolder()
        let file = SealingKeyFile(path: folder.path + "/share/backstaff/Cookbook.key")
        let made = try file.keys()
        #expect(made.origin == .file(file.path, isNew: true))
        #expect(folder.names(in: "share/backstaff") == ["Cookbook.key"])
        #expect(try folder.mode("share") == 0o700)
        #expect(try folder.mode("share/backstaff") == 0o700)
        #expect(try folder.mode("share/backstaff/Cookbook.key") == 0o600)
        let text = try String(contentsOfFile: file.path, encoding: .utf8)
        #expect(text.count == 45 && text.last == "\n")

        let read = try file.keys()
        #expect(read.origin == .file(file.path, isNew: false))
        #expect(read.names == made.names)
        #expect(try String(contentsOfFile: file.path, encoding: .utf8) == text)
        #expect(try SealingKeyFile(path: folder.path + "/other.key").keys().names != made.names)
    }

    @Test("An existing folder keeps its mode")
    func existingFolder() throws {
        let folder = try SealFolder()
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
        _ = try SealingKeyFile(path: folder.path + "/a.key").keys()
        #expect(try folder.mode("") == 0o755)
        #expect(try folder.mode("a.key") == 0o600)
    }

    @Test(
        "Sixteen threads that start at the same time get one key, and leave only its file",
        arguments: 0..<20)
    func race(round: Int) async throws {
        let folder = try SealFolder()
        let file = SealingKeyFile(path: folder.path + "/a/b/Cookbook.key")
        let keys = try await withThrowingTaskGroup(of: SealingKeys.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    try await withCheckedThrowingContinuation { answer in
                        Thread.detachNewThread { answer.resume(with: Result { try file.keys() }) }
                    }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(keys.map(\.names)).count == 1)
        #expect(keys.count { $0.origin == .file(file.path, isNew: true) } == 1)
        #expect(folder.names(in: "a/b") == ["Cookbook.key"])
    }

    // MARK: Reading

    @Test("Several lines are several keys, and the first one seals; empty lines and comments are ignored")
    func lines() throws {
        let folder = try SealFolder()
        let path = try folder.write(
            "a.key", "# since June\n\(Picture.second)\n\n  \(Picture.first)  \r\n# end")
        #expect(try SealingKeyFile(path: path).keys().names == ["72dbb733", "630dcd29"])
        let bare = try folder.write("b.key", Picture.first)
        #expect(try SealingKeyFile(path: bare).keys().names == ["630dcd29"])
    }

    @Test("A symbolic link is followed: to a file, to a missing file, and over several links")
    func links() throws {
        let folder = try SealFolder()
        _ = try folder.write("real.key", Picture.first)
        let files = FileManager.default
        try files.createSymbolicLink(atPath: folder.path + "/link.key", withDestinationPath: "real.key")
        #expect(try SealingKeyFile(path: folder.path + "/link.key").keys().names == ["630dcd29"])

        try files.createSymbolicLink(atPath: folder.path + "/one", withDestinationPath: folder.path + "/two")
        try files.createSymbolicLink(atPath: folder.path + "/two", withDestinationPath: "new/there.key")
        let made = try SealingKeyFile(path: folder.path + "/one").keys()
        #expect(folder.names(in: "new") == ["there.key"])
        #expect(folder.names() == ["link.key", "new", "one", "real.key", "two"])
        #expect(try SealingKeyFile(path: folder.path + "/one").keys().names == made.names)
    }

    // MARK: Errors

    @Test("Each error names the path, the line and the remedy")
    func complaints() throws {
        let folder = try SealFolder()
        let make = "`openssl rand -base64 32` prints a key."
        let other = "Name another path with --seal-key-file; a file that isn't there yet is made."
        let emptied =
            "There is no key here. Put what `openssl rand -base64 32` prints on a line of it, or delete the file to "
            + "have one made."
        let unmade =
            "Let this process's user write to its folder, name another path with --seal-key-file, set "
            + "BACKSTAFF_SEAL_KEY, or run with --seal-key-file none to keep nothing."

        let files: [(name: String, text: String, complaint: String)] = [
            ("empty", "", ": \(emptied)"), ("remarks", "# nothing\n\n", ": \(emptied)"),
            ("words", "\(Picture.first)\nopen sesame\n", ", line 2: This isn't Base64. \(make)"),
            ("short", "\n\nAAECAw==\n", ", line 3: This is Base64 of 4 bytes; a key has 32. \(make)"),
            ("bytes", "\u{0}\u{1}\u{2}", ", line 1: This isn't Base64. \(make)"),
            ("long", String(repeating: "# ha\n", count: 20_000), ": This is too long for a list of keys. \(other)"),
        ]
        for file in files {
            let path = try folder.write(file.name, file.text)
            #expect(complaint(path) == path + file.complaint)
        }
        let path = folder.path
        #expect(complaint(path) == "\(path): This is a folder, not a file with a key. \(other)")
        #expect(complaint("/dev/null") == "/dev/null: This is no ordinary file. \(other)")
        #expect(
            complaint("\(path)/empty/a.key")
                == "\(path)/empty/a.key: The key file can't be read: not a directory. Let this process's user own it "
                + "with mode 600, name another path with --seal-key-file, or set BACKSTAFF_SEAL_KEY.")
        #expect(
            complaint("") == "--seal-key-file: The key file isn't there and can't be made: its path is empty. \(unmade)"
        )
        let long = path + "/" + String(repeating: "x", count: 250)
        #expect(
            complaint(long) == "\(long): The key file isn't there and can't be made: file name too long. \(unmade)")
        #expect(folder.names() == ["bytes", "empty", "long", "remarks", "short", "words"])
    }

    @Test("A cycle of links, and a folder without write permission, are refused with the system's message")
    func systemWords() throws {
        let folder = try SealFolder()
        for (from, to) in [("a", "b"), ("b", "a")] {
            try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(from)", withDestinationPath: to)
        }
        #expect(complaint(folder.path + "/a")?.contains("can't be read: too many levels of symbolic links.") == true)
        #if os(Linux)
            let complaint = complaint("/proc/backstaff/a.key")
            #expect(complaint?.hasPrefix("/proc/backstaff/a.key: The key file isn't there and can't be made: ") == true)
        #endif
    }

    @Test("A pipe doesn't block the start")
    func pipe() throws {
        let folder = try SealFolder()
        #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
        #expect(complaint(folder.path + "/pipe")?.contains("This is no ordinary file.") == true)
    }

    @Test("A file that others can read or write is refused with the command that fixes it, also through a link")
    func openToOthers() throws {
        let folder = try SealFolder()
        for (mode, digits) in [
            (0o640, "0640"), (0o604, "0604"), (0o620, "0620"), (0o602, "0602"), (0o644, "0644"), (0o666, "0666"),
            (0o610, "0610"),
        ] {
            let path = try folder.write("a.key", Picture.first, mode: mode)
            #expect(
                complaint(path)
                    == "\(path): Others than its owner may use this file (mode \(digits)). Run `chmod 600 \(path)`.")
        }
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "a.key")
        #expect(complaint(folder.path + "/link")?.contains("(mode 0610)") == true)
        for mode in [0o600, 0o400] {
            #expect(complaint(try folder.write("a.key", Picture.first, mode: mode)) == nil)
        }
        let spaced = try folder.write("it's mine.key", Picture.first, mode: 0o644)
        #expect(complaint(spaced)?.hasSuffix("Run `chmod 600 '\(folder.path)/it'\\''s mine.key'`.") == true)
    }

    @Test("Only the mode decides, so that it decides for root too")
    func modes() {
        #expect(SealingKeyFile.problem(ofMode: 0o100600) == nil)
        #expect(SealingKeyFile.problem(ofMode: 0o100400) == nil)
        #expect(SealingKeyFile.problem(ofMode: 0o100640) == .openToOthers(0o640))
        #expect(SealingKeyFile.problem(ofMode: 0o104601) == .openToOthers(0o4601))
        #expect(SealingKeyFile.problem(ofMode: 0o040700) == .folder)
        #expect(SealingKeyFile.problem(ofMode: 0o010600) == .notAFile)
        #expect(SealingKeyFile.problem(ofMode: 0o020600) == .notAFile)
    }
}
