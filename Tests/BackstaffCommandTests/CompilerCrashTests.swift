import Foundation
import Testing

@testable import BackstaffCommand

@Suite("Crashes of the compiler during a check")
struct CompilerCrashTests {
    private let output = """
        /Shop/Basket.swift:3:5: error: cannot find 'Card' in scope
        Stack dump:
        0.	Program arguments: swift-frontend -typecheck /Shop/Shop.swift /Shop/Basket.swift
        3.	While evaluating request TypeCheckPrimaryFileRequest(source_file "/Shop/Basket.swift")
        4.	While evaluating request TypeCheckFunctionBodyRequest(Shop.(file).Basket.pay()@/Shop/Basket.swift:7:10)
        5.	While type-checking statement at [/Shop/Basket.swift:7:16 - line:9:5] RangeText="{
        6.	While type-checking expression at [/usr/lib/Other.swift:1:2 - line:1:3]
        """.split(separator: "\n").map(String.init)

    @Test("M14 the message has the innermost place in the app that the compiler was looking at")
    func place() throws {
        let message = try #require(CompilerCrash.message(in: output, of: ["/Shop/Shop.swift", "/Shop/Basket.swift"]))
        #expect(message.file == "/Shop/Basket.swift" && message.line == 7 && message.column == 16)
        #expect(message.severity == .error)
    }

    @Test("M14 without a place, the message has that of the first source")
    func noPlace() throws {
        let message = try #require(CompilerCrash.message(in: ["Stack dump:"], of: ["/Shop/Shop.swift"]))
        #expect(message.file == "/Shop/Shop.swift" && message.line == 1)
    }

    @Test("M14 a check that a user stops isn't a crash")
    func stopped() {
        #expect(CompilerCrash.isCrash(SIGABRT) && CompilerCrash.isCrash(SIGSEGV))
        #expect(!CompilerCrash.isCrash(SIGINT) && !CompilerCrash.isCrash(SIGTERM))
    }
}
