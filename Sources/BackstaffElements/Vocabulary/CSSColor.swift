/// Colors of the wire as CSS. Only numbers and colors that are checked here get into a style or a drawing.
///
/// The page has the same rules in `elements/colors.js`. Tests check both against the examples in
/// `Tests/browser/markup-cases.txt`.
package enum CSSColor {
    /// Returns a number as CSS has it. One that isn't finite is 0.
    package static func number(_ value: Double) -> String {
        if let whole = Int(exactly: value) { return String(whole) }
        return value.isFinite ? value.description : "0"
    }

    /// Returns a palette name as a variable, or a literal color. Either may end with "/opacity". Two or four of them,
    /// separated by `|`, are those for light and dark mode, and those with increased contrast.
    ///
    /// - Returns: `nil` for any other text.
    package static func css(_ color: some StringProtocol) -> String? {
        let parts = color.split(separator: "|", omittingEmptySubsequences: false)
        let colors = parts.compactMap { oneColor($0) }
        guard colors.count == parts.count else { return nil }
        switch colors.count {
        case 1: return colors[0]
        case 2: return "light-dark(\(colors[0]), \(colors[1]))"
        case 4:
            return "light-dark(\(byContrast(colors[0], colors[2])), \(byContrast(colors[1], colors[3])))"
        default: return nil
        }
    }

    /// A value for standard and one for increased contrast. One of the two variables has no value, so that its second
    /// part applies. The other one is empty.
    private static func byContrast(_ standard: String, _ increased: String) -> String {
        standard == increased
            ? standard : "var(--if-standard-contrast, \(standard)) var(--if-increased-contrast, \(increased))"
    }

    private static func oneColor(_ color: some StringProtocol) -> String? {
        if color.contains("~") { return mixedColor(color) }
        let parts = color.split(separator: "/", maxSplits: 1)
        guard let name = parts.first, let base = opaqueColor(String(name)) else { return nil }
        return parts.count > 1 ? faded(base, String(parts[1])) : base
    }

    /// Mixes colors: "red~blue~oklab~0.25" has three quarters of red and one quarter of blue. Either color may be a mix
    /// itself, and the share may end with "/opacity".
    private static func mixedColor(_ color: some StringProtocol) -> String? {
        var colors: [String] = []
        var space: String?
        for word in color.split(separator: "~", omittingEmptySubsequences: false) {
            if let mixing = space {
                let parts = word.split(separator: "/", maxSplits: 1)
                guard let share = parts.first.flatMap({ Double($0) }), (0...1).contains(share),
                    let second = colors.popLast(), let first = colors.popLast()
                else { return nil }
                let mix = "color-mix(in \(mixing), \(first), \(second) \(number(share * 100))%)"
                colors.append(parts.count > 1 ? faded(mix, String(parts[1])) : mix)
                space = nil
            } else if word == "oklab" || word == "srgb" {
                space = String(word)
            } else {
                guard let one = oneColor(word) else { return nil }
                colors.append(one)
            }
        }
        return colors.count == 1 && space == nil ? colors[0] : nil
    }

    private static func faded(_ color: String, _ opacity: String) -> String {
        guard let opacity = Double(opacity), (0..<1).contains(opacity) else { return color }
        return "color-mix(in srgb, \(color) \(number(opacity * 100))%, transparent)"
    }

    private static func opaqueColor(_ name: String) -> String? {
        if name.first == "#" {
            let digits = name.dropFirst()
            return digits.utf8.count <= 8 && digits.allSatisfy(\.isHexDigit) ? name : nil
        }
        if let local = Palette.local.first(where: { $0.key == name }) { return local.value }
        return palette.contains(name) ? "var(--color-\(name))" : nil
    }

    private static let palette = Set(Palette.names)
}
