import Foundation

/// Reads JSON files of the user.
enum JSONFile {
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - path: The path of the file.
    ///   - words: What is said of a file that isn't valid JSON.
    /// - Throws: An ``AssetProblem`` with the line of the mistake.
    static func value(of bytes: [UInt8], path: String, words: String) throws(AssetProblem) -> Any {
        do {
            return try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
        } catch {
            throw AssetProblem(path: "\(path):\(line(of: error as NSError, in: bytes))", words: words)
        }
    }

    /// The line of a mistake. Foundation counts bytes, or only says that the file ends too early.
    private static func line(of error: NSError, in bytes: [UInt8]) -> Int {
        let words = error.userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
        let place = words.firstMatch(of: /character (\d+)/).flatMap { Int($0.1) }
        let end = bytes.lastIndex { !UnicodeScalar($0).properties.isWhitespace } ?? 0
        return 1 + bytes.prefix(place ?? end).count { $0 == UInt8(ascii: "\n") }
    }
}
