import Foundation

/// The template of a symbol: an SVG file with the symbol in several weights and sizes, side by side, and guides.
///
/// ```
/// <svg …> … <g id="Regular-M" …> … <line id="left-margin-Regular-M" x1=… /> … <line id="Capline-M" y1=… /> … </svg>
/// ```
///
/// Of these, the regular weight in the medium size is shown. Its lines of margins and heights say where it is.
struct SymbolTemplate {
    /// The whole file, with a view box that shows the one symbol.
    let svg: [UInt8]

    /// The size of body text in points. Templates are drawn for 100 points.
    private static let textSize = 17.0
    private static let templateSize = 100.0
    /// The space above the capital letters and below the baseline, as a share of the height of capital letters.
    private static let overhang = 0.3

    /// The result is `nil` if the file isn't a template.
    init?(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let root = text.range(of: "<svg"), let end = text[root.upperBound...].firstIndex(of: ">"),
            text.contains("Regular-M"), let left = Self.number("x1", of: "left-margin-Regular-M", in: text),
            let right = Self.number("x1", of: "right-margin-Regular-M", in: text),
            let top = Self.number("y1", of: "Capline-M", in: text),
            let bottom = Self.number("y1", of: "Baseline-M", in: text), right > left, bottom > top
        else { return nil }
        let space = (bottom - top) * Self.overhang
        let (width, height) = (right - left, bottom - top + 2 * space)
        let scale = Self.textSize / Self.templateSize
        let attributes = """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
            width="\(width * scale)" height="\(height * scale)" viewBox="\(left) \(top - space) \(width) \(height)">\
            <style>#Notes, #Guides { display: none }</style>
            """
        svg = Array((String(text[..<root.lowerBound]) + attributes + text[text.index(after: end)...]).utf8)
    }

    /// The value of an attribute of the element with an id.
    private static func number(_ attribute: String, of id: String, in text: String) -> Double? {
        guard let place = text.range(of: "id=\"\(id)\""),
            let start = text[..<place.lowerBound].lastIndex(of: "<"),
            let end = text[place.upperBound...].firstIndex(of: ">"),
            let value = text[start..<end].range(of: " \(attribute)=\"")
        else { return nil }
        return Double(text[value.upperBound..<end].prefix { $0 != "\"" })
    }
}
