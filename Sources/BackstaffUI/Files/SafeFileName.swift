/// The name of a file on a visitor's machine, as the last component of a path on this one.
///
/// Slashes, backslashes and control characters can't be part of it, and it is neither `.` nor `..`. So it leads nowhere
/// but into its folder.
package struct SafeFileName: Hashable, Sendable {
    package let text: String

    /// The most bytes of a name. File systems allow 255.
    private static let mostBytes = 200
    private static let mostBytesOfExtension = 32

    package init(_ name: String) {
        let last = name.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
        var scalars = String.UnicodeScalarView()
        for scalar in last.unicodeScalars where Self.isVisible(scalar) { scalars.append(scalar) }
        let visible = String(scalars)
        let shortened = Self.shortened(visible)
        text = shortened.contains { $0 != "." && $0 != " " } ? shortened : "file"
    }

    /// Whether a scalar can be part of a name. Characters that reverse the direction of text can make `exe.txt` look
    /// like another name.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "/" || scalar == "\\" { return false }
        return switch scalar.properties.generalCategory {
        case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        // The joiner is a part of many emoji.
        case .format: scalar == "\u{200d}"
        default: true
        }
    }

    /// Shortens a name, and keeps its extension.
    private static func shortened(_ name: String) -> String {
        if name.utf8.count <= mostBytes { return name }
        let ending = name.lastIndex(of: ".").map { name[$0...] } ?? ""
        let kept = ending.utf8.count <= mostBytesOfExtension ? ending : ""
        // By scalars, because one character can have any number of them.
        var stem = String.UnicodeScalarView()
        var room = mostBytes - kept.utf8.count
        for scalar in name.dropLast(kept.count).unicodeScalars {
            room -= UTF8.width(scalar)
            if room < 0 { break }
            stem.append(scalar)
        }
        return String(stem) + kept
    }
}
