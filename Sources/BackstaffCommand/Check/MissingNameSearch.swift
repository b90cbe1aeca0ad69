/// Collects the names that an app's sources use and that aren't there, from the messages of one or more checks.
///
/// An error can hide others: if a view's body calls a modifier that isn't there, the compiler doesn't look at the rest
/// of the body. So each call that failed is erased from the checked copy, and the copy is checked again:
///
/// ```
/// Text("a").fancy(1)      error: value of type 'Text' has no member 'fancy'
///     .other()            nothing yet
///
/// Text("a")               the call was erased
///     .other()            error: value of type 'Text' has no member 'other'
/// ```
///
/// If a check finds errors but no more names, the calls around these errors are erased too: each may hide names.
///
/// Erased text is replaced by spaces, so all lines and columns stay those of the user's files.
struct MissingNameSearch {
    /// A place where a name that isn't there is used.
    struct Use: Equatable {
        let name: MissingName
        let file: String
        let line: Int
        let column: Int
        /// The type of the value that has no such member.
        var type: String?
    }

    /// The uses that were found, in the order of the messages.
    private(set) var uses: [Use] = []
    /// The errors of the last check that aren't about a name, and don't follow from one.
    private(set) var otherErrors: [CompilerMessage] = []

    /// The places at which the compiler crashed. The blocks around them were erased.
    private var crashes: [CompilerMessage] = []
    /// Errors that aren't about a name. The calls around them were erased.
    private var passed: [CompilerMessage] = []

    /// The source files as they are checked now, by their paths.
    private var sources: [String: [UInt8]]
    private let structures: [String: SourceStructure]
    private var erased: [String: [SourceStructure.Erasure]] = [:]
    /// The names that the app's sources declare.
    let declared: Set<String>
    /// The values of the environment that the app's sources declare.
    private let ownEnvironmentValues: Set<String>
    private let inherited: [String: Set<String>]
    /// The properties for whose value, which isn't there, all values of the environment stand in.
    private var standIns: Set<String> = []

    /// - Parameter sources: The contents of the files that are checked, by the paths in the compiler's messages.
    init(sources: [String: [UInt8]]) {
        self.sources = sources
        structures = sources.mapValues { SourceStructure($0) }
        declared = structures.values.reduce(into: []) { $0.formUnion($1.declaredNames) }
        ownEnvironmentValues = structures.values.reduce(into: []) { $0.formUnion($1.declaredEnvironmentValues) }
        inherited = structures.values.reduce(into: [:]) { $0.merge($1.inheritedNames) { $0.union($1) } }
    }

    /// Adds the messages of a check.
    ///
    /// - Returns: The files to check again, with their new contents. It is empty if there is nothing more to find.
    mutating func add(_ messages: [CompilerMessage]) -> [String: [UInt8]] {
        var rest: [CompilerMessage] = []
        var changed: Set<String> = []
        var found: [(name: MissingName, error: CompilerMessage, offset: Int)] = []
        for error in messages where error.severity == .error {
            let structure = structures[error.file]
            let offset = structure?.offset(line: error.line, column: error.column)
            if let structure, let offset, let value = structure.environmentValue(at: offset),
                Self.isAboutEnvironmentValue(error.text)
            {
                if ownEnvironmentValues.contains(value.name) {
                    // The value is there, so something else is wrong, such as the type of the property.
                    rest.append(error)
                } else if add(value, at: structure.place(of: value.offset), in: error.file) {
                    changed.insert(error.file)
                }
            } else if let structure, let offset,
                let name = MissingName(
                    in: error.text, callee: structure.callee(at: offset), argument: structure.argumentLabel(at: offset),
                    labels: structure.argumentLabels(at: offset), isMember: structure.isMember(at: offset)),
                !isOwnType(in: name)
            {
                found.append((name, error, offset))
            } else {
                rest.append(error)
            }
        }
        // Names that aren't there explain errors about members and about forms of calls, so they come first.
        var named: [(file: String, offset: Int)] = []
        for (name, error, offset) in found.sorted(by: { $0.name.rank < $1.name.rank }) {
            guard let structure = structures[error.file] else { continue }
            if case .form = name {
                let declaration = structure.declaration(around: offset)
                if named.contains(where: { $0.file == error.file && declaration.contains($0.offset) }) { continue }
            } else if case .unavailable = name {
                // It is an error behind all others, and has a type. So it explains none.
            } else {
                named.append((error.file, offset))
            }
            if !isFollowOn(name, error, at: offset) { add(Use(name: name, error)) }
            if let erasure = Self.erasure(for: name, at: offset, in: structure), erase(erasure, in: error.file) {
                changed.insert(error.file)
            }
        }
        for error in rest where CompilerCrash.isMessage(error) {
            if !crashes.contains(error) { crashes.append(error) }
            guard let structure = structures[error.file],
                let offset = structure.offset(line: error.line, column: error.column),
                let block = structure.block(around: offset), erase(block, in: error.file)
            else { continue }
            changed.insert(error.file)
        }
        rest.removeAll(where: CompilerCrash.isMessage)
        if changed.isEmpty {
            for error in rest {
                guard let structure = structures[error.file],
                    let offset = structure.offset(line: error.line, column: error.column),
                    let call = structure.innermostCall(around: offset)
                else { continue }
                let isExplained = isExplainedNearby(error)
                guard erase(call, in: error.file) else { continue }
                changed.insert(error.file)
                if !isExplained { passed.append(error) }
            }
        }
        otherErrors = crashes + passed + rest.filter { !passed.contains($0) && !mayFollow($0) }
        return sources.filter { changed.contains($0.key) }
    }

