/// Reads numbers of a file with a picture or a font. Every access checks the bounds.
struct PictureBytes {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    func byte(at place: Int) -> Int? {
        bytes.indices.contains(place) ? Int(bytes[place]) : nil
    }

    func has(_ words: [UInt8], at place: Int) -> Bool {
        place >= 0 && place <= bytes.count - words.count && bytes[place..<place + words.count].elementsEqual(words)
    }

    func begins(with words: [UInt8]) -> Bool { has(words, at: 0) }

    func big16(at place: Int) -> Int? { number(2, at: place, isBig: true) }
    func big32(at place: Int) -> Int? { number(4, at: place, isBig: true) }
    func little16(at place: Int) -> Int? { number(2, at: place, isBig: false) }
    func little24(at place: Int) -> Int? { number(3, at: place, isBig: false) }
    func little32(at place: Int) -> Int? { number(4, at: place, isBig: false) }

    func number(_ size: Int, at place: Int, isBig: Bool) -> Int? {
        guard place >= 0, place <= bytes.count - size else { return nil }
        return (0..<size).reduce(0) { $0 << 8 | Int(bytes[place + (isBig ? $1 : size - 1 - $1)]) }
    }

    /// Whether the end marker of a JPEG file comes after a place. Some programs write other bytes after it.
    func endsOfJPEG(after place: Int) -> Bool {
        var place = bytes.count - 2
        let first = max(0, bytes.count - 64 * 1024)
        while place >= first {
            if bytes[place] == 0xff, bytes[place + 1] == 0xd9 { return true }
            place -= 1
        }
        return false
    }
}
