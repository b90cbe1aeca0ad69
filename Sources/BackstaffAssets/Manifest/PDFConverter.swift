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

    /// Removes the unit from the size of a picture that the program has made.
    ///
    /// A point of PDF is a point of SwiftUI. The program writes `pt`, and in SVG that is a third more.
    static func inPoints(_ svg: [UInt8]) -> [UInt8] {
        guard let end = svg.firstRange(of: Array("viewBox".utf8))?.lowerBound else { return svg }
        let head = String(decoding: svg[..<end], as: UTF8.self)
        return Array(head.replacing("pt\"", with: "\"").utf8) + svg[end...]
    }

    /// Whether a file is a PDF file.
    static func isPDF(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("%PDF".utf8)) }

    /// Converts a file, or returns the result of a former conversion. The result is `nil` if it isn't a PDF file.
    ///
    /// - Throws: An ``AssetProblem`` if the file can't be read or converted.
    package func svg(ofPDF path: String) throws(AssetProblem) -> [UInt8]? {
        let bytes = try PictureCompiler.contents(of: path)
        guard Self.isPDF(bytes) else { return nil }
        return try svg(of: path, digits: ContentHash(bytes).digits)
    }

    /// Converts a file, or returns the result of a former conversion.
    ///
    /// - Parameter digits: The hash of the file's content.
    func svg(of path: String, digits: String) throws(AssetProblem) -> [UInt8] {
        let result = "\(cache)/\(digits).svg"
        if let svg = try? PictureCompiler.contents(of: result), !svg.isEmpty { return Self.inPoints(svg) }
        guard let program else { throw AssetProblem(path: path, words: "pdftocairo isn't installed") }
        do {
            try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
            // Several builds may share the folder.
            let part = "\(result).\(ProcessInfo.processInfo.processIdentifier)"
            defer { try? FileManager.default.removeItem(atPath: part) }
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
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            process.waitUntilExit()
            guard process.terminationStatus == 0, process.terminationReason == .exit,
                let size = RegularFile.size(of: part)
            else {
                let words = "pdftocairo couldn't convert the file to SVG; save the picture as SVG or PNG"
                throw AssetProblem(path: path, words: words)
            }
            // The server sends no larger picture.
            guard size <= PictureHeader.mostBytes else {
                let words = "the file has \(size) bytes as SVG; at most \(PictureHeader.mostBytes) are shown"
                throw AssetProblem(path: path, words: words)
            }
            let svg = try PictureCompiler.contents(of: part)
            try? FileManager.default.removeItem(atPath: result)
            try FileManager.default.moveItem(atPath: part, toPath: result)
            return Self.inPoints(svg)
        } catch let problem as AssetProblem {
            throw problem
        } catch {
            throw AssetProblem(path: path, words: "the file can't be converted (\(error.localizedDescription))")
        }
    }
}
