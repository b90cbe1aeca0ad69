import BackstaffElements

/// Attribute values as CSS. Only numbers and colors that are checked here get into a style.
///
/// The page has the same rules in `elements/style-values.js`. Tests check both against the examples in
/// `Tests/browser/markup-cases.txt`.
enum CSSValue {
    static func number(_ value: Double) -> String { CSSColor.number(value) }

    /// Returns a palette name as a variable, or a literal color, see ``CSSColor``.
    static func color(_ color: some StringProtocol) -> String? { CSSColor.css(color) }

    /// Translates a text in a format to CSS.
    static func style(_ format: StyleFormat, _ words: String) -> String {
        switch format {
        case .gradientStops: gradientStops(words)
        case .dropShadow: dropShadow(words)
        case .lengths: lengths(words)
        case .capInsets: capInsets(words)
        case .matrix: matrix(words)
        case .timingCurve: timingCurve(words)
        case .drawing: drawing(words)
        case .filter: filter(words)
        case .axis: axis(words)
        }
    }

    /// Translates "adaptive 240 400 8;flexible 10 -1 8;fixed 100 8" to grid tracks.
    static func gridColumns(_ text: String) -> String {
        text.split(separator: ";").map { column in
            let words = column.split(separator: " ")
            let numbers = words.dropFirst().map { Double($0) ?? 0 }
            let least = number(numbers.first ?? 0)
            switch words.first {
            case "fixed": return "\(least)px"
            case "adaptive": return "repeat(auto-fill, minmax(min(\(least)px, 100%), 1fr))"
            default:
                let most = numbers.count > 1 ? numbers[1] : -1
                return most > 0
                    ? "minmax(\(least)px, \(number(most))px)" : "minmax(\(number(min(numbers.first ?? 0, 10)))px, 1fr)"
            }
        }.joined(separator: " ")
    }

    /// Returns the gap between columns, which is the fourth word of the first column.
    static func columnGap(_ text: String) -> String? {
        let words = text.prefix { $0 != ";" }.split(separator: " ")
        guard words.count > 3, let gap = Double(words[3]), gap >= 0 else { return nil }
        return number(gap) + "px"
    }

    /// Translates "red 0, #00ff00ff 1" to the stops of a gradient.
    private static func gradientStops(_ text: String) -> String {
        text.split(separator: ",").compactMap { stop in
            let words = stop.split(separator: " ")
            guard let color = words.first.flatMap({ color($0) }) else { return nil }
            guard words.count > 1, let place = Double(words[1]) else { return color }
            return "\(color) \(number(place * 100))%"
        }.joined(separator: ", ")
    }

    /// Translates "radius x y #rrggbbaa" to a filter. CSS takes a standard deviation, which is half of the radius.
    private static func dropShadow(_ text: String) -> String {
        let words = text.split(separator: " ")
        let numbers = words.prefix(3).map { Double($0) ?? 0 }
        guard words.count == 4, let color = color(words[3]) else { return "none" }
        return "drop-shadow(\(number(numbers[1]))px \(number(numbers[2]))px \(number(numbers[0] / 2))px \(color))"
    }

    /// Translates "top leading bottom trailing" in points to the order of CSS.
    private static func lengths(_ text: String) -> String {
        let numbers = text.split { $0 == " " || $0 == "," }.map { number(Double($0) ?? 0) }
        guard numbers.count == 4 else { return "0" }
        let (top, leading, bottom, trailing) = (numbers[0], numbers[1], numbers[2], numbers[3])
        func around(left: String, right: String) -> String { "\(top)px \(right)px \(bottom)px \(left)px" }
        if leading == trailing { return around(left: leading, right: leading) }
        return
            "var(--if-ltr, \(around(left: leading, right: trailing))) var(--if-rtl, \(around(left: trailing, right: leading)))"
    }

    /// Translates "top leading bottom trailing width height" to a border image, without its source.
    private static func capInsets(_ text: String) -> String {
        let numbers = text.split(separator: " ").map { Double($0) ?? 0 }
        guard numbers.count == 6, numbers[4] > 0, numbers[5] > 0 else { return "none" }
        let edges = [numbers[0], numbers[3], numbers[2], numbers[1]]
        let sizes = [numbers[5], numbers[4], numbers[5], numbers[4]]
        let slices = zip(edges, sizes).map { number(($0 / $1 * 10_000).rounded() / 100) + "%" }
        return "\(slices.joined(separator: " ")) fill / \(edges.map { number($0) + "px" }.joined(separator: " "))"
    }

