import Testing

@testable import BackstaffCommand

@Suite("An app's own tests", .serialized)
struct AppTestsTests {
    @Test("M15 are the folders beside it whose names end in Tests, without files that drive a simulator")
    func folders() throws {
        let scratch = try Scratch([
            "Shop/Shop.xcodeproj/project.pbxproj": "", "Shop/Shop/App.swift": "@main struct A {}",
            "Shop/ShopTests/Model.swift": "import Testing\n@Test func a() {}",
            "Shop/ShopTests/Tour.swift": "let app = XCUIApplication()", "Shop/ShopTests/a.json": "{}",
            "Shop/ShopUITests/Launch.swift": "final class L: XCTestCase { let a = XCUIApplication() }",
            "Shop/ShopUITests/Helper.swift": "// XCTestCase", "Shop/Tests/UnitTests/B.swift": "class B: XCTestCase {}",
            "Shop/Other/O.swift": "@Test func o() {}",
        ])
        let folder = try SourceFolder.find(at: scratch.path + "/Shop")
        let tests = AppTests(of: folder, in: scratch.path + "/Shop")
        #expect(tests.folders.map(\.name.description) == ["ShopTests", "UnitTests"])
        #expect(tests.folders.map(\.sources) == [["Model.swift"], ["B.swift"]])
        #expect(tests.folders.map(\.resources) == [["a.json"], []])
        #expect(tests.usesTesting && tests.usesXCTest)
        let left = ["ShopTests/Tour.swift", "ShopUITests/Launch.swift"]
        #expect(tests.leftOut == left.map { scratch.path + "/Shop/" + $0 })
    }

    @Test("M15 two folders of tests with the same name are one, and the other is named")
    func sameName() throws {
        let test = "import Testing\n@Test func a() {}"
        let scratch = try Scratch([
            "Shop/Shop.xcodeproj/project.pbxproj": "", "Shop/Shop/App.swift": "@main struct A {}",
            "Shop/ShopTests/A.swift": test, "Shop/Shop/ShopTests/A.swift": test,
        ])
        let folder = try SourceFolder.find(at: scratch.path + "/Shop")
        let tests = AppTests(of: folder, in: scratch.path + "/Shop")
        #expect(tests.folders.map(\.path) == [scratch.path + "/Shop/ShopTests"])
        #expect(tests.problems.count == 1 && tests.problems[0].contains("/Shop/Shop/ShopTests have the same name"))
    }

    @Test("M15 see the app's module, its resources, the app's platform and BackstaffTesting, and fail where they fail")
    func run() async throws {
        let files = [
            "Shop/App.swift": StandIn.app("print(1)") + "func price(_ amount: Int) -> Int { amount * 2 }\n",
            "Shop/goods.json": "[]",
            "Shop/ShopTests/Testing.swift": """
            import BackstaffTesting
            import Foundation
            import Testing
            @testable import Shop
            #if os(iOS)
            @Test func goods() {
                #expect(price(2) == stage)
                #expect(Bundle.main.url(forResource: "goods", withExtension: "json") != nil)
            }
            #endif
            """,
            "Shop/ShopTests/Case.swift": """
            import XCTest
            @testable import Shop
            final class PriceTests: XCTestCase { func testPrice() { XCTAssertEqual(price(2), 5) } }
            """,
        ]
        let scratch = try Scratch(StandIn.files.merging(files) { $1 })
        let folder = try SourceFolder.find(at: scratch.path + "/Shop")
        let tests = AppTests(of: folder, in: folder.path)
        let bundle = try await StandIn.build("Shop", in: scratch, purpose: .test(tests.folders))
        let cases = try ToolRun.output(of: [bundle.executable])
        let words = String(decoding: cases.output, as: UTF8.self) + cases.errors
        #expect(cases.exitCode == 1 && words.contains("/ShopTests/Case.swift:3"))
        #expect(try ToolRun.output(of: [bundle.executable, "--testing-library", "swift-testing"]).exitCode == 0)
        #expect(try await StandIn.output(of: StandIn.build("Shop", in: scratch)) == "1\n")
    }
}
