import Foundation

/// The names of languages, such as `de`, `pt-BR` and `zh-Hant`.
package enum LanguageTag {
    /// The usual spelling of a name: `pt-BR` for `PT_br`. What isn't part of such a name is left out, because names come
    /// from browsers too.
    package static func canonical(_ name: String) -> String {
        let parts = name.replacing("_", with: "-").split(separator: "-")
        var tag: [String] = []
        for part in parts.prefix(3) {
            guard part.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { break }
            switch part.count {
            case 2, 3:
                if tag.isEmpty { tag.append(part.lowercased()) } else { tag.append(part.uppercased()) }
            case 4 where tag.count == 1: tag.append(part.prefix(1).uppercased() + part.dropFirst().lowercased())
            case 5...8 where tag.isEmpty: tag.append(part.lowercased())
            default: return tag.joined(separator: "-")
            }
        }
        return tag.joined(separator: "-")
    }

    /// The language of a folder such as `de.lproj`. Old projects write some names out: `German.lproj`.
    ///
    /// - Parameter name: The name of the folder without its ending.
    /// - Returns: The language, or `nil` if the name isn't that of one.
    static func ofFolder(_ name: String) -> String? {
        let old = [
            "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es",
        ]
        // SwiftPM writes the names of such folders in small letters.
        if let language = old[name.lowercased()] { return language }
        let language = canonical(name)
        return (2...3).contains(language.prefix { $0 != "-" }.count) ? language : nil
    }

    /// The available language that suits a person best, or `nil` if none does.
    ///
    /// - Parameters:
    ///   - wanted: The person's languages, the preferred one first.
    ///   - available: The languages that there are.
    package static func best(for wanted: [String], of available: [String]) -> String? {
        let known = available.map { (name: $0, full: Locale.Language(identifier: $0).maximalIdentifier) }
        for name in wanted.lazy.map(canonical) where !name.isEmpty {
            if available.contains(name) { return name }
            let parts = name.split(separator: "-")
            for length in stride(from: parts.count - 1, to: 0, by: -1) {
                let shorter = parts[..<length].joined(separator: "-")
                // `zh-TW` isn't written like `zh`.
                if available.contains(shorter), script(of: shorter) == script(of: name) { return shorter }
            }
            let full = Locale.Language(identifier: name).maximalIdentifier
            let kin = known.filter { $0.full.prefix { $0 != "-" } == full.prefix { $0 != "-" } }
            if let same = kin.first(where: { script(of: $0.name) == script(of: name) }) { return same.name }
        }
        return nil
    }

    private static func script(of name: String) -> String? {
        let full = Locale.Language(identifier: name).maximalIdentifier.split(separator: "-")
        return full.count > 1 ? String(full[1]) : nil
    }

    /// The region of a language's name, or the most likely one: `DE` for `de`.
    package static func region(of name: String) -> String? {
        Locale.Language(identifier: canonical(name)).region?.identifier
            ?? Locale.Language(identifier: Locale.Language(identifier: canonical(name)).maximalIdentifier).region?
            .identifier
    }
}