    /// Translates "a b c d tx ty" to a transform.
    private static func matrix(_ text: String) -> String {
        guard let numbers = finiteNumbers(text), numbers.count == 6 else { return "none" }
        return "matrix(\(numbers.map { number($0) }.joined(separator: ", ")))"
    }

    /// Translates four or more numbers to an easing function, and the name of a curve to nothing.
    private static func timingCurve(_ text: String) -> String {
        guard let numbers = finiteNumbers(text), numbers.count >= 4 else { return "" }
        let words = numbers.map { number($0) }.joined(separator: ", ")
        return numbers.count == 4 ? "cubic-bezier(\(words))" : "linear(\(words))"
    }

    /// Translates a path to an image, which masks what has its shape. All words are checked, so none can end the image.
    private static func drawing(_ text: String) -> String {
        let words = text.split(separator: " ").map { String($0) }
        guard let kind = words.first.flatMap({ DrawingKind(rawValue: $0) }), words.count >= kind.wordCount else {
            return "none"
        }
        let looks = words[1..<kind.wordCount - 4]
        let box = words[kind.wordCount - 4..<kind.wordCount]
        let path = words[kind.wordCount...].joined(separator: " ")
        guard finiteNumbers(box.joined(separator: " ")) != nil, looks.allSatisfy({ isPlain($0) }),
            path.utf8.allSatisfy({ pathCharacters.contains($0) })
        else { return "none" }
        let style = zip(kind.attributes, looks).map { " \($0)=%22\($1)%22" }.joined()
        return
            "url(\"data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%22\(box.joined(separator: " "))%22 "
            + "preserveAspectRatio=%22none%22%3E%3Cpath d=%22\(path)%22\(style)\(kind.fixed)/%3E%3C/svg%3E\")"
    }

    /// How a path is drawn.
    private enum DrawingKind: String {
        case fill, line

        /// The attributes of SVG for the words after the kind.
        var attributes: [String] {
            switch self {
            case .fill: ["fill-rule"]
            case .line:
                [
                    "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
                    "stroke-dashoffset",
                ]
            }
        }

        /// The number of words before the path: the kind, those of the attributes, and the rectangle.
        var wordCount: Int { 1 + attributes.count + 4 }

        /// The attributes that all drawings of the kind have.
        var fixed: String {
            self == .fill ? "" : " fill=%22none%22 stroke=%22black%22 vector-effect=%22non-scaling-stroke%22"
        }
    }

    private static let pathCharacters = Set("MLQCZ0123456789.,e- ".utf8)

    /// Whether a word has only lower-case letters, digits, points, commas and minus signs.
    private static func isPlain(_ word: String) -> Bool {
        word.utf8.allSatisfy {
            (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || [0x2C, 0x2D, 0x2E].contains($0)
        }
    }

    /// Translates "contrast 0.5" to a filter.
    ///
    /// SwiftUI's brightness is added to a color, and that of CSS is a factor. The two functions together are a sum, and no color
    /// leaves its range between them.
    private static func filter(_ text: String) -> String {
        let words = text.split(separator: " ")
        guard words.count == 2, let amount = Double(words[1]), amount.isFinite else { return "none" }
        switch words[0] {
        case "saturation": return "saturate(\(number(max(0, amount))))"
        case "contrast": return "contrast(\(number(max(0, amount))))"
        case "grayscale": return "grayscale(\(number(max(0, amount))))"
        case "inversion": return "invert(\(number(max(0, amount))))"
        case "hue-rotation": return "hue-rotate(\(number(amount))deg)"
        case "brightness" where amount >= 0:
            let factor = number(1 + 2 * amount)
            return "contrast(calc(1 / \(factor))) brightness(\(factor))"
        case "brightness":
            let factor = number(1 - 2 * amount)
            return "brightness(calc(1 / \(factor))) contrast(\(factor))"
        default: return "none"
        }
    }

    /// Translates "x y z" to the first numbers of a rotation.
    private static func axis(_ text: String) -> String {
        guard let numbers = finiteNumbers(text), numbers.count == 3 else { return "0, 0, 0" }
        return numbers.map { number($0) }.joined(separator: ", ")
    }

    private static func finiteNumbers(_ text: String) -> [Double]? {
        let words = text.split(separator: " ")
        let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
        return numbers.count == words.count ? numbers : nil
    }
}
