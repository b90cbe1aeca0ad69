/// Decides which modules a check looks at in each round. It is a value without side effects: messages go in, changed files
/// come out.
///
/// Each round finds what the errors of the round before have hidden. A round that finds something erases it, so the rounds
/// end by themselves:
///
/// ```
///   next() ──► the modules that are due are checked ──► add(_:to:) erases what failed
///     ▲                                                     │
///     └── the modules with changed files are due ◄──────────┘
/// ```
struct CheckRounds {
    /// More rounds than any app needs. They end a check that a mistake of ours would keep going.
    static let most = 200

    /// The files of each module.
    private let modules: [[String]]
    private let most: Int
    /// The modules to check, by their places in the list.
    private var due: [Int]
    /// What the compiler has said of each module, the last time that it was checked.
    private var messages: [Int: [CompilerMessage]] = [:]
    /// The number of rounds that have begun.
    private(set) var round = 0

    /// - Parameters:
    ///   - modules: The files of each module.
    ///   - most: The number of rounds after which the check ends, whatever it finds.
    init(modules: [[String]], most: Int = CheckRounds.most) {
        self.modules = modules
        self.most = most
        due = Array(modules.indices)
    }

    /// Begins a round.
    ///
    /// - Returns: The modules to check, by their places in the list, or `nil` if the check is over.
    mutating func next() -> [Int]? {
        if due.isEmpty || round == most { return nil }
        round += 1
        return due
    }

    /// Ends a round.
    ///
    /// - Parameters:
    ///   - results: What the compiler has said of each module that was due.
    ///   - search: Collects the names.
    /// - Returns: The files to check again, with their new contents.
    mutating func add(
        _ results: [Int: [CompilerMessage]], to search: inout MissingNameSearch
    ) -> [String: [UInt8]] {
        messages.merge(results) { $1 }
        let changed = search.add(modules.indices.flatMap { messages[$0] ?? [] })
        // Only modules whose files have changed are checked again.
        due = modules.indices.filter { module in modules[module].contains { changed[$0] != nil } }
        return changed
    }

    /// The number of rounds after which the check was cut short, or `nil` if it wasn't.
    var cutAfter: Int? { due.isEmpty ? nil : round }
}
