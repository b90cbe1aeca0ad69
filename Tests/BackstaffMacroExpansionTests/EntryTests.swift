import Foundation
import Testing

@Suite struct EntryTests {
    @Test("The property gets accessors that use a key named after it")
    func accessors() throws {
        #expect(
            try expand("@Entry var tint: Color = .blue", as: "accessor")
                == """
                {
                    get { self[__Key_tint.self] }
                    set { self[__Key_tint.self] = newValue }
                }
                """)
    }

    @Test("With a declared type, the key's default value is computed")
    func speltType() throws {
        #expect(
            try expand("@Entry var tint: Color = .blue")
                == """
                private struct __Key_tint: EnvironmentKey {
                    typealias Value = Color
                    static var defaultValue: Value { return .blue
                    }
                }
                """)
    }

    @Test("With an inferred type, the key's default value is stored")
    func inferredType() throws {
        #expect(
            try expand("@Entry public var width = 320.0 // points")
                == """
                private struct __Key_width: EnvironmentKey {
                    static let defaultValue = 320.0 // points
                }
                """)
    }

    @Test(
        "Each container has its own kind of key",
        arguments: [
            ("extension EnvironmentValues {}", "EnvironmentKey"), ("extension Transaction {}", "TransactionKey"),
            ("extension ContainerValues {}", "ContainerValueKey"),
            ("\n// note\n@MainActor public extension SwiftUI.EnvironmentValues {}", "EnvironmentKey"),
            ("@available(macOS 15, *) extension SwiftUI::Transaction {}", "TransactionKey"),
        ])
    func containers(surroundings: String, keyProtocol: String) throws {
        #expect(
            try expand("@Entry var a = 1", in: surroundings)
                == """
                private struct __Key_a: \(keyProtocol) {
                    static let defaultValue = 1
                }
                """)
    }

    @Test("A focused value's key has the type without its question mark", arguments: ["Item?", "Optional<Item> = nil"])
    func focusedValue(type: String) throws {
        #expect(
            try expand("@Entry var item: \(type)", in: "extension FocusedValues {}")
                == """
                private struct __Key_item: FocusedValueKey {
                    typealias Value = Item
                }
                """)
    }

    @Test("An optional without a default value starts as nil")
    func optional() throws {
        #expect(
            try expand("@Entry var item: Item?")
                == """
                private struct __Key_item: EnvironmentKey {
                    typealias Value = Item?
                    static var defaultValue: Value { return nil
                    }
                }
                """)
    }

    @Test(
        "Comments, attributes and modifiers before, between and after are skipped",
        arguments: [
            "/// Doc = comment.\n@Entry\npublic var `class`: /* = 1 */ [String: Int]\n    = // why\n    [\"}\": 1]",
            "@available(*, deprecated, message: \"a ) \\\" = \\(f(\")\")) b\") @Entry var `class`: [String: Int]=[\"}\": 1]",
            "@A.B(#\"\\ \" ) \"#) @C(\"\"\"\n \" ) \"\"\") @Entry private(set) var `class` : [String: Int] = [\"}\": 1]",
            "/* outer /* inner */ var x = 2 */ @Entry nonisolated var class:[String: Int] = [\"}\": 1]   ",
        ])
    func surroundingText(declaration: String) throws {
        #expect(
            try expand(declaration)
                == """
                private struct __Key_class: EnvironmentKey {
                    typealias Value = [String: Int]
                    static var defaultValue: Value { return ["}": 1]
                    }
                }
                """)
    }

    @Test("A type may be a function, a tuple or a generic, in any script")
    func types() throws {
        let type = "(größe: Int, (é) -> Void) -> [Größe<A, (b: B)>]?"

        #expect(try expand("@Entry var a: \(type) = { _, _ in nil }").contains("typealias Value = \(type)\n"))
    }

    @Test("A name that needs its backticks keeps them in the key, and one that doesn't loses them")
    func names() throws {
        #expect(try expand("@Entry var `two words` = 1").hasPrefix("private struct `__Key_two words`: "))
        #expect(try expand("@Entry var `in` = 1").hasPrefix("private struct __Key_in: "))
        #expect(try expand("@Entry var größe = 1").hasPrefix("private struct __Key_größe: "))
    }

    @Test(
        "A declaration that can't be an entry is an error",
        arguments: [
            ("@Entry let a = 1", "'@Entry' stands on a variable: '@Entry var name: Type = value'."),
            ("@Entry func a() {}", "'@Entry' stands on a variable: '@Entry var name: Type = value'."),
            ("@Entry", "'@Entry' stands on a variable: '@Entry var name: Type = value'."),
            ("", "'@Entry' stands on a variable: '@Entry var name: Type = value'."),
            ("@Entry var", "'@Entry' stands on a variable: '@Entry var name: Type = value'."),
            ("@Entry var (a, b) = (1, 2)", "'@Entry' stands on a variable: '@Entry var name: Type = value'."),
            ("@Entry var `a", "'@Entry' stands on a variable: '@Entry var name: Type = value'."),
            ("@Entry(\"/* ", "'@Entry' stands on a variable: '@Entry var name: Type = value'."),
            ("@Entry static var a = 1", "'@Entry' needs a property of the instance; remove 'static'."),
            (
                "@Entry var a: Int { 1 }",
                "'@Entry' makes the accessors itself; give the property a default value in their place."
            ),
            ("@Entry var a: Int", "'@Entry' needs a default value: '@Entry var a: Type = value'."),
            ("@Entry var a: Int =", "'@Entry' needs a default value: '@Entry var a: Type = value'."),
        ])
    func misuse(declaration: String, message: String) throws {
        #expect(try errorMessage(declaration) == message)
    }

    @Test(
        "A focused value that isn't optional, or doesn't start as nil, is an error", arguments: ["Int = 1", "Int? = 1"])
    func focusedMisuse(type: String) throws {
        #expect(
            try errorMessage("@Entry var a: \(type)", in: "extension FocusedValues {}")
                == "A focused value is optional and starts as nil: '@Entry var a: Type?'.")
    }

    @Test(
        "Outside the four container types an entry is an error",
        arguments: ["struct EnvironmentValues {}", "extension Row {}", "extension EnvironmentValues.Row {}", "", "{ }"])
    func elsewhere(surroundings: String) throws {
        #expect(
            try errorMessage("@Entry var a = 1", in: surroundings)
                == "'@Entry' stands in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues."
        )
    }

    @Test("A misuse is reported once, because accessors that never run prevent further errors")
    func misuseOfAccessors() throws {
        #expect(
            try expand("@Entry var a: Int", as: "accessor")
                == """
                {
                    get { fatalError() }
                    set { fatalError() }
                }
                """)
    }
}

