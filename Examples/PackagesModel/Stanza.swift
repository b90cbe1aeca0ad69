/// The fields of one stanza, as slices of the file. One value is reused for all stanzas.
struct Stanza {
    /// The fields that are kept. All others are skipped.
    enum Field: Int, CaseIterable {
        case package, status, section, version, architecture, installedSize, maintainer, homepage
        case preDepends, depends, recommends, provides, description

        fileprivate var name: StaticString {
            switch self {
            case .package: "Package"
            case .status: "Status"
            case .section: "Section"
            case .version: "Version"
            case .architecture: "Architecture"
            case .installedSize: "Installed-Size"
            case .maintainer: "Maintainer"
            case .homepage: "Homepage"
            case .preDepends: "Pre-Depends"
            case .depends: "Depends"
            case .recommends: "Recommends"
            case .provides: "Provides"
            case .description: "Description"
            }
        }
    }

    private enum Line {
        case none
        case ignoredField
        case field(Field, start: Int)
    }

    private var values: [ByteSlice?] = Array(repeating: nil, count: Field.allCases.count)
    private var lastLine = Line.none
    private var hasMalformedLine = false

    private(set) var isEmpty = true

    /// The value of a field without the blanks around it; nil if the field is absent or empty.
    subscript(field: Field) -> ByteSlice? {
        guard let value = values[field.rawValue]?.trimmed, !value.isEmpty else { return nil }
        return value
    }

    /// Whether every line is valid and the two required fields are present.
    var isWellFormed: Bool {
        guard !hasMalformedLine, self[.status] != nil, let name = self[.package] else { return false }
        return !name.contains(where: ByteSlice.isSpace)
    }

    var isInstalled: Bool {
        self[.status]?.matches("install ok installed") ?? false
    }

    mutating func reset() {
        for index in values.indices { values[index] = nil }
        lastLine = .none
        hasMalformedLine = false
        isEmpty = true
    }

    /// Adds the line at `line` of `file`. A line that begins with a space continues the field above it. The lines of a
    /// field are adjacent, so its slice is extended.
    mutating func addLine(_ line: Range<Int>, of file: ByteSlice) {
        isEmpty = false
        if file[line.lowerBound] == UInt8(ascii: " ") || file[line.lowerBound] == UInt8(ascii: "\t") {
            switch lastLine {
            case .none: hasMalformedLine = true
            case .ignoredField: break
            case .field(let field, let start): values[field.rawValue] = file.part(start..<line.upperBound)
            }
            return
        }
        let text = file.part(line)
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > 0 else {
            hasMalformedLine = true
            return
        }
        let name = text.part(0..<colon)
        guard !name.contains(where: ByteSlice.isSpace) else {
            hasMalformedLine = true
            return
        }
        guard let field = Field.allCases.first(where: { name.matches($0.name) }) else {
            lastLine = .ignoredField
            return
        }
        let start = line.lowerBound + colon + 1
        values[field.rawValue] = file.part(start..<line.upperBound)
        lastLine = .field(field, start: start)
    }
}
