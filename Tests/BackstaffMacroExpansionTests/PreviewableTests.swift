import Testing

@Suite struct PreviewableTests {
    @Test(
        "Inside a preview a previewable property stays as it is",
        arguments: [
            "#Preview { @Previewable @State var x = 0 }", #"\n  // note\n  #Preview(\"a\") { }"#,
            "#SwiftUI::Preview { }",
        ])
    func inside(preview: String) throws {
        #expect(
            try answer(to: message(surroundings: [#"{ }"#, preview]))
                == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#)
    }

    @Test(
        "Outside a preview it is an error at the attribute",
        arguments: [
            [], ["struct Row: View {}"], ["func preview() { }", "extension Preview {}"], ["#Predicate { }"],
            ["// #Preview\nstruct Row {}"],
        ])
    func outside(surroundings: [String]) throws {
        #expect(
            try answer(to: message(surroundings: surroundings.map { $0.replacing("\n", with: #"\n"#) }))
                == refusal(
                    "'@Previewable' works only inside '#Preview'; remove it from this declaration.",
                    fileName: "/A.swift", offset: 23))
    }

    @Test("If the compiler doesn't say what surrounds the property, it is accepted")
    func unknownSurroundings() throws {
        #expect(
            try answer(to: message(surroundings: nil))
                == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#)
    }
}

/// The compiler's message about `@Previewable`, which starts three bytes after offset 20.
private func message(surroundings: [String]?) -> String {
    let context =
        surroundings.map { sources in
            let excerpts = sources.map { #"{"location":{"fileName":"","offset":0},"source":"\#($0)"}"# }
            return #""lexicalContext":[\#(excerpts.joined(separator: ","))],"#
        } ?? ""
    return #"""
        {"expandAttachedMacro":{"macro":{"moduleName":"BackstaffMacros","name":"Previewable ",
        "typeName":"PreviewableMacro"},"macroRole":"peer",\#(context)"discriminator":"x",
        "attributeSyntax":{"kind":"attribute","location":{"fileName":"/A.swift","offset":20},
        "source":"\n  @Previewable "},
        "declSyntax":{"kind":"declaration","location":{"fileName":"/A.swift","offset":20},
        "source":"\n  @Previewable @State var x = 0"}}}
        """#
}
