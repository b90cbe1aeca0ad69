import BackstaffAssets
import Foundation

extension PackageWriter {
    /// The name of a target without code that depends on all modules that the app imports.
    var modulesTarget: String { "\(folder.name)_Modules" }

    var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: \(SwiftLiteral(product)),
            products: [.executable(name: \(SwiftLiteral(product)), targets: [\(SwiftLiteral(folder.name.description))])],
            dependencies: [
                \(packageList)
            ],
            targets: [
                .executableTarget(
                    name: \(SwiftLiteral(folder.name.description)),
                    dependencies: [
                        \(productList)
                    ],
                    swiftSettings: [
                        .swiftLanguageMode(.v\(languageMode.rawValue)),\(lines(settings.declarations))
                        .define("BACKSTAFF_\(PackageVersion.fingerprint(of: backstaff))"),
                        .unsafeFlags([\(compilerFlags.map { SwiftLiteral($0).description }.joined(separator: ", "))]),
                    ]),
                \(otherTargets)
            ]
        )

        """
    }

    /// Settings as lines of a manifest.
    private func lines(_ declarations: [String]) -> String {
        declarations.map { "\n                    \($0)," }.joined()
    }

    private var packageList: String {
        let list =
            [".package(name: \"Backstaff\", path: \(SwiftLiteral(backstaff))\(traits))"]
            + packages.local.map { ".package(path: \(SwiftLiteral(mirror.place(of: $0.path))))" }
            + packages.remote.map(\.declaration)
        return list.joined(separator: ",\n        ")
    }

    private var productList: String {
        let own = ["SwiftUI", "Combine", ModuleAliases.product].map {
            AppPackages.Product(name: $0, package: "Backstaff")
        }
        return (own + packages.products)
            .map { ".product(name: \(SwiftLiteral($0.name)), package: \(SwiftLiteral($0.package)))" }
            .joined(separator: ",\n                ")
    }

    private var otherTargets: String {
        switch purpose {
        case .run: ""
        case .test(let folders): folders.map(declaration).joined(separator: ",\n        ")
        case .check:
            """
            .target(
                        name: \(SwiftLiteral(modulesTarget)),
                        dependencies: [
                            \(productList)
                        ])
            """
        }
    }

    private func declaration(of tests: TestFolder) -> String {
        let flags =
            ["-file-prefix-map", linkedSources(of: tests) + "=" + tests.path]
            + ModuleAliases.compilerFlags(on: platform)
            // Swift Testing would look for its part for UIKit in a module with UIKit's name.
            + ["-Xfrontend", "-disable-cross-import-overlays"]
            + otherModuleNames.flatMap { ["-module-alias", "\($0)=\(folder.name)"] }
        return """
            .testTarget(
                        name: \(SwiftLiteral(tests.name.description)),
                        dependencies: [
                            \(SwiftLiteral(folder.name.description)),
                            .product(name: "BackstaffTesting", package: "Backstaff"),
                            \(productList)
                        ],
                        swiftSettings: [
                            .swiftLanguageMode(.v\(languageMode.rawValue)),\(lines(settings.conditionDeclarations))
                            .define("BACKSTAFF_\(PackageVersion.fingerprint(of: backstaff))"),
                            .unsafeFlags([\(flags.map { SwiftLiteral($0).description }.joined(separator: ", "))]),
                        ])
            """
    }

    /// The folder of the links and copies of tests.
    func linkedSources(of tests: TestFolder) -> String { "\(destination)/Tests/\(tests.name)" }

    /// The names under which tests may import the app, if its module has another name here.
    private var otherModuleNames: [String] {
        let names = [lastComponent(of: folder.path), folder.project?.target]
        let modules = Set(names.compactMap { $0 }.map { ModuleName.identifier(for: $0) }).subtracting([
            folder.name.description
        ])
        return modules.subtracting(ModuleAliases.allNames).sorted()
    }

    /// The tests to build.
    var testFolders: [TestFolder] {
        if case .test(let folders) = purpose { return folders }
        return []
    }

    /// The app's local packages as they are written.
    var mirror: PackageMirror {
        PackageMirror(
            packages: packages, destination: destination + "/Packages", backstaff: backstaff, traits: traits,
            platform: platform, absentFrameworks: absentFrameworks, converter: converter)
    }

    private var traits: String { purpose == .check ? ", traits: []" : "" }

    private var compilerFlags: [String] {
        ["-file-prefix-map", linkedSources + "=" + folder.path] + ModuleAliases.compilerFlags(on: platform)
    }
}
