import Foundation
import Fuzzing
import Testing

@testable import BackstaffCommand

@Suite("Damaged Xcode projects")
struct XcodeProjectFuzzTests {
    private static let project = """
        { objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (T, W); buildConfigurationList = L; };
          G = { isa = PBXGroup; sourceTree = "<group>"; children = (H, F); };
          H = { isa = PBXGroup; sourceTree = "<group>"; path = "../Shop"; children = (G, F); };
          F = { isa = PBXFileReference; sourceTree = SOURCE_ROOT; path = Shop/App.swift; };
          T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                buildConfigurationList = L; buildPhases = (S); packageProductDependencies = (D, E); };
          W = { isa = PBXNativeTarget; name = W; fileSystemSynchronizedGroups = (H); };
          S = { isa = PBXSourcesBuildPhase; files = (B); };
          B = { isa = PBXBuildFile; fileRef = F; };
          L = { buildConfigurations = (C); };
          C = { name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME:lower)"; A = "${PRODUCT_NAME}$(A)"; }; };
          D = { productName = B; package = R; };
          E = { productName = Core; };
          R = { repositoryURL = "https://example.com/a/b";
                requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2.3; }; };
          K = { isa = XCLocalSwiftPackageReference; relativePath = ../Core; };
        }; rootObject = P; }
        """

    private static let workspace = """
        <Workspace version = "1.0"><Group location = "group:In"><FileRef location = "group:Core"/></Group>
        <FileRef location = "absolute:/E"></FileRef></Workspace>
        """

    private static let settings = """
        #include "Shop.xcconfig"
        #include? "None.xcconfig"
        A = $(inherited) ${inherited} x // a remark
        B[sdk=iphoneos*] = C
        """

    private static let pieces = [
        "9223372036854775807", "-1", "minimumVersion = 9223372036854775807;", "upToNextMinorVersion", "versionRange",
        "exactVersion", "revision", "maximumVersion = 1.2;", "..", "/", "$(", "${", "$(A)", ":default=", ")", "}", "{",
        "(", "\"", ";", "<0fbd>",
        "P", "T", "G", "/*", "\\U", "\u{ff}", "#include \"Shop.xcconfig\"", "A = $(inherited)$(inherited)", "=", "\n",
        "<Group",
        "location = \"group:", "<FileRef", "</Group>",
    ]

    /// Whether a manifest may have a range of versions.
    private func isRange(from lower: String, below upper: String) -> Bool {
        let parts = [lower, upper].map { $0.split(separator: ".").compactMap { UInt32($0) } }
        return parts.allSatisfy { $0.count == 3 } && parts[0].lexicographicallyPrecedes(parts[1])
    }

    @Test(
        "M15 damaged projects are read or reported, with versions that SwiftPM understands and no endless values",
        .enabled(if: Fuzz.isWanted(.xcodeProject)), .timeLimit(.minutes(30)))
    func random() throws {
        let scratch = try Scratch(["Shop.xcodeproj/": "", "Shop/App.swift": "@main struct A {}"])
        let source = scratch.path + "/Shop"
        let file = "Shop.xcodeproj/project.pbxproj"
        var fuzz = Fuzz(.xcodeProject)
        let seeds = [Self.project, Self.workspace, Self.settings].map { Array($0.utf8) }
        let report = fuzz.run(from: seeds, pieces: Self.pieces) { input in
            let configuration = scratch.path + "/Shop.xcconfig"
            try Data(input.bytes).write(to: URL(fileURLWithPath: configuration))
            let configured = ConfigurationFile(configuration, in: scratch.path).settings
            try ensure(configured.values.allSatisfy { $0.utf8.count < 1 << 20 }, "a setting without end")
            let members = XcodeWorkspace(contents: String(decoding: input.bytes, as: UTF8.self), in: source).members
            try ensure(members.allSatisfy { $0 == absolutePath($0) }, "\(members)")
            try Data(input.bytes).write(to: URL(fileURLWithPath: "\(scratch.path)/\(file)"))
            let (target, problems) = AppTarget.find(for: source, platform: .ios)
            for problem in problems.map(\.description) {
                try ensure(problem.hasPrefix("\(scratch.path)/\(file)"), "no path: \(problem)")
            }
            guard let target else { return problems.isEmpty ? "no app" : "reported" }
            try ensure(problems.isEmpty, "read and reported: \(problems)")
            let beside = XcodeMembers(target, platform: .ios).besides(source)
            try ensure(beside.allSatisfy { $0.hasPrefix(scratch.path + "/") }, "outside: \(beside)")
            let project = XcodeProject(target)
            try ensure(project.packages.folders.allSatisfy { $0 == absolutePath($0) }, "\(project.packages.folders)")
            for case .range(let lower, let upper) in project.packages.remotes.values.map(\.version) {
                try ensure(isRange(from: lower, below: upper), "from \(lower) to \(upper)")
            }
            _ = CompilerSettings(project.settings(isRelease: true))
            let settings = project.settings(isRelease: false)
            let variables = BuildVariables(settings)
            for value in settings.values { _ = variables.expanded(value) }
            return project.packages.problems.isEmpty ? "read" : "read, without a package"
        }
        #expect(report.findings.isEmpty, "\(report.findings)")
        #expect(report["read"] > 0 && report["reported"] > 0 && report["read, without a package"] > 0)
    }
}
