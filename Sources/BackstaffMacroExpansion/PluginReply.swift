/// What the plug-in answers. Case, label and property names are the protocol's: each is a key in the JSON.
enum PluginReply: Encodable, Equatable {
    /// To `getCapability`.
    case getCapabilityResult(capability: Capability)
    /// To both questions about a macro, and to whatever couldn't be understood.
    case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])
    /// To `loadPluginLibrary`.
    case loadPluginLibraryResult(loaded: Bool, diagnostics: [Diagnostic])

    /// The version of the protocol and the optional parts of it that this plug-in speaks.
    struct Capability: Encodable, Equatable {
        /// Seven is what Swift 6.2 and 6.3 speak.
        let protocolVersion: Int
        /// Names of optional parts; none is offered.
        let features: [String]
    }

    /// A message that the compiler shows as its own.
    struct Diagnostic: Encodable, Equatable {
        /// A place in a file; the empty path means nowhere in particular.
        struct Position: Encodable, Equatable {
            let fileName: String
            /// In UTF-8 bytes from the start of the file.
            let offset: Int
        }

        let message: String
        let severity: String
        let position: Position
        // The compiler insists on these three keys.
        private let highlights: [Position]
        private let notes: [String]
        private let fixIts: [String]

        /// - Parameters:
        ///   - message: What is wrong and what to do instead.
        ///   - position: Where; by default nowhere in particular.
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
