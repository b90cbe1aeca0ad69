import Foundation
import Testing

/// What the system's own program makes of compressed bytes. It joins what stands one behind the other.
enum Unpacked {
    static func bytes(_ bytes: [UInt8]) throws -> [UInt8] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "gzip-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (packed, plain) = (folder.appending(path: "packed.gz"), folder.appending(path: "plain"))
        try Data(bytes).write(to: packed)
        try Data().write(to: plain)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "exec gzip -dc \"$0\" > \"$1\"", packed.path, plain.path]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return try Array(Data(contentsOf: plain))
    }
}
