/// An answer of the plug-in. The names of cases, labels and properties are part of the protocol: they are keys in the
/// JSON.
enum PluginReply: Encodable, Equatable {
    /// The answer to `getCapability`.
    case getCapabilityResult(capability: Capability)
    /// The answer to a request for an expansion, and to requests that can't be understood.
    case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])
    /// The answer to `loadPluginLibrary`.
    case loadPluginLibraryResult(loaded: Bool, diagnostics: [Diagnostic])

    /// The version of the protocol and the optional features that this plug-in supports.
    struct Capability: Encodable, Equatable {
        /// The version of the protocol. Swift 6.2 and 6.3 use version 7.
        let protocolVersion: Int
        /// The names of optional features. None is supported.
        let features: [String]
    }

    /// A message that the compiler prints.
    struct Diagnostic: Encodable, Equatable {
        /// A position in a file. If the path is empty, the message has no position.
        struct Position: Encodable, Equatable {
            let fileName: String
            /// The offset from the start of the file in UTF-8 bytes.
            let offset: Int
        }

        let message: String
        let severity: String
        let position: Position
        // The compiler requires these three keys.
        private let highlights: [Position]
        private let notes: [String]
        private let fixIts: [String]

        /// - Parameters:
        ///   - message: What is wrong, and what to do instead.
        ///   - position: The position. By default the message has none.
        init(error message: String, at position: Position = Position(fileName: "", offset: 0)) {
            self.message = message
            self.severity = "error"
            self.position = position
            self.highlights = []
            self.notes = []
            self.fixIts = []
        }
    }
}