    private mutating func add(_ use: Use) {
        if !uses.contains(where: { $0.name == use.name && $0.isAtSamePlace(as: use) }) { uses.append(use) }
    }

    /// Adds a value of the environment that isn't there. If its property has no type, something stands in for the value.
    ///
    /// - Returns: Whether the file has changed.
    private mutating func add(
        _ value: SourceStructure.EnvironmentValue, at place: (line: Int, column: Int), in file: String
    ) -> Bool {
        add(
            Use(
                name: .member(value.name), file: file, line: place.line, column: place.column,
                type: "EnvironmentValues"))
        guard let erasure = value.erasure else { return false }
        if let property = value.property { standIns.insert(property) }
        return erase(erasure, in: file)
    }

    // MARK: Erasing

    private static func erasure(
        for name: MissingName, at offset: Int, in structure: SourceStructure
    ) -> SourceStructure.Erasure? {
        switch name {
        case .member: structure.member(at: offset)
        case .typeMember: structure.memberCall(around: offset) ?? structure.statement(at: offset)
        case .form: structure.call(at: offset)
        case .global: structure.statement(at: offset) ?? structure.memberCall(around: offset)
        case .module: structure.importStatement(at: offset)
        case .unavailable: nil
        }
    }

    /// Erases a part of a file. The result is `false` if it was erased before, alone or with what is around it.
    private mutating func erase(_ erasure: SourceStructure.Erasure, in file: String) -> Bool {
        let isErased = erased[file]?.contains { $0.range.contains(erasure.range) } == true
        guard !isErased, var source = sources[file] else { return false }
        erased[file, default: []].append(erasure)
        let lineFeed = UInt8(ascii: "\n")
        // The replacement is a call, so it must be on one line: the first that has room for it.
        let lines = source[erasure.range].split(separator: lineFeed, omittingEmptySubsequences: false)
        let place = lines.first { $0.count >= erasure.replacement.utf8.count }?.startIndex
        for index in erasure.range where source[index] != lineFeed { source[index] = UInt8(ascii: " ") }
        if let place {
            for (offset, byte) in erasure.replacement.utf8.enumerated() { source[place + offset] = byte }
        }
        sources[file] = source
        return true
    }

    /// Whether an error at `@Environment(\.name)` says that there is no such value, in one of the compiler's ways. It
    /// tries the initializers for objects, and seldom mentions the name.
    private static func isAboutEnvironmentValue(_ text: String) -> Bool {
        let beginnings = [
            "cannot convert value of type 'KeyPath<", "cannot infer key path type from context",
            "generic parameter 'Object' could not be inferred", "initializer 'init(_:)' requires ",
            "no exact matches in call to initializer", "value of type 'EnvironmentValues' has no member",
        ]
        return beginnings.contains { text.hasPrefix($0) }
    }

    // MARK: Follow-on errors

    /// Whether a form of a call isn't there for a type of the app. What that type lacks may be the cause.
    private func isOwnType(in name: MissingName) -> Bool {
        guard case .form(_, let label) = name else { return false }
        return declared.contains(label)
    }

    /// Whether an error about a member follows from a name that isn't there.
    private func isFollowOn(_ name: MissingName, _ error: CompilerMessage, at offset: Int) -> Bool {
        switch name {
        case .member:
            guard let type = Use(name: name, error).type else { return false }
            if type == "EnvironmentValues", isMemberOfStandIn(offset, in: error.file) { return true }
            return type == "EmptyView" || inheritsMissing(type) || followsErased(offset, of: type, in: error.file)
        case .typeMember(let type, _): return inheritsMissing(type)
        case .form(let callee, let label):
            if isAboutStandIn(error) { return true }
            return declared.contains(callee) || missing.contains(callee) || missing.contains(label)
        case .global(let name):
            if MissingName.associatedTypes.contains(name) {
                return structures[error.file]?.types(around: offset).contains(where: inheritsMissing) == true
            }
            return isErased(offset, in: error.file) && name == "EmptyView"
        case .module, .unavailable: return false
        }
    }

    /// The types, functions and attributes that aren't there.
    private var missing: Set<String> {
        uses.reduce(into: []) { names, use in
            switch use.name {
            case .global(let name), .unavailable(let name, _): names.insert(name)
            default: break
            }
        }
    }

