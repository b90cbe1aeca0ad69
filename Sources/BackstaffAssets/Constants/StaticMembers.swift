/// Finds the static members that a source file may declare. An app can have a `Color.sea` of its own.
///
/// Comments and texts aren't told apart from code: a name too many only costs a shortcut.
package enum StaticMembers {
    package static func names(in source: String) -> Set<String> {
        var names: Set<String> = []
        let words = source.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`") }
        for (index, word) in words.enumerated().dropLast(2) where word == "static" {
            if words[index + 1] == "let" || words[index + 1] == "var" { names.insert(String(words[index + 2])) }
        }
        return names
    }
}
