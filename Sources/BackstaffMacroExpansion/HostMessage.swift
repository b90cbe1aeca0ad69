/// A request of the compiler: a JSON object with a single key that names the request.
enum HostMessage: Decodable, Equatable {
    /// Asks for the capabilities of the plug-in. The compiler's own capabilities are ignored.
    case getCapability
    /// Asks for the expansion of a macro.
    case expand(ExpansionRequest)
    /// Asks the plug-in to load a library with further macros. The compiler sends this only to plug-ins that offer it.
    case loadPluginLibrary
    /// An unknown request, perhaps of a newer compiler.
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

/// A piece of source text and its position.
struct SourceExcerpt: Decodable, Equatable {
    /// The position of the text, including white space and comments before its first token.
    struct Location: Decodable, Equatable {
        /// The path of the file.
        let fileName: String
        /// The number of UTF-8 bytes before the text.
        let offset: Int
    }

    /// The text, including surrounding white space and comments.
    let source: String
    /// The position of the text.
    let location: Location
}

/// The compiler's description of `#Name(…)`. The property names are part of the protocol.
private struct FreestandingUse: Decodable {
    let macro: MacroReference
    let macroRole: String?
    let syntax: SourceExcerpt
    let lexicalContext: [SourceExcerpt]?
}

/// The compiler's description of `@Name(…) declaration`. The property names are part of the protocol.
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
    /// Old compilers don't send the role. All freestanding macros of this package have the role `declaration`.
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
