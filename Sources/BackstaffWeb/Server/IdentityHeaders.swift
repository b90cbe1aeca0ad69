import BackstaffUI
import NIOCore
import NIOHTTP1

/// The headers with which a trusted proxy says who the visitor is.
///
///     browser ──► proxy: asks for the password ──X-Forwarded-User: mira──► server
///
/// Any client can send these headers. So the server reads them only in requests that come directly from a trusted proxy.
/// That proxy must set them, or remove them, in every request.
package struct IdentityHeaders: Sendable {
    /// The name of the header with the visitor's name, or `nil` if the server doesn't ask for it.
    var name: String?
    /// The name of the header with the visitor's groups, separated by commas.
    var groups: String?

    static let mostNameBytes = 256
    static let mostGroupBytes = 4_096
    static let mostGroups = 100

    package init(name: String? = nil, groups: String? = nil) {
        self.name = name
        self.groups = groups
    }

    /// Characters that could make a name look like another one, or a log line like two.
    private static let invisible: Set<Unicode.GeneralCategory> = [
        .control, .format, .lineSeparator, .paragraphSeparator,
    ]

    /// The reason why a request is refused.
    struct Refusal: Error {
        let why: String
    }

    /// Reads who the visitor is from the head of a request of a trusted proxy.
    func identity(in head: HTTPRequestHead) throws(Refusal) -> (name: String?, groups: [String]) {
        guard let name, let value = try value(of: name, in: head, mostBytes: Self.mostNameBytes) else {
            return (nil, [])
        }
        let list = try groups.flatMap { header throws(Refusal) in
            try self.value(of: header, in: head, mostBytes: Self.mostGroupBytes)
        }
        let groups = (list ?? "").split(separator: ",").map { Self.withoutBlanks($0) }.filter { !$0.isEmpty }
        guard groups.count <= Self.mostGroups else { throw Refusal(why: "The proxy names too many groups") }
        return (value, groups)
    }

    /// Whether a request has the header with the name.
    func areSent(in head: HTTPRequestHead) -> Bool {
        name.map { head.headers.contains(name: $0) } ?? false
    }

    /// Whether a text can be the name of such a header.
    package static func isName(_ text: String) -> Bool {
        let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        return isPlain && (1...64).contains(text.utf8.count)
    }

    /// Returns the value of a header, or `nil` if it is missing or empty.
    private func value(of header: String, in head: HTTPRequestHead, mostBytes: Int) throws(Refusal) -> String? {
        let values = head.headers[header]
        guard values.count <= 1 else { throw Refusal(why: "\(header) is sent twice") }
        guard let value = values.first.map(Self.withoutBlanks), !value.isEmpty else { return nil }
        guard value.utf8.count <= mostBytes else { throw Refusal(why: "\(header) is too long") }
        let isText = value.unicodeScalars.allSatisfy { scalar in
            !Self.invisible.contains(scalar.properties.generalCategory) && scalar != "\u{FFFD}"
        }
        guard isText else { throw Refusal(why: "\(header) isn't text") }
        return value
    }

    /// Removes the blanks around a value. They don't belong to it.
    private static func withoutBlanks(_ value: some StringProtocol) -> String {
        String(value.trimming { $0 == " " || $0 == "\t" })
    }
}