    /// Whether a member is one of what stands in for a value of the environment: `b` in `self.a.b`, if there is no value `a`.
    private func isMemberOfStandIn(_ offset: Int, in file: String) -> Bool {
        structures[file]?.base(ofMemberAt: offset).map(standIns.contains) == true
    }

    /// Whether an error says that all values of the environment don't fit, and what stands in for one is used nearby. Such
    /// errors are at an operator, at a function or at an argument, so the name may be anywhere in the declaration.
    private func isAboutStandIn(_ error: CompilerMessage) -> Bool {
        guard error.text.contains("'EnvironmentValues'"), let structure = structures[error.file],
            let offset = structure.offset(line: error.line, column: error.column)
        else { return false }
        return structure.mentions(standIns, in: structure.declaration(around: offset))
    }

    /// Whether a type isn't available, or is one of the app that inherits from a type that isn't there, or has an attribute
    /// that isn't there.
    private func inheritsMissing(_ type: String) -> Bool {
        let name = String(type.prefix { $0 != "<" && $0 != "?" })
        return missing.contains(name) || !(inherited[name] ?? []).isDisjoint(with: missing)
    }

    private func isErased(_ offset: Int, in file: String) -> Bool {
        erased[file]?.contains { $0.range.contains(offset) } == true
    }

    /// Whether a member is one of what was erased: `b` in `x.a.b`, if `x` has no `a`. Only behind a modifier of a view
    /// the next one is a member of a view too.
    private func followsErased(_ offset: Int, of type: String, in file: String) -> Bool {
        guard let structure = structures[file] else { return false }
        return erased[file]?.contains { erasure in
            (!erasure.isCall || !isView(type)) && structure.isMember(at: offset, of: erasure)
        } == true
    }

    /// Whether a type is a view, as far as its name says it.
    private func isView(_ type: String) -> Bool {
        let name = String(type.prefix { $0 != "<" })
        return name.contains("View") || ViewNames.known.contains(name) || inherited[name]?.contains("View") == true
    }

    /// Whether an error that isn't about a name may follow from one that is, or from what was erased.
    private func mayFollow(_ error: CompilerMessage) -> Bool {
        if uses.isEmpty { return false }
        return Self.vague.contains(where: error.text.hasPrefix) || isExplainedNearby(error)
    }

    /// Whether an error that isn't about a name contains one that isn't there, or is in a declaration with such a name or
    /// with something that was erased.
    private func isExplainedNearby(_ error: CompilerMessage) -> Bool {
        if uses.contains(where: { error.text.contains("'\($0.name.word)'") }) { return true }
        if isAboutStandIn(error) { return true }
        let quoted = error.text.matches(of: /'(?<name>[^']+)'/).map { String($0.name) }
        if quoted.contains(where: inheritsMissing) { return true }
        guard let structure = structures[error.file],
            let offset = structure.offset(line: error.line, column: error.column)
        else { return false }
        if structure.types(around: offset).contains(where: inheritsMissing) { return true }
        let declaration = structure.declaration(around: offset)
        if erased[error.file]?.contains(where: { declaration.overlaps($0.range) }) == true { return true }
        return uses.contains { use in
            use.file == error.file
                && structure.offset(line: use.line, column: use.column).map(declaration.contains) == true
        }
    }

    /// How messages begin that only say that a type isn't known. If a name isn't there, its type isn't known.
    private static let vague = [
        "cannot infer", "generic parameter", "'nil' requires a contextual type", "type of expression is ambiguous",
        "failed to produce diagnostic", "ambiguous use of",
    ]
}

extension MissingNameSearch.Use {
    fileprivate init(name: MissingName, _ error: CompilerMessage) {
        self.init(
            name: name, file: error.file, line: error.line, column: error.column,
            type: error.text.firstMatch(of: /^value of type '(?<type>[^']+)'/).map { String($0.type) })
    }

    fileprivate func isAtSamePlace(as other: Self) -> Bool {
        file == other.file && line == other.line && column == other.column
    }
}

extension MissingName {
    /// How protocols name types that belong to them. If the protocol isn't there, the compiler doesn't find them.
    fileprivate static let associatedTypes: Set<String> = [
        "Body", "Configuration", "Content", "Context", "Element", "Value",
    ]

    /// The order in which names are looked at: what explains others comes first.
    fileprivate var rank: Int {
        switch self {
        case .module: 0
        case .global(let name): Self.associatedTypes.contains(name) ? 2 : 1
        case .unavailable: 1
        case .member, .typeMember: 2
        case .form: 3
        }
    }

    /// The name as it is written in the source.
    fileprivate var word: String {
        switch self {
        case .module(let name), .global(let name), .member(let name), .unavailable(let name, _): name
        case .typeMember(_, let name): name
        case .form(let callee, _): callee
        }
    }
}
