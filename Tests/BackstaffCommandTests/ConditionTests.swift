import Testing

@testable import BackstaffCommand

@Suite("Conditions and imports of an app")
struct ConditionTests {
    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

    /// The source as it is compiled.
    private func seen(_ source: String, on platform: SeenPlatform = .ios) -> String {
        SourceRewriter(platform: platform).rewritten(Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
            ?? source
    }

    @Test(
        "M03 a condition is the one of an iPhone and iPad app, or of a Mac app",
        arguments: [
            ("#if os(iOS)", "#if true   ", "#if false  "),
            ("#if os(macOS)", "#if false    ", "#if true     "),
            ("#if os(OSX)", "#if false  ", "#if true   "),
            ("#if os(Linux)", "#if false    ", "#if false    "),
            ("#if !os(Linux)", "#if !false    ", "#if !false    "),
            ("#elseif os(iOS)", "#elseif true   ", "#elseif false  "),
            ("#if targetEnvironment(simulator)", "#if true" + spaces(24), "#if false" + spaces(23)),
            ("#if os(iOS) || os(tvOS)", "#if true    || os(tvOS)", "#if false   || os(tvOS)"),
            ("#if ( os( iOS ) )&&A // os(iOS)", "#if ( true      )&&A // os(iOS)", "#if ( false     )&&A // os(iOS)"),
            ("#if os(iOS) ||\n  os(macOS)", "#if true    ||\n  false    ", "#if false   ||\n  true     "),
            ("#if os(\niOS)", "#if (true \n)", "#if (false\n)"),
            ("#if A && os(\n  iOS\n) || B", "#if A && (true   \n\n) || B", "#if A && (false  \n\n) || B"),
            ("let a = /[/*]/\n#if os(iOS)", "let a = /[/*]/\n#if true   ", "let a = /[/*]/\n#if false  "),
            ("\"\\(\n#if os(iOS)\n1\n)\"", "\"\\(\n#if true   \n1\n)\"", "\"\\(\n#if false  \n1\n)\""),
        ])
    func conditions(source: String, ios: String, macos: String) {
        #expect(seen(source) == ios)
        #expect(seen(source, on: .macos) == macos)
    }

    @Test(
        "M03 nothing else is changed, and a file without such a condition is compiled as it is",
        arguments: [
            "#if DEBUG", "#if canImport(BackstaffUI)", "#if os(watchOS) || canImport(UIKit)",
            "#if swift(>=6) && targetEnvironment(macCatalyst)",
            "let os = 1\nos(iOS)", "// #if os(iOS)", "/* #if os(iOS) */", "let a = \"#if os(iOS)\"",
            "let a = \"\"\"\n#if os(iOS)\n\"\"\"", "let a = #\"\n#if\"#", "#if os(", "#if", "#if os(iOSx) && xos(iOS)",
            "if #available(iOS 18, *) {}", "",
        ])
    func untouched(source: String) {
        #expect(SourceRewriter(platform: .ios).rewritten(Array(source.utf8)) == nil)
    }

    @Test("M08 the selector that hides the keyboard is compiled without Objective-C")
    func keyboardSelector() {
        let hide = "app.sendAction(#selector(UIResponder.resignFirstResponder), to: nil)"
        let compiled = "app.sendAction( Selector(\"resignFirstResponder\"" + Self.spaces(10) + "), to: nil)"
        #expect(seen(hide) == compiled)
        #expect(seen(hide + "\n" + hide) == compiled + "\n" + compiled)
        #expect(seen(hide, on: .macos) == hide)
    }

    @Test(
        "M08 the selector that hides the keyboard may be on several lines, of which each stays where it was",
        arguments: [
            (
                "f(#selector(\n    UIResponder.resignFirstResponder\n))",
                "f( Selector(\n\"resignFirstResponder\"" + spaces(14) + "\n))"
            ),
            (
                "f(#selector(UIResponder\n    .resignFirstResponder), to: nil)",
                "f( Selector(" + spaces(11) + "\n\"resignFirstResponder\"   ), to: nil)"
            ),
        ])
    func keyboardSelectorOnLines(source: String, compiled: String) {
        #expect(seen(source) == compiled)
    }

    @Test(
        "M08 a selector of the app holds its method without the object, and methods need no Objective-C",
        arguments: [
            ("#selector(show(_:))", "_Sel(Self.show(_:))"), ("#selector(show)", "_Sel(Self.show)"),
            ("#selector(self.show)", " Selector(Self.show)"), ("#selector( show)", "_Sel(Self .show)"),
            ("#selector(\n  show(_:)\n)", "_Sel(Self \n .show(_:)\n)"),
            ("#selector(\n  self\n  .show\n)", " Selector(\n  Self\n  .show\n)"),
            ("#selector(\nOwn.tapped)", " Selector(\nOwn.tapped)"),
            ("#selector(Own.tapped)", " Selector(Own.tapped)"), ("#selector(Self.a(b:))", " Selector(Self.a(b:))"),
            ("@objc func show() {}", "      func show() {}"), ("@objc(show:) func a() {}", spaces(13) + "func a() {}"),
            ("@objcMembers class A {}", spaces(13) + "class A {}"),
        ])
    func selectors(source: String, compiled: String) {
        #expect(seen(source) == compiled)
        #expect(seen(source, on: .macos) == source)
    }

    @Test(
        "M08 other selectors and what Swift has only for Objective-C stay",
        arguments: [
            "#selector(getter: a)", "#selector(UIResponder\n.resignFirstResponder)", "#selector(", "#selector()",
            "#selector(\nshow)", "#selector\n(show)", "// #selector(show)", "@objc optional func a()",
            "@objc public protocol A {}", "@objc fileprivate protocol A {}", "@objc internal\nprotocol A {}",
            "@objc package protocol A {}", "fileprivate @objc protocol A {}", "\"@objc\"",
        ])
    func otherSelectors(source: String) {
        #expect(seen(source) == source)
    }

    /// The number of bytes before a word.
    private func place(of word: String, in source: String) -> Int? {
        source.firstRange(of: word).map { source.utf8.distance(from: source.startIndex, to: $0.lowerBound) }
    }

    @Test(
        "M03 each line and column stays where it was",
        arguments: ["#if os(iOS) // é\r\nlet a = 1\r\n#endif\r\n", "import struct UIKit.UIColor; let é = 1\nlet b = 2"])
    func places(source: String) {
        let compiled = seen(source)
        #expect(compiled != source)
        #expect(compiled.utf8.count == source.utf8.count)
        for (old, new) in zip(source.utf8, compiled.utf8) where old == UInt8(ascii: "\n") { #expect(new == old) }
        for word in ["let", "é", "#endif"] { #expect(place(of: word, in: compiled) == place(of: word, in: source)) }
    }

    @Test(
        "M04 an import of a part of a module becomes one of the whole module",
        arguments: [
            ("import struct UIKit.UIColor", "import        UIKit        "),
            ("@preconcurrency import class UIKit.UIView // y", "@preconcurrency import       UIKit        // y"),
            ("import os.log", "import os    "),
            ("import A; import func Darwin.sin; let a = b.c", "import A; import      Darwin    ; let a = b.c"),
        ])
    func scopedImports(source: String, compiled: String) {
        #expect(seen(source) == compiled)
    }

    @Test(
        "M04 an import of a whole module, or of a part of one without another name, stays",
        arguments: ["import UIKit", "import struct Foundation.Date", "import os", "let a = `import`.UIKit.b", "import"])
    func otherImports(source: String) {
        #expect(seen(source) == source)
    }

    @Test("M04 an app for the Mac can't import UIKit")
    func macImports() {
        #expect(ModuleAliases.compilerFlags(on: .ios).contains("UIKit=BackstaffUIKit"))
        #expect(!ModuleAliases.compilerFlags(on: .macos).contains("UIKit=BackstaffUIKit"))
        #expect(ModuleAliases.compilerFlags(on: .macos).contains("os=BackstaffOS"))
        #expect(seen("import struct UIKit.UIColor", on: .macos) == "import struct UIKit.UIColor")
    }

    @Test("M04 an app can't have the name of a module that apps import", arguments: ["os", "UIKit", "CoreGraphics"])
    func moduleNames(folder: String) {
        #expect(ModuleName(folder: folder).description == folder + "App")
    }
}
