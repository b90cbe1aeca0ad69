/// The orientation in the Exif data of a JPEG file. A browser turns the picture by it.
enum ExifOrientation {
    /// Whether width and height are exchanged. The result is `nil` if the segment has no orientation.
    ///
    /// - Parameters:
    ///   - start: The place after the segment's length.
    ///   - length: The number of bytes in the segment.
    static func isTurned(_ reader: PictureBytes, from start: Int, length: Int) -> Bool? {
        let header = start + 6
        guard reader.has(Array("Exif\0\0".utf8), at: start), let order = reader.big16(at: header) else { return nil }
        let isBig: Bool
        switch order {
        case 0x4d4d: isBig = true
        case 0x4949: isBig = false
        default: return nil
        }
        guard let offset = reader.number(4, at: header + 4, isBig: isBig), offset < length,
            let count = reader.number(2, at: header + offset, isBig: isBig)
        else { return nil }
        for index in 0..<min(count, 512) {
            let entry = header + offset + 2 + index * 12
            guard entry + 12 <= start + length, let tag = reader.number(2, at: entry, isBig: isBig) else { return nil }
            if tag == 0x112 { return reader.number(2, at: entry + 8, isBig: isBig).map { (5...8).contains($0) } }
        }
        return nil
    }
}
