import Foundation

/// A temporary folder with files, which is removed with its last reference.
final class TemporaryFolder: Sendable {
    let path = URL(fileURLWithPath: FileManager.default.temporaryDirectory.path + "/backstaff-\(UUID().uuidString)")
        .resolvingSymlinksInPath().path

    init(_ files: [String: Data] = [:]) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, data) in files { try write(name, data) }
    }

    convenience init(texts: [String: String]) throws {
        try self.init(texts.mapValues { Data($0.utf8) })
    }

    func write(_ name: String, _ data: Data) throws {
        let url = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// The file of a PNG picture, with the header of one and no pixels.
func png(_ width: UInt32, _ height: UInt32, mark: UInt8 = 0) -> Data {
    func bytes(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        bytes(UInt32(data.count)) + Array(name.utf8) + data + [0, 0, 0, 0]
    }
    return Data(
        [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
            + chunk("IHDR", bytes(width) + bytes(height) + [8, 2, 0, 0, 0]) + chunk("IDAT", [mark]) + chunk("IEND", []))
}
