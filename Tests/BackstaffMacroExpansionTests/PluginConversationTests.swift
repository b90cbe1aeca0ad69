import BackstaffMacroExpansion
import Testing

@Suite struct PluginConversationTests {
    @Test("The plug-in reports version 7 and no optional features")
    func capability() throws {
        #expect(
            try answer(to: #"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
                == #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#)
    }

    @Test("The answer is the same if the compiler reports no features, or unknown ones")
    func otherCompilers() throws {
        let usual = try answer(to: #"{"getCapability":{"capability":{"protocolVersion":7}}}"#)

        #expect(try answer(to: #"{"getCapability":{}}"#) == usual)
        #expect(try answer(to: #"{"getCapability":{"capability":{"protocolVersion":99,"new":[1]}}}"#) == usual)
    }

    @Test("A preview expands to nothing, without a diagnostic")
    func preview() throws {
        #expect(
            try answer(
                to: #"""
                    {"expandFreestandingMacro":{"discriminator":"$s3App7PreviewfMf_","lexicalContext":[],
                    "macro":{"moduleName":"BackstaffMacros","name":"Preview","typeName":"PreviewMacro"},
                    "macroRole":"declaration","staticBuildConfiguration":"{}",
                    "syntax":{"kind":"expression","location":{"column":1,"fileID":"App/A.swift",
                    "fileName":"/A.swift","line":1,"offset":0},"source":"\n#Preview(\"\\u{e9} \u00e9 \ud83d\ude00\") { Row() }"}}}
                    """#)
                == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#)
    }

    @Test("A freestanding use without a role is a declaration")
    func previewOfAnOldCompiler() throws {
        #expect(
            try answer(
                to: #"""
                    {"expandFreestandingMacro":{"macro":{"typeName":"PreviewMacro"},
                    "syntax":{"location":{"fileName":"/A.swift","offset":0},"source":"#Preview {}"}}}
                    """#)
                == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#)
    }

    @Test("A playground adds nothing")
    func playground() throws {
        #expect(
            try answer(
                to: #"""
                    {"expandFreestandingMacro":{"macro":{"typeName":"PlaygroundMacro"},"macroRole":"declaration",
                    "syntax":{"location":{"fileName":"/A.swift","offset":0},"source":"#Playground {}"}}}
                    """#)
                == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#)
    }

    @Test("A role that the macro doesn't have is an error at the first token of its use")
    func unknownRole() throws {
        #expect(
            try answer(
                to: #"""
                    {"expandFreestandingMacro":{"macro":{"typeName":"PreviewMacro"},"macroRole":"codeItem",
                    "syntax":{"location":{"fileName":"/A.swift","offset":40},"source":" /* é */\n#Preview {}"}}}
                    """#)
                == #"{"expandMacroResult":{"diagnostics":[{"fixIts":[],"highlights":[],"#
                + #""message":"The macro type 'PreviewMacro' of Backstaff has no role 'codeItem'.","notes":[],"#
                + #""position":{"fileName":"/A.swift","offset":50},"severity":"error"}]}}"#)
    }

    @Test("An unknown macro type is an error")
    func unknownMacro() throws {
        #expect(
            try answer(
                to: #"""
                    {"expandAttachedMacro":{"macro":{"typeName":"OtherMacro"},"macroRole":"peer",
                    "attributeSyntax":{"location":{"fileName":"/A.swift","offset":3},"source":"@Other"},
                    "declSyntax":{"location":{"fileName":"/A.swift","offset":3},"source":"@Other var x = 1"}}}
                    """#)
                == refusal(
                    "The macro plug-in of Backstaff has no macro type 'OtherMacro'.", fileName: "/A.swift", offset: 3))
    }

    @Test("A library is not loaded")
    func library() throws {
        #expect(
            try answer(to: #"{"loadPluginLibrary":{"libraryPath":"/x.so","moduleName":"X"}}"#)
                == #"{"loadPluginLibraryResult":{"diagnostics":[{"fixIts":[],"highlights":[],"#
                + #""message":"The macro plug-in of Backstaff loads no libraries.","notes":[],"#
                + #""position":{"fileName":"","offset":0},"severity":"error"}],"loaded":false}}"#)
    }

    @Test("An unknown message is named in an error")
    func unknownMessage() throws {
        #expect(
            try answer(to: #"{"fold\"Laundry":{"shirts":3}}"#)
                == refusal(#"The macro plug-in of Backstaff doesn't know the compiler's message 'fold\"Laundry'."#))
    }

    @Test(
        "Input that isn't a message is answered with an error",
        arguments: [
            "", "{", "[]", "null", "7", "\"getCapability\"", "{}", #"{"getCapability":{},"loadPluginLibrary":{}}"#,
            #"{"expandFreestandingMacro":{}}"#, #"{"expandFreestandingMacro":null}"#,
            #"{"expandAttachedMacro":{"macro":{"typeName":"EntryMacro"}}}"#,
            #"{"expandAttachedMacro":{"macro":{"typeName":7}}}"#,
            #"{"getCapability":{}} trailing"#,
            String(repeating: "[", count: 100_000),
            String(repeating: #"{"a":"#, count: 100_000),
        ])
    func malformed(message: String) throws {
        #expect(
            try answer(to: message)
                == refusal("The macro plug-in of Backstaff can't read a message of the compiler."))
    }

    @Test("Bytes that aren't UTF-8 are answered with an error")
    func notText() throws {
        let reply = try PluginConversation.answer(to: [0xFF, 0x00, 0xC3])

        #expect(
            String(decoding: reply, as: UTF8.self)
                == refusal("The macro plug-in of Backstaff can't read a message of the compiler."))
    }
}
