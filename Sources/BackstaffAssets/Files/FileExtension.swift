/// What is behind the last dot of a file's name, or an empty string.
package func fileExtension(of name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
}
