import BackstaffAssets

/// The classes that Swift source declares outside of other types, with what they inherit and conform to.
struct DeclaredClasses {
    /// The names of the classes, in the order of their declarations.
    private(set) var names: [String] = []
    /// The classes with `@main` or `@UIApplicationMain`.
    private(set) var entryPoints: [String] = []
    private var inherited: [String: Set<String>] = [:]

    /// Whether a declaration or an extension of a class names a base class or a protocol.
    func `class`(_ name: String, inherits base: String) -> Bool { inherited[name]?.contains(base) == true }

    /// Adds the classes of a file.
    mutating func add(_ source: [UInt8]) {
        var scanner = SwiftScanner(source)
        var depth = 0
        var isEntryPoint = false
        while let token = scanner.next() {
            switch scanner.text(token) {
            case "{": depth += 1
            case "}": depth -= 1
            case "@main", "@UIApplicationMain": isEntryPoint = depth == 0
            case "struct", "enum", "actor", "func", "var", "let": isEntryPoint = false
            case "class", "extension":
                guard depth == 0, let name = scanner.next() else { continue }
                guard name.kind == .word else {
                    // `protocol Router: class {` declares no class.
                    if scanner.text(name) == "{" { depth += 1 }
                    continue
                }
                let text = scanner.text(name)
                if scanner.text(token) == "class" {
                    names.append(text)
                    if isEntryPoint { entryPoints.append(text) }
                }
                isEntryPoint = false
                inherited[text, default: []].formUnion(Self.words(beforeBody: &scanner))
                depth += 1
            default: break
            }
        }
    }

    /// The words up to the brace that opens the body of a declaration.
    private static func words(beforeBody scanner: inout SwiftScanner) -> Set<String> {
        var words: Set<String> = []
        while let token = scanner.next(), scanner.text(token) != "{" {
            if token.kind == .word { words.insert(scanner.text(token)) }
        }
        return words
    }
}