private struct Reply: Decodable {
    struct Result: Decodable {
        struct Diagnostic: Decodable { let message: String }

        let expandedSource: String?
        let diagnostics: [Diagnostic]
    }

    let expandMacroResult: Result
}

/// Returns the expansion of `@Entry`.
private func expand(
    _ declaration: String, as role: String = "peer", in surroundings: String = "extension EnvironmentValues {}"
) throws -> String {
    let result = try reply(declaration, as: role, in: surroundings)
    #expect(result.diagnostics.map(\.message) == [])
    return try #require(result.expandedSource)
}

/// Returns the only error of a use of `@Entry`.
private func errorMessage(
    _ declaration: String, in surroundings: String = "extension EnvironmentValues {}"
) throws -> String {
    let result = try reply(declaration, as: "peer", in: surroundings)
    #expect(result.expandedSource == nil)
    #expect(result.diagnostics.count == 1)
    return try #require(result.diagnostics.first).message
}

private func reply(_ declaration: String, as role: String, in surroundings: String) throws -> Reply.Result {
    func excerpt(_ source: String) throws -> String {
        let quoted = String(decoding: try JSONEncoder().encode(source), as: UTF8.self)
        return #"{"kind":"declaration","location":{"fileName":"/A.swift","offset":0},"source":\#(quoted)}"#
    }
    let reply = try answer(
        to: #"""
            {"expandAttachedMacro":{"macro":{"moduleName":"BackstaffMacros","name":"Entry","typeName":"EntryMacro"},
            "macroRole":"\#(role)","discriminator":"x","attributeSyntax":\#(excerpt("@Entry")),
            "declSyntax":\#(excerpt(declaration)),"lexicalContext":[\#(excerpt(surroundings))]}}
            """#)
    return try JSONDecoder().decode(Reply.self, from: Data(reply.utf8)).expandMacroResult
}
