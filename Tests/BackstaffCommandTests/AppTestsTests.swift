import Foundation
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
            "Shop/ShopUITests/Launch.swift": "import XCTest\nfinal class L: XCTestCase { let a = XCUIApplication() }",
            "Shop/ShopUITests/Helper.swift": "// XCTestCase",
            "Shop/Tests/UnitTests/B.swift": "import XCTest\nclass B: XCTestCase {}",
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

    @Test("M15 may be in folders of any name below these; a folder without tests isn't one, whatever its name")
    func layouts() throws {
        let test = "import Testing\n@Test func a() {}"
        let scratch = try Scratch([
            "Shop/Shop.xcodeproj/project.pbxproj": "", "Shop/Shop/App.swift": "@main struct A {}",
            "Shop/ShopTests/Models/Cart.swift": "@testable import Shop", "Shop/ShopTests/Models/Data/a.json": "[]",
            "Shop/Tests/Unit/B.swift": test, "Shop/Tests/Unit/DeepTests/C.swift": test,
            "Shop/HelperTests/Words.swift": "let word = 1", "Shop/DataTests/b.json": "[]",
            "Shop/Shop/QuizTests/Question.swift": "struct Question {}", "Shop/Shop/AnswerTests/a.json": "[]",
        ])
        let folder = try SourceFolder.find(at: scratch.path + "/Shop")
        let tests = AppTests(of: folder, in: scratch.path + "/Shop")
        #expect(tests.folders.map(\.name.description) == ["ShopTests", "Tests"])
        #expect(tests.folders.map(\.sources) == [["Models/Cart.swift"], ["Unit/B.swift"]])
        #expect(tests.folders.map(\.resources) == [["Models/Data/a.json"], []])
        #expect(tests.problems == [])
        #expect(folder.sources == ["App.swift", "QuizTests/Question.swift"])
        #expect(folder.resources == ["AnswerTests/a.json"])
    }

    @Test("M15 a link that leads out of the project's folder is named, and not followed; one inside is followed")
    func links() throws {
        let test = "import Testing\n@Test func a() {}"
        let scratch = try Scratch([
            "Shop/Shop.xcodeproj/project.pbxproj": "", "Shop/Shop/App.swift": "@main struct A {}",
            "Shop/Shop/Fixtures/a.json": "[]", "Shop/ShopTests/A.swift": test, "Other/Tests/O.swift": test,
        ])
        for (link, target) in [
            ("OuterTests", "../Other/Tests"), ("ShopTests/Other", "../../Other"),
            ("ShopTests/Fixtures", "../Shop/Fixtures"), ("ShopTests/RoundTests", "../ShopTests"),
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(scratch.path)/Shop/\(link)", withDestinationPath: target)
        }
        let folder = try SourceFolder.find(at: scratch.path + "/Shop")
        let tests = AppTests(of: folder, in: scratch.path + "/Shop")
        #expect(tests.folders.map(\.path) == [scratch.path + "/Shop/ShopTests"])
        #expect(tests.folders.map(\.sources) == [["A.swift"]])
        #expect(tests.folders.map(\.resources) == [["Fixtures/a.json"]])
        #expect(Set(tests.problems.compactMap { $0.split(separator: ":").first }).count == 2)
        #expect(tests.problems.allSatisfy { $0.contains("leads out of the project's folder") }, "\(tests.problems)")
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
