import BackstaffMacroExpansion

/// Returns the plug-in's answer to a message, both as text.
func answer(to message: String) throws -> String {
    String(decoding: try PluginConversation.answer(to: Array(message.utf8)), as: UTF8.self)
}

/// The refusal as literal JSON.
func refusal(_ message: String, fileName: String = "", offset: Int = 0) -> String {
    #"{"expandMacroResult":{"diagnostics":[{"fixIts":[],"highlights":[],"message":""# + message
        + #"","notes":[],"position":{"fileName":""# + fileName + #"","offset":"# + String(offset)
        + #"},"severity":"error"}]}}"#
}
