import Testing

/// Names that aren't available, one on each line of a file. Each is an error on its line that says what to use instead.
@Suite("Names that aren't available")
struct UnavailableNamesTests {
    private static let uses = [
        ("Text(\"a\").fileMover(isPresented: flag, file: nil) { _ in }", "offer a copy with fileExporter"),
        ("Text(\"a\").onDrag { NSItemProvider(object: \"a\" as NSString) }", "use draggable and dropDestination"),
        ("Text(\"a\").onDrop(of: [.text], isTargeted: flag) { _ in true }", "use draggable and dropDestination"),
        ("Text(\"a\").onDrop(of: [\"a\"], isTargeted: nil) { $0.isEmpty }", "use draggable and dropDestination"),
        ("Text(\"a\").onDrop(of: [.text], isTargeted: nil) { items, place in place.x < 1 }", "use draggable"),
        ("VStack { Text(\"a\").onDrop(of: [\"a\"], delegate: Own()) }", "use draggable and dropDestination"),
        ("Text(\"a\").environment(\\.sidebarRowSize, .small)", "Only a Mac has it"),
        ("PasteButton(payloadType: String.self) { _ in }", "let users paste into a TextField"),
        ("ShaderLibrary.default", "A page has no Metal"),
    ]

    /// Without it, the compiler would find a mistake before it looks at what is available.
    private static let delegate = """
        struct Own: DropDelegate { func performDrop(info: DropInfo) -> Bool { !info.itemProviders(for: [.text]).isEmpty } }
        """

    private static let values = [
        ("undoManager", "keep earlier states in the model"), ("isFocused", "use @FocusState"),
        ("resetFocus", "set an @FocusState"), ("openSettings", "show the settings in a sheet"),
        ("purchase", "There is no App Store"), ("modelContext", "keep models in @Observable objects"),
        ("managedObjectContext", "keep models in @Observable objects"), ("backgroundMaterial", "pass the material"),
        ("backgroundProminence", "pass whether the row is selected"), ("openDocument", "use WindowGroup"),
        ("fontResolutionContext", "use relative sizes"), ("tabBarPlacement", "use horizontalSizeClass"),
    ]

    @Test("E07 values of the environment that aren't available are errors at their names, with and without a type")
    func environmentValues() async throws {
        let code = Self.values.enumerated().map { index, value in
            "struct Reader\(index) { @Environment(\\.\(value.0)) private var own }"
        }
        let typed =
            "struct Typed { @Environment(\\.isFocused) var own: Bool; @Environment(\\.undoManager) var undo: UndoManager? }"
        let use = """
            struct Use: View {
                @Environment(\\.undoManager) private var undo
                @Environment(\\.openSettings) private var openSettings
                @Environment(\\.modelContext) private var context
                var body: some View {
                    Button("a") { undo?.undo(); openSettings(); context.insert(self) }
                }
            }
            """
        let errors = try await CompilerErrors.of(
            (["import BackstaffUI"] + code + [typed, use]).joined(separator: "\n"))
        for (index, (name, message)) in Self.values.enumerated() {
            let own = errors.filter { $0.contains("Snippet.swift:\(index + 2):") }
            #expect(own.contains { $0.contains("'\(name)' is unavailable") && $0.contains(message) }, "\(name): \(own)")
        }
        #expect(errors.filter { $0.contains("Snippet.swift:\(Self.values.count + 2):") }.count >= 3)
        // What uses such a value is no further error.
        #expect(errors.allSatisfy { $0.contains("is unavailable: ") }, "\(errors)")
    }

    @Test("E07 names that aren't available are errors on their lines that name the replacement")
    func names() async throws {
        let code = Self.uses.enumerated().map { index, use in
            """
            @MainActor func use\(index)(_ flag: Binding<Bool>) { _ = \(use.0) }
            """
        }
        let errors = try await CompilerErrors.of(
            (["import BackstaffUI; import BackstaffUniformTypes; import Foundation"] + code + [Self.delegate])
                .joined(separator: "\n"))
        for (index, (use, message)) in Self.uses.enumerated() {
            let own = errors.filter { $0.contains("Snippet.swift:\(index + 2):") }
            #expect(own.contains { $0.contains("unavailable") && $0.contains(message) }, "\(use): \(own)")
        }
    }
}
