/// The parts “.” and “..” of an address, which browsers remove.
///
///     /recipes/../soups?sort=name   /a/./b   /..
///     /soups?sort=name              /a/b     /
enum DotParts {
    private static let current: Set = [".", "%2e"]
    private static let parent: Set = ["..", ".%2e", "%2e.", "%2e%2e"]

    /// Removes these parts as browsers do. An address without them stays as it is.
    ///
    /// - Parameter address: An address that begins with a slash. Browsers read a backslash as a slash.
    static func removed(from address: String) -> String {
        let path = address.unicodeScalars.prefix { $0 != "?" && $0 != "#" }
        let parts = path.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }.dropFirst().map {
            String($0)
        }
        guard parts.contains(where: { isDots($0) }) else { return address }
        var kept: [String] = []
        for part in parts {
            if isParent(part) { _ = kept.popLast() } else if !isDots(part) { kept.append(part) }
        }
        // The address of a folder ends with a slash.
        if let last = parts.last, isDots(last) { kept.append("") }
        return kept.map { "/" + $0 }.joined() + String(address.unicodeScalars[path.endIndex...])
    }

    private static func isParent(_ part: String) -> Bool {
        part.utf8.count <= 6 && parent.contains(part.lowercased())
    }

    private static func isDots(_ part: String) -> Bool {
        isParent(part) || (part.utf8.count <= 3 && current.contains(part.lowercased()))
    }
}
