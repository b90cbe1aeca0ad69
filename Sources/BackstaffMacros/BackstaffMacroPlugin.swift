import BackstaffMacroExpansion

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The executable that the compiler starts to expand `#Preview`, `@Previewable` and `@Entry`.
///
/// ```
///   swift-frontend                                this process
///        │  start, once per compiler job that meets one of the macros
///        │ ───────────────────────────────────────────► main()
///        │  getCapability                               │
///        │ ───────────────────────────────────────────► │
///        │ ◄─────────────────────── getCapabilityResult │
///        │  expandFreestandingMacro, expandAttachedMacro│
///        │ ───────────────────────────────────────────► │  any number of times,
///        │ ◄───────────────────────── expandMacroResult │  always one answer each
///        │  end of input, or a frame of no bytes        │
///        │ ───────────────────────────────────────────► exit 0
/// ```
@main
enum BackstaffMacroPlugin {
    static func main() {
        let channel = MessageChannel(input: STDIN_FILENO, output: STDOUT_FILENO)
        do {
            while let message = try channel.receive() {
                try channel.send(PluginConversation.answer(to: message))
            }
        } catch {
            printError("BackstaffMacros: \(error)\n")
            exit(1)
        }
    }

    /// Prints an error to standard error, because standard output belongs to the protocol.
    private static func printError(_ text: String) {
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
