/// What the compiler asks: a JSON object whose only key names the question.
enum HostMessage: Decodable, Equatable {
    /// What can you do? The compiler's own abilities come along and change nothing here.
    case getCapability
    /// Expand this use of a macro.
    case expand(ExpansionRequest)
    /// Load a library that has further macros in it. The compiler asks only plug-ins that offered it.
    case loadPluginLibrary
    /// A question that this plug-in doesn't know, perhaps of a newer compiler.
    case unknown(String)

    init(from decoder: any Decoder) throws {
        let questions = try decoder.container(keyedBy: QuestionName.self)
        guard let question = questions.allKeys.first, questions.allKeys.count == 1 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a message has exactly one key")
            )
        }
        switch question.stringValue {
        case "getCapability":
            self = .getCapability
        case "expandFreestandingMacro":
            self = .expand(ExpansionRequest(try questions.decode(FreestandingUse.self, forKey: question)))
        case "expandAttachedMacro":
            self = .expand(ExpansionRequest(try questions.decode(AttachedUse.self, forKey: question)))
        case "loadPluginLibrary":
            self = .loadPluginLibrary
        default:
            self = .unknown(question.stringValue)
        }
    }

    private struct QuestionName: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

/// A piece of source text and where it stands.
struct SourceExcerpt: Decodable, Equatable {
    /// Where the text starts, the white space and comments before its first token included.
    struct Location: Decodable, Equatable {
        /// The path of the file.
        let fileName: String
        /// The number of UTF-8 bytes before the text.
        let offset: Int
    }

    /// The text itself, white space and comments around it included.
    let source: String
    /// Where it stands.
    let location: Location
}

/// `#Name(…)` as the compiler describes it. Property names are the protocol's.
private struct FreestandingUse: Decodable {
    let macro: MacroReference
    let macroRole: String?
    let syntax: SourceExcerpt
    let lexicalContext: [SourceExcerpt]?
}

/// `@Name(…) declaration` as the compiler describes it. Property names are the protocol's.
private struct AttachedUse: Decodable {
    let macro: MacroReference
    let macroRole: String
    let attributeSyntax: SourceExcerpt
    let declSyntax: SourceExcerpt
    let lexicalContext: [SourceExcerpt]?
}

/// The type that a macro declaration names in `#externalMacro`.
private struct MacroReference: Decodable {
    let typeName: String
}

extension ExpansionRequest {
    /// A missing role means an old compiler, for which every freestanding macro of ours declares.
    fileprivate init(_ use: FreestandingUse) {
        self.init(
            typeName: use.macro.typeName, role: use.macroRole ?? "declaration", use: use.syntax, declaration: nil,
            surroundings: use.lexicalContext)
    }

    fileprivate init(_ use: AttachedUse) {
        self.init(
            typeName: use.macro.typeName, role: use.macroRole, use: use.attributeSyntax, declaration: use.declSyntax,
            surroundings: use.lexicalContext)
    }
}
