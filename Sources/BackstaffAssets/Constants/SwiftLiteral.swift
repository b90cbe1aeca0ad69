/// A text as a string literal of Swift source.
package struct SwiftLiteral: CustomStringConvertible {
    package let description: String

    package init(_ text: String) {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\", "\"": "\\\(scalar)"
            case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        description = "\"" + escaped.joined() + "\""
    }
}
