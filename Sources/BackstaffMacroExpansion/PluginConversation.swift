// FoundationEssentials contains the JSON coders and loads a millisecond faster than Foundation.
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Answers requests of the compiler. It has no state and doesn't read or write by itself.
///
/// ```
///   bytes ─► HostMessage ─► ExpansionRequest ─► BackstaffMacro ─► source text ─┐
///     │ not JSON,   │ not a macro                     │ refused                │
///     │ wrong shape │ question                        │                        ▼
///     └─────────────┴──────► PluginReply ◄────────────┴────────── PluginReply ─► bytes
/// ```
package enum PluginConversation {
    /// Returns the answer to a message. A message that can't be understood is answered with an error for the developer.
    ///
    /// - Parameter message: The content of a frame.
    /// - Returns: The content of the frame to send back.
    /// - Throws: The error of the JSON encoder.
    package static func answer(to message: [UInt8]) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try Array(encoder.encode(reply(to: message)))
    }

    private static func reply(to message: [UInt8]) -> PluginReply {
        let question: HostMessage
        do {
            question = try JSONDecoder().decode(HostMessage.self, from: Data(message))
        } catch {
            return refusal("The macro plug-in of Backstaff can't read a message of the compiler.")
        }
        switch question {
        case .getCapability:
            return .getCapabilityResult(capability: .init(protocolVersion: 7, features: []))
        case .expand(let request):
            return reply(to: request)
        case .loadPluginLibrary:
            return .loadPluginLibraryResult(
                loaded: false, diagnostics: [.init(error: "The macro plug-in of Backstaff loads no libraries.")])
        case .unknown(let name):
            return refusal("The macro plug-in of Backstaff doesn't know the compiler's message '\(name)'.")
        }
    }

    private static func reply(to request: ExpansionRequest) -> PluginReply {
        do {
            return .expandMacroResult(expandedSource: try request.expansion(), diagnostics: [])
        } catch {
            return .expandMacroResult(
                expandedSource: nil, diagnostics: [.init(error: error.message, at: request.position)])
        }
    }

    private static func refusal(_ message: String) -> PluginReply {
        .expandMacroResult(expandedSource: nil, diagnostics: [.init(error: message)])
    }
}
