import Foundation
import Testing

@testable import BackstaffCommand

@Suite
struct PackageVersionTests {
    @Test("Changed sources in the package give another version; the same sources give the same version")
    func fingerprint() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let sources = folder.appending(path: "Sources/Module")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("let a = 1".utf8).write(to: sources.appending(path: "A.swift"))
        let before = PackageVersion.fingerprint(of: folder.path)
        #expect(PackageVersion.fingerprint(of: folder.path) == before)
        try Data("let b = 1".utf8).write(to: sources.appending(path: "B.swift"))
        #expect(PackageVersion.fingerprint(of: folder.path) != before)
    }
}
