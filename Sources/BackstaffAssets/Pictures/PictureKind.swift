/// The file formats of pictures that browsers show.
package enum PictureKind: String, CaseIterable, Sendable {
    case png, jpeg, gif, webp, svg

    /// The ending of a file's name.
    package var ending: String { self == .jpeg ? "jpg" : rawValue }

    /// The type for an HTTP response.
    package var contentType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue)" }

    /// The kind that the ending of a file's name stands for.
    package init?(ending: some StringProtocol) {
        switch ending.lowercased() {
        case "jpg", "jpeg": self = .jpeg
        case let other:
            guard let kind = PictureKind(rawValue: other) else { return nil }
            self = kind
        }
    }
}
