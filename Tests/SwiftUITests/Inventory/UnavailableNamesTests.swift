import Testing

/// Names that aren't available, one on each line of a file. Each is an error on its line that says what to use instead.
@Suite("Names that aren't available")
struct UnavailableNamesTests {
    private static let uses = [
        ("Text(\"a\").fileMover(isPresented: flag, file: nil) { _ in }", "A page can't reach files of its visitor"),
        ("Text(\"a\").onDrag { 1 }", "use draggable and dropDestination"),
        ("PasteButton(payloadType: String.self) { _ in }", "let users paste into a TextField"),
        ("ShaderLibrary.default", "A page has no Metal"),
    ]

    @Test("E07 names that aren't available are errors on their lines that name the replacement")
    func names() async throws {
        let code = Self.uses.enumerated().map { index, use in
            """
            @MainActor func use\(index)(_ flag: Binding<Bool>) { _ = \(use.0) }
            """
        }
        let errors = try await CompilerErrors.of(
            (["import BackstaffUI; import Foundation"] + code).joined(separator: "\n"))
        for (index, (use, message)) in Self.uses.enumerated() {
            let own = errors.filter { $0.contains("Snippet.swift:\(index + 2):") }
            #expect(own.contains { $0.contains("unavailable") && $0.contains(message) }, "\(use): \(own)")
        }
    }
}
