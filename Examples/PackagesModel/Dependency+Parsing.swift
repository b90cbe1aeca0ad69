/// The grammar of a dependency field:
///
///     field       = group *( "," group )
///     group       = alternative *( "|" alternative )
///     alternative = name [ ":" architecture ] [ "(" relation version ")" ]
///
/// An invalid alternative is kept as a package name, so that it is still shown.
extension Dependency {
    /// The dependencies in a field. Empty groups, as between two commas, are skipped.
    static func parse(_ field: ByteSlice) -> [Dependency] {
        var dependencies: [Dependency] = []
        field.forEachPart(separatedBy: UInt8(ascii: ",")) { group in
            var alternatives: [Alternative] = []
            group.forEachPart(separatedBy: UInt8(ascii: "|")) { part in
                let text = part.trimmed
                if !text.isEmpty { alternatives.append(Alternative(text)) }
            }
            if !alternatives.isEmpty { dependencies.append(Dependency(alternatives: alternatives)) }
        }
        return dependencies
    }
}

extension Dependency.Alternative {
    init(_ text: ByteSlice) {
        guard let (head, constraint) = text.splitConstraint() else {
            self.init(name: text.string, architecture: nil, constraint: nil)
            return
        }
        if let colon = head.firstIndex(of: UInt8(ascii: ":")), colon > 0, colon + 1 < head.count {
            let name = head.part(0..<colon).string
            let architecture = head.part(colon + 1..<head.count).string
            self.init(name: name, architecture: architecture, constraint: constraint)
        } else {
            self.init(name: head.string, architecture: nil, constraint: constraint)
        }
    }
}

extension ByteSlice {
    /// The part before the parenthesis and the limit in it, or nil if the text is invalid.
    fileprivate func splitConstraint() -> (head: ByteSlice, constraint: VersionConstraint?)? {
        guard let opening = firstIndex(of: UInt8(ascii: "(")) else { return (self, nil) }
        let head = part(0..<opening).trimmed
        guard !head.isEmpty, last == UInt8(ascii: ")") else { return nil }
        let inside = part(opening + 1..<count - 1).trimmed
        var signs = 0
        while signs < inside.count, UInt8(ascii: "<")...UInt8(ascii: ">") ~= inside[signs] { signs += 1 }
        let version = inside.part(signs..<inside.count).trimmed
        guard let relation = VersionConstraint.Relation(rawValue: inside.part(0..<signs).string), !version.isEmpty
        else {
            return nil
        }
        return (head, VersionConstraint(relation: relation, version: version.string))
    }
}
