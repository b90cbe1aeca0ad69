import BackstaffAssets

/// The tokens of a Swift file with their brackets, to find the call and the declaration around a place.
struct SourceStructure {
    private let scanner: SwiftScanner
    private let tokens: [SwiftScanner.Token]
    /// For each token, the innermost bracket around it.
    private var parents: [Int?] = []
    /// For each opening bracket, the closing one.
    private var ends: [Int: Int] = [:]
    /// For each closing bracket, the opening one.
    private var starts: [Int: Int] = [:]
    /// For each token, the number of string literals around it.
    private let literals: [Int]
    private let lineStarts: [Int]

    init(_ source: [UInt8]) {
        var scanner = SwiftScanner(source)
        var tokens: [SwiftScanner.Token] = []
        var literals: [Int] = []
        while let token = scanner.next() {
            tokens.append(token)
            literals.append(scanner.nesting)
        }
        self.tokens = tokens
        self.literals = literals
        self.scanner = scanner
        lineStarts = [0] + source.indices.filter { source[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        var open: [Int] = []
        for index in tokens.indices {
            let isMark = tokens[index].kind == .mark
            if isMark, [")", "]", "}"].contains(text(index)), let start = open.popLast() {
                ends[start] = index
                starts[index] = start
            }
            parents.append(open.last)
            if isMark, ["(", "[", "{"].contains(text(index)) { open.append(index) }
        }
    }

    private func text(_ index: Int?) -> String {
        guard let index, tokens.indices.contains(index) else { return "" }
        return scanner.text(tokens[index])
    }

    private func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

    /// The place of a line and a column in bytes, or `nil` if the file has no such place.
    func offset(line: Int, column: Int) -> Int? {
        guard lineStarts.indices.contains(line - 1) else { return nil }
        let offset = lineStarts[line - 1] + column - 1
        return offset < scanner.bytes.count ? offset : nil
    }

    /// The token at a place, or the last one before it.
    private func token(at offset: Int) -> Int? {
        var low = 0
        var high = tokens.count
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }

    // MARK: Calls

    /// The name of the function that is called at a place, or whose arguments are around it.
    func callee(at offset: Int) -> String? { calleeToken(at: offset).map { text($0) } }

    /// The label of the argument at a place, with its colon.
    func argumentLabel(at offset: Int) -> String? {
        guard let callee = calleeToken(at: offset), text(callee + 1) == "(", var first = token(at: offset) else {
            return nil
        }
        let open = callee + 1
        while first > open + 1, text(first - 1) != "," || parents[first - 1] != open { first -= 1 }
        return isWord(first) && text(first + 1) == ":" ? text(first) + ":" : nil
    }

    /// The labels of the arguments of the call at a place, as they are written: `_:log:type:`. Trailing closures aren't among
    /// them. The result is `nil` if the call has no parentheses.
    func argumentLabels(at offset: Int) -> String? {
        guard let callee = calleeToken(at: offset), text(callee + 1) == "(", let close = ends[callee + 1] else {
            return nil
        }
        let open = callee + 1
        var labels = ""
        var before = open
        for end in open + 1...close where end == close || isComma(end, of: open) {
            // A string has no token of its own.
            let argument = scanner.bytes[tokens[before].range.upperBound..<tokens[end].range.lowerBound]
            if argument.contains(where: { !" \t\r\n".utf8.contains($0) }) {
                let first = (before + 1..<end).first { tokens[$0].kind != .newline } ?? end
                let isInString = literals[first] != literals[open]
                let isLabeled = first < end && isWord(first) && text(first + 1) == ":" && !isInString
                labels += isLabeled ? text(first) + ":" : "_:"
            }
            before = end
        }
        return labels
    }

    /// Whether a token is a comma between the arguments of a call, and not one in a string.
    private func isComma(_ index: Int, of open: Int) -> Bool {
        text(index) == "," && parents[index] == open && literals[index] == literals[open]
    }

    private func calleeToken(at offset: Int) -> Int? {
        guard let start = token(at: offset) else { return nil }
        if isWord(start), ["(", "{"].contains(text(start + 1)) { return start }
        if text(start) == "{", let callee = callee(ofClosure: start) { return callee }
        // What a call lacks is reported at its closing parenthesis.
        var index: Int? = text(start) == "(" ? start : text(start) == ")" ? starts[start] : parents[start]
        while let bracket = index, text(bracket) != "{" {
            if text(bracket) == "(", isWord(bracket - 1) { return bracket - 1 }
            index = parents[bracket]
        }
        return nil
    }

    /// A value of the environment that an attribute or a modifier names: `\.name` in `@Environment(\.name)`.
    struct EnvironmentValue: Equatable {
        let name: String
        /// The place of the name.
        let offset: Int
        /// The property that the attribute belongs to.
        let property: String?
        /// What stands in for the key path, so that the property has a type, if it needs one.
        let erasure: Erasure?
    }

    /// The value of the environment that the attribute or the call at a place names.
    func environmentValue(at offset: Int) -> EnvironmentValue? {
        let functions = ["@Environment", "environment", "transformEnvironment"]
        guard let callee = calleeToken(at: offset), functions.contains(text(callee)) else { return nil }
        let open = callee + 1
        guard text(open) == "(", text(open + 1) == "\\", let close = ends[open] else { return nil }
        let dot = text(open + 2) == "EnvironmentValues" ? open + 3 : open + 2
        guard text(dot) == ".", isWord(dot + 1) else { return nil }
        let place = tokens[dot + 1].range
        let property = text(callee) == "@Environment" ? property(after: close) : nil
        var erasure: Erasure?
        if text(callee) == "@Environment", close == dot + 2, property?.hasType != true {
            erasure = Erasure(
                range: tokens[open + 1].range.lowerBound..<place.upperBound, isCall: false, replacement: "\\.self")
        }
        return EnvironmentValue(
            name: text(dot + 1), offset: place.lowerBound, property: property?.name, erasure: erasure)
    }

    /// The property that is declared behind an attribute.
    private func property(after attribute: Int) -> (name: String, hasType: Bool)? {
        var next = attribute + 1
        while next < tokens.count, text(next) != "var", text(next) != "}" { next += 1 }
        guard text(next) == "var", isWord(next + 1) else { return nil }
        return (text(next + 1), text(next + 2) == ":")
    }

    /// The name of the function that a trailing closure belongs to: `f` for both in `f(a) { … } label: { … }`.
    private func callee(ofClosure closure: Int) -> Int? {
        var open = closure
        while text(open - 1) == ":", isWord(open - 2), text(open - 3) == "}", let start = starts[open - 3] {
            open = start
        }
        if text(open - 1) == ")", let start = starts[open - 1] { return isWord(start - 1) ? start - 1 : nil }
        return isWord(open - 1) ? open - 1 : nil
    }

    /// The call at a place, or whose arguments are around it, if it can be erased alone.
    func call(at offset: Int) -> Erasure? {
        guard let callee = calleeToken(at: offset) else { return nil }
        let place = tokens[callee].range.lowerBound
        return text(callee - 1) == "." ? member(at: place) : statement(at: place) ?? memberCall(around: place)
    }

    /// The innermost call around a place that can be erased alone, also one whose closure contains the place.
    func innermostCall(around offset: Int) -> Erasure? {
        if let call = call(at: offset) { return call }
        var index = token(at: offset)
        while let start = index {
            index = parents[start]
            guard let bracket = index, text(bracket) == "{", let callee = callee(ofClosure: bracket),
                !isInHead(callee, of: Self.blockKeywords)
            else { continue }
            let place = tokens[callee].range.lowerBound
            if let call = text(callee - 1) == "." ? member(at: place) : statement(at: place) { return call }
        }
        return nil
    }

    /// Whether a word stands between one of some keywords and the block of its statement: `b` in `if a.b { … }`.
    private func isInHead(_ word: Int, of keywords: Set<String>) -> Bool {
        var index = word
        while index >= 0, index != parents[word] {
            if keywords.contains(text(index)) { return true }
            if tokens[index].kind == .newline, text(index - 1) != ",", text(index + 1) != "." { return false }
            if text(index) == ";" { return false }
            index = (starts[index] ?? index) - 1
        }
        return false
    }

    private static let conditionKeywords: Set<String> = ["for", "guard", "if", "switch", "while"]
    private static let blockKeywords: Set<String> = conditionKeywords.union([
        "actor", "catch", "class", "defer", "deinit", "didSet", "do", "else", "enum", "extension", "func", "get",
        "init",
        "protocol", "repeat", "set", "struct", "subscript", "var", "willSet",
    ])

    /// The line and the column of a place in bytes.
    func place(of offset: Int) -> (line: Int, column: Int) {
        let line = (lineStarts.lastIndex { $0 <= offset } ?? 0)
        return (line + 1, offset - lineStarts[line] + 1)
    }

    /// A part of the source that can be erased, so that the compiler goes on with the rest.
    struct Erasure: Equatable {
        let range: Range<Int>
        /// Whether a call is erased, not only a name.
        let isCall: Bool
        /// What takes the place of the part, if one of its lines has room for it.
        var replacement = ""
    }

    /// The member at a place with its arguments: `.tint(.red) { … }`.
    func member(at offset: Int) -> Erasure? {
        guard let name = token(at: offset), isWord(name), text(name - 1) == "." else { return nil }
        let chained = ["?", "!"].contains(text(name - 2)) ? name - 2 : name - 1
        let end = suffixEnd(after: name)
        return Erasure(
            range: tokens[chained].range.lowerBound..<tokens[end].range.upperBound, isCall: end != name)
    }

    /// Whether a member at a place directly follows a part of the source: `.b` behind `.a` in `x.a.b`.
    func isMember(at offset: Int, of part: Erasure) -> Bool {
        guard let name = token(at: offset), text(name - 1) == ".",
            var last = token(at: tokens[name - 1].range.lowerBound)
        else { return false }
        last -= 1
        while last >= 0, tokens[last].kind == .newline || ["?", "!"].contains(text(last)) { last -= 1 }
        return last >= 0 && tokens[last].range.upperBound == part.range.upperBound
    }

    /// Whether the word at a place is a member of what stands before it: `b` in `a.b`, and not in `f(.b)`.
    func isMember(at offset: Int) -> Bool {
        guard let name = token(at: offset), isWord(name), text(name - 1) == "." else { return false }
        var last = name - 2
        while last >= 0, tokens[last].kind == .newline { last -= 1 }
        if isWord(last) { return !Self.keywordsBeforeValues.contains(text(last)) }
        return [")", "]", "}", "?", "!"].contains(text(last))
    }

    /// The word before the dot of a member at a place: `b` for `c` in `a.b?.c`.
    func base(ofMemberAt offset: Int) -> String? {
        guard let name = token(at: offset), isWord(name), text(name - 1) == "." else { return nil }
        var last = name - 2
        while last >= 0, tokens[last].kind == .newline || ["?", "!"].contains(text(last)) { last -= 1 }
        return isWord(last) ? text(last) : nil
    }

    /// Whether one of some words stands in a part of the source.
    func mentions(_ words: Set<String>, in range: Range<Int>) -> Bool {
        tokens.contains { range.contains($0.range.lowerBound) && words.contains(scanner.text($0)) }
    }

    private static let keywordsBeforeValues: Set<String> = [
        "await", "case", "else", "in", "return", "throw", "try", "where", "yield",
    ]

    /// The innermost call of a member whose arguments contain a place.
    func memberCall(around offset: Int) -> Erasure? {
        guard let start = token(at: offset) else { return nil }
        var index = parents[start]
        while let bracket = index, text(bracket) != "{" {
            if text(bracket) == "(", isWord(bracket - 1), text(bracket - 2) == "." {
                return member(at: tokens[bracket - 1].range.lowerBound)
            }
            index = parents[bracket]
        }
        return nil
    }

    /// A call that stands at the beginning of a statement: `Chart(data) { … }`. A view without content takes its place.
    func statement(at offset: Int) -> Erasure? {
        guard let name = token(at: offset), isWord(name), name == 0 || ["{", "\n", ";"].contains(text(name - 1)) else {
            return nil
        }
        let end = suffixEnd(after: name)
        guard end != name else { return nil }
        let range = tokens[name].range.lowerBound..<tokens[end].range.upperBound
        let isType = text(name).first?.isUppercase == true
        return Erasure(range: range, isCall: true, replacement: isType ? "EmptyView()" : "")
    }

    /// The import at a place, with its attributes.
    func importStatement(at offset: Int) -> Erasure? {
        guard let module = token(at: offset) else { return nil }
        var first = module
        while first > 0, isWord(first - 1) || text(first - 1) == "." { first -= 1 }
        var last = module
        while text(last + 1) == ".", isWord(last + 2) { last += 2 }
        guard (first...module).contains(where: { text($0) == "import" }) else { return nil }
        return Erasure(range: tokens[first].range.lowerBound..<tokens[last].range.upperBound, isCall: false)
    }

    /// What is between the innermost braces around a place, or behind the brace at it.
    func block(around offset: Int) -> Erasure? {
        guard let start = token(at: offset) else { return nil }
        var index: Int? = start
        while let bracket = index, text(bracket) != "{" || ends[bracket] == nil { index = parents[bracket] }
        guard let open = index, let close = ends[open] else { return nil }
        return Erasure(range: tokens[open].range.upperBound..<tokens[close].range.lowerBound, isCall: true)
    }

    /// The last token of the arguments and trailing closures behind a name. Without any, it is the name itself.
    private func suffixEnd(after name: Int) -> Int {
        var end = name
        if text(end + 1) == "(", let close = ends[end + 1] { end = close }
        if text(end + 1) == "{", !isInHead(name, of: Self.conditionKeywords), let close = ends[end + 1] {
            end = close
            while isWord(end + 1), text(end + 2) == ":", text(end + 3) == "{", let close = ends[end + 3] { end = close }
        }
        return end
    }

    // MARK: Declarations

    /// The range of the member of a type, or of the declaration outside of types, that contains a place. An error in it
    /// may follow from any other error in it.
    func declaration(around offset: Int) -> Range<Int> {
        guard let start = token(at: offset) else { return offset..<offset + 1 }
        var blocks: [Int] = []
        var index = parents[start]
        while let bracket = index {
            if text(bracket) == "{" { blocks.insert(bracket, at: 0) }
            index = parents[bracket]
        }
        if blocks.count >= 2 { return range(ofBlock: blocks[1]) }
        // The head of a declaration: its block follows in the same statement.
        var next = start
        while next < tokens.count, text(next) != "\n" {
            if text(next) == "{" { return range(ofBlock: next) }
            next += 1
        }
        let line = lineStarts.last { $0 <= offset } ?? 0
        let end = lineStarts.first { $0 > offset } ?? scanner.bytes.count
        return line..<end
    }

    /// The names of the types whose declarations or extensions contain a place.
    func types(around offset: Int) -> [String] {
        var names: [String] = []
        var index = token(at: offset).flatMap { parents[$0] }
        while let bracket = index {
            if text(bracket) == "{" {
                var head = bracket - 1
                while head > 0, !["{", "}", ";"].contains(text(head)), !Self.typeKeywords.contains(text(head)) {
                    head -= 1
                }
                if head >= 0, Self.typeKeywords.contains(text(head)) { names.append(text(head + 1)) }
            }
            index = parents[bracket]
        }
        return names
    }

    private static let typeKeywords: Set<String> = ["actor", "class", "enum", "extension", "protocol", "struct"]

    /// The range of a block with the line of its head.
    private func range(ofBlock bracket: Int) -> Range<Int> {
        let open = tokens[bracket].range.lowerBound
        let end = ends[bracket].map { tokens[$0].range.upperBound } ?? scanner.bytes.count
        return (lineStarts.last { $0 <= open } ?? open)..<end
    }

    /// The names of the types, functions and cases that the source declares.
    ///
    /// Variables aren't among them: a form of `font(…)` is missing here even if a view of the app has a variable `font`.
    var declaredNames: Set<String> {
        let keywords: Set<String> = ["actor", "case", "class", "enum", "func", "protocol", "struct", "typealias"]
        return Set(tokens.indices.dropLast().filter { isWord($0) && keywords.contains(text($0)) }.map { text($0 + 1) })
    }

    /// The values of the environment that the source declares: the variables in extensions of `EnvironmentValues`.
    var declaredEnvironmentValues: Set<String> {
        var names: Set<String> = []
        for start in tokens.indices where isWord(start) && text(start) == "extension" {
            var type = start + 1
            while text(type + 1) == "." { type += 2 }
            guard text(type) == "EnvironmentValues" else { continue }
            var open = type + 1
            while open < tokens.count, text(open) != "{" { open += 1 }
            guard let end = ends[open] else { continue }
            // Variables of their getters and setters are inside of other brackets.
            for index in open..<end where parents[index] == open && text(index) == "var" {
                names.insert(text(index + 1))
            }
        }
        return names
    }

    /// The names in the heads of types and extensions: what they inherit from and conform to, and their attributes.
    var inheritedNames: [String: Set<String>] {
        let keywords = Self.typeKeywords
        var found: [String: Set<String>] = [:]
        for index in tokens.indices where isWord(index) && keywords.contains(text(index)) && isWord(index + 1) {
            var before = index - 1
            while before >= 0, isWord(before) || tokens[before].kind == .newline || text(before) == ")" {
                if text(before) == ")" { before = starts[before] ?? before }
                if text(before).hasPrefix("@") { found[text(index + 1), default: []].insert(text(before)) }
                before -= 1
            }
            var next = index + 2
            var isInherited = false
            while next < tokens.count, text(next) != "{", !keywords.contains(text(next)) {
                if text(next) == ":" { isInherited = true }
                if isInherited, isWord(next) { found[text(index + 1), default: []].insert(text(next)) }
                next += 1
            }
        }
        return found
    }
}
