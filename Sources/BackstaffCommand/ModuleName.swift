/// The name of the module that an app is compiled as. It is the folder's name, made a valid identifier without
/// conflicts.
package struct ModuleName: Equatable, CustomStringConvertible {
    package let description: String
    /// The folder's name, which messages for people have.
    package let title: String

    /// - Parameter folder: The last component of the source folder's path.
    package init(folder: String) {
        title = folder
        let name = Self.identifier(for: folder)
        description = Self.isTaken(name) ? name + "App" : name
    }

    /// The name that Xcode gives the module of a target.
    static func identifier(for target: String) -> String {
        var name = String(
            target.map { character in
                character.isASCII && (character.isLetter || character.isNumber) ? character : "_"
            })
        if let first = name.first, first.isNumber { name = "_" + name }
        return name.allSatisfy { $0 == "_" } ? "App" : name
    }

    /// Whether the name is that of a module of the toolchain, of Backstaff or of its dependencies, a keyword, or the
    /// name under which apps know a module of Backstaff.
    /// SwiftPM refuses two targets with the same name, and a module can't import another module of its own name.
    private static func isTaken(_ name: String) -> Bool {
        reserved.contains(name) || keywords.contains(name) || ModuleAliases.allNames.contains(name)
            || ["Backstaff", "NIO", "CNIO", "_NIO", "Foundation", "_Foundation", "SwiftShims"].contains {
                name.hasPrefix($0)
            }
    }

    private static let reserved: Set<String> = [
        "Swift", "SwiftUI", "Combine", "Observation", "Dispatch", "Glibc", "Musl", "Android", "Testing", "XCTest",
        "RegexBuilder", "Synchronization", "Distributed", "Cxx", "CoreFoundation", "Builtin", "_Concurrency",
        "_StringProcessing", "Cookbook", "Packages", "backstaff", "main", "ArgumentParser", "ArgumentParserToolInfo",
        "Crypto", "CryptoExtras", "_CryptoExtras", "CCryptoBoringSSL", "CryptoBoringWrapper", "SwiftASN1", "Logging",
        "Metrics", "CoreMetrics", "SystemPackage", "CSystem", "Atomics", "_AtomicsShims", "Collections",
        "DequeModule", "OrderedCollections", "BitCollections", "HashTreeCollections", "HeapModule",
        "InternalCollectionsUtilities", "BasicContainers", "ContainersPreview", "AsyncAlgorithms", "SwiftSyntax",
    ]

    private static let keywords: Set<String> = [
        "Any", "Self", "Type", "Protocol", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
