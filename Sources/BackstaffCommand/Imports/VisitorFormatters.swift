import BackstaffAssets

/// Makes `DateFormatter` and `NumberFormatter` follow the visitors of an app that is built from a folder.
///
/// Foundation's classes have the locale of the process. `BackstaffFoundation` has subclasses that have the locale of the
/// present visitor. The names of a module come before those that it imports, so a source file in each module of the app is
/// enough to give these classes the names of Foundation's. Packages that are fetched keep Foundation's.
struct VisitorFormatters {
    /// The name of the source file.
    static let file = "Backstaff+Formatters.swift"

    private static let classes = ["DateFormatter", "NumberFormatter"]
    private static let keywords: Set<String> = ["class", "struct", "enum", "actor", "protocol", "typealias"]

    /// The names that the module declares itself.
    private var declared: Set<String> = []

    init() {}

    /// - Parameter sources: The source files of the module, or `nil` for one that can't be read.
    init(_ sources: [[UInt8]?]) {
        for case let source? in sources { add(source) }
    }

    /// Notes what a source file of the module declares.
    mutating func add(_ source: [UInt8]) {
        var scanner = SwiftScanner(source)
        var last = ""
        while let token = scanner.next() {
            guard token.kind == .word else { continue }
            let text = scanner.text(token)
            if Self.keywords.contains(last), Self.classes.contains(text) { declared.insert(text) }
            last = text
        }
    }

    /// The contents of the file, or `nil` if the module declares both names itself.
    var source: String? {
        let lines = Self.classes.filter { !declared.contains($0) }.map {
            "public typealias \($0) = BackstaffFoundation.Visitor\($0)\n"
        }
        return lines.isEmpty ? nil : "public import BackstaffFoundation\n\n" + lines.joined()
    }
}
