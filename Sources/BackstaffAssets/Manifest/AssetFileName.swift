/// The name of a picture's file in a manifest and in its address: the hash of its contents, and an ending.
package enum AssetFileName {
    package static func make(_ bytes: [UInt8], _ kind: PictureKind) -> String {
        "\(ContentHash(bytes).digits).\(kind.ending)"
    }

    /// The kind of the picture that a name stands for. The result is `nil` if the name isn't one, for example because
    /// it leads to another folder.
    package static func kind(of name: some StringProtocol) -> PictureKind? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].utf8.count == 32, parts[0].utf8.allSatisfy(isDigit) else { return nil }
        return PictureKind.allCases.first { $0.ending == parts[1] }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}
