import Foundation
import Testing

@testable import BackstaffCommand

@Suite("Formatters of an app that is built from a folder")
struct VisitorFormatterTests {
    private func source(_ files: String...) -> String? { VisitorFormatters(files.map { Array($0.utf8) }).source }

    private let start = "public import BackstaffFoundation\n\n"
    private let date = "public typealias DateFormatter = BackstaffFoundation.VisitorDateFormatter\n"
    private let number = "public typealias NumberFormatter = BackstaffFoundation.VisitorNumberFormatter\n"

    @Test("M06 the names of Foundation's formatters are those of the visitor's")
    func names() {
        #expect(source("let formatter = DateFormatter()") == start + date + number)
        #expect(source() == start + date + number)
    }

    @Test("M06 a type of the app keeps its name")
    func declared() {
        #expect(source("struct NumberFormatter {}", "extension DateFormatter {}") == start + date)
        #expect(source("// class DateFormatter\nfinal class DateFormatter {}") == start + number)
        #expect(source("typealias DateFormatter = Never; enum NumberFormatter {}") == nil)
    }

    @Test("M06 the app, its packages and its tests have the same formatters")
    func build() async throws {
        let statements = """
            let dates: DateFormatter = Core.formatter
            let number = NumberFormatter()
            print(type(of: dates), type(of: number), dates is Foundation.Formatter)
            """
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Core", products: [.library(name: "Core", targets: ["Core"])], targets: [.target(name: "Core")])
            """
        let files = [
            "Shop/App.swift": StandIn.app(statements, imports: "import Core\nimport Foundation\nimport SwiftUI"),
            "Shop/Core/Package.swift": manifest,
            "Shop/Core/Sources/Core/Core.swift": """
            import Foundation
            public enum Core { public static var formatter: DateFormatter { DateFormatter() } }
            """,
        ]
        let scratch = try Scratch(StandIn.files.merging(files) { $1 })
        let printed = try await StandIn.output(of: StandIn.build("Shop", in: scratch))
        #expect(printed == "VisitorDateFormatter VisitorNumberFormatter true\n")
    }
}
