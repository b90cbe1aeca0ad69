extension Element {
    /// The names of the symbols that a canvas draws.
    package var drawnSymbols: Set<String> {
        guard role == .canvas, let markup = words(.drawing) else { return [] }
        let mark = Array("href=\"#symbol-".utf8)
        var names: Set<String> = []
        let bytes = Array(markup.utf8)
        var index = 0
        while index + mark.count < bytes.count {
            guard bytes[index] == mark[0], bytes[index...].starts(with: mark) else {
                index += 1
                continue
            }
            let name = bytes[(index + mark.count)...].prefix { $0 != UInt8(ascii: "\"") }
            names.insert(String(decoding: name, as: UTF8.self))
            index = name.endIndex
        }
        return names
    }
}
