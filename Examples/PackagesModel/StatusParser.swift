/// Parses a status file. It consists of stanzas, separated by empty lines. A stanza consists of fields, which may be
/// continued on further lines.
///
///     bytes ──lines──▶ Stanza (slices of the file, nothing copied) ──installed?──▶ Package (strings)
///                        │ an invalid line, no name, no status
///                        ▼
///                      skipped, counted
///
/// An invalid stanza doesn't affect others: parsing continues after the next empty line.
struct StatusParser {
    private(set) var packages: [Package] = []
    /// Well-formed stanzas, installed or not.
    private(set) var stanzaCount = 0
    private(set) var skippedCount = 0
    private var names: Set<String> = []
    private var fullNames: Set<String> = []

    init(_ bytes: UnsafeRawBufferPointer) {
        let file = ByteSlice(bytes)
        var stanza = Stanza()
        var start = 0
        while start < file.count {
            let end = file.firstIndex(of: UInt8(ascii: "\n"), from: start) ?? file.count
            if file.isBlank(start..<end) {
                finish(&stanza)
            } else {
                stanza.addLine(start..<end, of: file)
            }
            start = end + 1
        }
        finish(&stanza)
    }

    private mutating func finish(_ stanza: inout Stanza) {
        defer { stanza.reset() }
        guard !stanza.isEmpty else { return }
        guard stanza.isWellFormed, !stanza.isInstalled || add(Package(stanza)) else {
            skippedCount += 1
            return
        }
        stanzaCount += 1
    }

    /// Adds a package. Returns `false` for an incomplete package, and for a second package with the same name and
    /// architecture.
    private mutating func add(_ package: Package?) -> Bool {
        guard var package else { return false }
        let fullName = "\(package.name):\(package.architecture)"
        guard fullNames.insert(fullName).inserted else { return false }
        if !names.insert(package.name).inserted { package.id = fullName }
        packages.append(package)
        return true
    }
}

extension ByteSlice {
    fileprivate func isBlank(_ line: Range<Int>) -> Bool {
        for index in line where !Self.isSpace(self[index]) { return false }
        return true
    }
}

extension Package {
    /// The valid range of installed sizes, in KiB. The limit of one pebibyte prevents overflow when sizes are added.
    private static let sizes = 0...(1 << 40)

    /// Nil if a field is missing that every installed package has.
    fileprivate init?(_ stanza: Stanza) {
        guard let name = stanza[.package]?.string, let version = stanza[.version]?.string,
            let architecture = stanza[.architecture]?.string
        else { return nil }
        let description = stanza[.description] ?? ByteSlice(UnsafeRawBufferPointer(start: nil, count: 0))
        let summaryEnd = description.firstIndex(of: UInt8(ascii: "\n")) ?? description.count

        id = name
        self.name = name
        self.version = version
        self.architecture = architecture
        section = stanza[.section]?.string ?? PackageSection.unfiled
        installedSize = stanza[.installedSize].flatMap { Int($0.string) }.flatMap { Self.sizes.contains($0) ? $0 : nil }
        maintainer = stanza[.maintainer]?.string
        homepage = stanza[.homepage]?.string
        summary = description.part(0..<summaryEnd).trimmed.string
        details = description.part(summaryEnd..<description.count).string
        preDepends = stanza[.preDepends].map(Dependency.parse) ?? []
        depends = stanza[.depends].map(Dependency.parse) ?? []
        recommends = stanza[.recommends].map(Dependency.parse) ?? []
        provides = stanza[.provides].map { Dependency.parse($0).flatMap(\.alternatives) } ?? []
    }
}
