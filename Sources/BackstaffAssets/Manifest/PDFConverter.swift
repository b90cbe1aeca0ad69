import Foundation

/// Converts PDF pictures to SVG with `pdftocairo`.
package struct PDFConverter: Sendable {
    /// The Debian package that has the program.
    package static let package = "poppler-utils"

    /// The path of the program, or `nil` if it isn't installed.
    private let program: String?
    /// The folder in which results are kept.
    private let cache: String

    /// - Parameters:
    ///   - cache: The folder in which results are kept. It is created.
    ///   - searchPath: The folders to search for the program, separated by colons.
    package init(cache: String, searchPath: String) {
        self.cache = cache
        program = searchPath.split(separator: ":").map { $0 + "/pdftocairo" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }

    package var isInstalled: Bool { program != nil }

    /// How long a conversion may take.
    private static let longest = 30.0

    func svg(of path: String, digits: String) throws(AssetProblem) -> [UInt8] {
        let result = "\(cache)/\(digits).svg"
        if let data = FileManager.default.contents(atPath: result), !data.isEmpty { return Array(data) }
        guard let program else { throw AssetProblem(path: path, words: "pdftocairo isn't installed") }
        do {
            try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
            let part = result + ".part"
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            // A path that begins with a hyphen isn't an option.
            process.arguments = ["-svg", URL(fileURLWithPath: path).path, part]
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            let deadline = Date(timeIntervalSinceNow: Self.longest)
            while process.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.01) }
            if process.isRunning { process.terminate() }
            process.waitUntilExit()
            guard process.terminationStatus == 0, process.terminationReason == .exit,
                let data = FileManager.default.contents(atPath: part)
            else { throw AssetProblem(path: path, words: "pdftocairo couldn't convert the file to SVG") }
            try? FileManager.default.removeItem(atPath: result)
            try FileManager.default.moveItem(atPath: part, toPath: result)
            return Array(data)
        } catch let problem as AssetProblem {
            throw problem
        } catch {
            throw AssetProblem(path: path, words: "the file can't be converted (\(error.localizedDescription))")
        }
    }
}
