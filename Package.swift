// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "Backstaff",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "BackstaffServer", targets: ["BackstaffServer"]),
        .library(name: "BackstaffTesting", targets: ["BackstaffTesting"]),
        .executable(name: "backstaff", targets: ["backstaff"]),
        .plugin(name: "BackstaffResources", targets: ["BackstaffResources"]),
    ],
    traits: [
        .trait(name: "Web", description: "Serves apps to browsers: what App.main() does."),
        .default(enabledTraits: ["Web"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-crypto.git", from: "4.5.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing.git", from: "1.7.0"),
        .package(url: "https://github.com/apple/swift-log.git", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-metrics.git", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
    ],
    targets: [
        // What navigation is, without views.
        .target(name: "BackstaffNavigation"),
        .target(name: "BackstaffCombine"),
        // What layout is, without views.
        .target(name: "BackstaffLayout"),
        // The metrics of the page's font, and texts broken into lines with them. Foundation's ICU has the rules for lines.
        .target(
            name: "BackstaffText", linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),

        // The engine, from what hosts show up to what apps are written in.
        .target(name: "BackstaffElements"),
        // The frames of elements, without a browser.
        .target(
            name: "BackstaffElementLayout", dependencies: ["BackstaffElements", "BackstaffLayout", "BackstaffText"]),
        // Asset catalogs, pictures and string tables, as values. Foundation's ICU has the plural rules.
        .target(
            name: "BackstaffAssets", dependencies: ["BackstaffElements"],
            linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
        .target(name: "BackstaffGraph", dependencies: ["BackstaffElements"]),
        // Tests import this part: a package whose tests import a macro compiles everything else a second time for them.
        .target(name: "BackstaffMacroExpansion"),
        .macro(name: "BackstaffMacros", dependencies: ["BackstaffMacroExpansion"]),
        // What Foundation lacks of CoreGraphics on Linux. Apps that are built from a folder import it under that name.
        .target(name: "BackstaffCoreGraphics"),
        // Views and their modifiers, styles and controls.
        .target(
            name: "BackstaffViews",
            dependencies: [
                "BackstaffAssets", "BackstaffCombine", "BackstaffCoreGraphics", "BackstaffElementLayout",
                "BackstaffElements", "BackstaffGraph", "BackstaffLayout", "BackstaffMacros", "BackstaffNavigation",
                "BackstaffText",
            ]),
        // Types of files. Apps that are built from a folder import the module under the name that it has on Apple's platforms.
        .target(name: "BackstaffUniformTypes"),
        // Navigation containers and scenes. The module re-exports `BackstaffViews`. Targets that import it depend on both:
        // otherwise SwiftPM doesn't compile them again after a change in `BackstaffViews`.
        .target(
            name: "BackstaffUI",
            dependencies: [
                "BackstaffElementLayout", "BackstaffElements", "BackstaffGraph", "BackstaffLayout",
                "BackstaffNavigation", "BackstaffUniformTypes", "BackstaffViews",
            ]),

        // The hosts.
        .target(
            name: "BackstaffTesting",
            dependencies: [
                "BackstaffElementLayout", "BackstaffElements", "BackstaffGraph", "BackstaffLayout",
                "BackstaffNavigation", "BackstaffUI", "BackstaffViews",
            ]),
        // The system's zlib, without its headers, which not each machine with Swift has.
        .target(
            name: "CBackstaffGzip",
            linkerSettings: [
                .linkedLibrary(":libz.so.1", .when(platforms: [.linux])),
                .linkedLibrary("z", .when(platforms: [.macOS])),
            ]),
        .target(
            name: "BackstaffWeb",
            dependencies: [
                "BackstaffAssets", "BackstaffElements", "BackstaffNavigation", "BackstaffUI", "BackstaffViews",
                "CBackstaffGzip",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
            ],
            // scripts/page makes the bundle from the page's modules.
            exclude: ["Resources/Page"],
            resources: [.copy("Resources/PageBundle"), .copy("Resources/Symbols")]),

        .target(
            name: "BackstaffServer",
            dependencies: [
                "BackstaffUI", "BackstaffViews", "BackstaffWeb",
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ]),

        // The command.
        .target(
            name: "BackstaffCommand",
            dependencies: [
                "BackstaffAssets", "BackstaffElements",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(name: "backstaff", dependencies: ["BackstaffCommand"]),

        // Constants for the asset catalogs of packages.
        .executableTarget(name: "BackstaffResourceTool", dependencies: ["BackstaffAssets"]),
        .plugin(name: "BackstaffResources", capability: .buildTool(), dependencies: ["BackstaffResourceTool"]),

        // The examples.
        .target(name: "CookbookModel", path: "Examples/CookbookModel", resources: [.process("Resources")]),
        .target(name: "PackagesModel", path: "Examples/PackagesModel"),

        // Random inputs for tests that are the same in every run, and the damaging of valid ones.
        .target(name: "Fuzzing", dependencies: ["BackstaffElements"], path: "Tests/Fuzzing"),
        // The page's side of the wire for tests: what a page writes, reads and holds.
        .target(name: "PageSide", dependencies: ["BackstaffElements"], path: "Tests/PageSide"),
        // What the tests of views share: sample views with their models, and stages that show a view and record changes.
        .target(
            name: "ViewTestSupport",
            dependencies: ["BackstaffElements", "BackstaffGraph", "BackstaffUI", "BackstaffViews"],
            path: "Tests/ViewTestSupport"),

        .testTarget(name: "BackstaffAssetsTests", dependencies: ["BackstaffAssets", "BackstaffElements", "Fuzzing"]),
        .testTarget(name: "BackstaffCombineTests", dependencies: ["BackstaffCombine"]),
        .testTarget(
            name: "BackstaffCommandTests",
            dependencies: ["BackstaffAssets", "BackstaffCommand", "BackstaffElements", "Fuzzing"]),
        .testTarget(name: "BackstaffElementsTests", dependencies: ["BackstaffElements", "Fuzzing", "PageSide"]),
        .testTarget(
            name: "BackstaffGraphTests",
            dependencies: [
                "BackstaffElements", "BackstaffGraph", "BackstaffTesting", "BackstaffUI", "BackstaffViews", "Fuzzing",
            ]),
        .testTarget(name: "BackstaffLayoutTests", dependencies: ["BackstaffLayout"]),
        .testTarget(name: "BackstaffTextTests", dependencies: ["BackstaffText"], resources: [.copy("Lines.json")]),
        .testTarget(name: "BackstaffMacroExpansionTests", dependencies: ["BackstaffMacroExpansion"]),
        .testTarget(name: "BackstaffNavigationTests", dependencies: ["BackstaffNavigation", "Fuzzing"]),
        .testTarget(
            name: "BackstaffUITests",
            dependencies: [
                "BackstaffElements", "BackstaffGraph", "BackstaffNavigation", "BackstaffTesting", "BackstaffUI",
                "BackstaffViews", "Fuzzing", "ViewTestSupport",
            ]),
        .testTarget(
            name: "BackstaffViewsTests",
            dependencies: [
                "BackstaffAssets", "BackstaffElements", "BackstaffGraph", "BackstaffNavigation", "BackstaffTesting",
                "BackstaffUI",
                "BackstaffViews", "Fuzzing", "ViewTestSupport",
            ]),
        .testTarget(
            name: "BackstaffWebTests",
            dependencies: [
                "BackstaffAssets", "BackstaffElements", "BackstaffNavigation", "BackstaffServer", "BackstaffUI",
                "BackstaffViews",
                "BackstaffWeb", "Fuzzing", "PageSide",
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ]),
        .testTarget(name: "DocumentationTests", dependencies: ["Fuzzing"]),
    ]
)

// On Apple's platforms the names SwiftUI and Combine are taken, and the apps are Xcode's.
#if os(Linux)
    package.products += [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(
            name: "BackstaffFrameworks",
            targets: [
                "BackstaffAudioToolbox", "BackstaffCoreGraphics", "BackstaffCoreTransferable", "BackstaffDarwin",
                "BackstaffFoundation", "BackstaffNetwork", "BackstaffOS", "BackstaffOSLog", "BackstaffPhotosUI",
                "BackstaffPlaygrounds", "BackstaffQuartzCore", "BackstaffUIKit", "BackstaffUniformTypes",
            ]),
        .executable(name: "Adaptive", targets: ["Adaptive"]),
        .executable(name: "Cookbook", targets: ["Cookbook"]),
        .executable(name: "Gallery", targets: ["Gallery"]),
        .executable(name: "Mounted", targets: ["Mounted"]),
        .executable(name: "Packages", targets: ["Packages"]),
    ]
    package.targets += [
        // What apps import.
        .target(
            name: "SwiftUI",
            dependencies: [
                "BackstaffUI", .target(name: "BackstaffTesting", condition: .when(traits: ["Web"])),
                .target(name: "BackstaffWeb", condition: .when(traits: ["Web"])),
            ]),
        .target(name: "Combine", dependencies: ["BackstaffCombine"]),
        // What apps that are built from a folder import under the names of Apple's modules.
        .target(name: "BackstaffAudioToolbox"),
        .target(name: "BackstaffCoreTransferable", dependencies: ["BackstaffUI", "BackstaffUniformTypes"]),
        .target(name: "BackstaffDarwin"),
        .target(
            name: "BackstaffFoundation", dependencies: ["BackstaffAssets", "BackstaffCombine", "BackstaffViews"]),
        .target(name: "BackstaffNetwork"),
        .target(name: "BackstaffOS", dependencies: [.product(name: "Logging", package: "swift-log")]),
        .target(name: "BackstaffOSLog", dependencies: ["BackstaffOS"]),
        .target(
            name: "BackstaffPhotosUI", dependencies: ["BackstaffUI", "BackstaffUniformTypes", "BackstaffViews"]),
        .target(name: "BackstaffPlaygrounds", dependencies: ["BackstaffMacros"]),
        .target(name: "BackstaffQuartzCore", dependencies: ["BackstaffCoreGraphics"]),
        .target(
            name: "BackstaffUIKit",
            dependencies: [
                "BackstaffAssets", "BackstaffCoreGraphics", "BackstaffGraph", "BackstaffNavigation", "BackstaffUI",
                "BackstaffViews",
            ]),
        // The examples' views are targets of their own, which the tests import without the programs.
        .target(
            name: "AdaptiveViews", dependencies: ["SwiftUI"], path: "Examples/Adaptive", exclude: ["AdaptiveApp.swift"]),
        .executableTarget(
            name: "Adaptive", dependencies: ["AdaptiveViews", "SwiftUI"], path: "Examples/Adaptive",
            exclude: ["Models", "Views"]),
        .target(
            name: "CookbookViews", dependencies: ["CookbookModel", "SwiftUI"], path: "Examples/Cookbook",
            exclude: ["CookbookApp.swift"]),
        .executableTarget(
            name: "Cookbook", dependencies: ["CookbookModel", "CookbookViews", "SwiftUI"], path: "Examples/Cookbook",
            exclude: ["Views"]),
        // The screens are compiled, and copied as they are written: each is shown beside its source.
        .target(name: "GalleryScreens", dependencies: ["SwiftUI"], path: "Examples/Gallery/Screens"),
        .target(
            name: "GalleryViews", dependencies: ["GalleryScreens", "SwiftUI"], path: "Examples/Gallery",
            exclude: ["GalleryApp.swift"], sources: ["Views"], resources: [.copy("Screens")]),
        .executableTarget(
            name: "Gallery", dependencies: ["GalleryViews", "SwiftUI"], path: "Examples/Gallery",
            exclude: ["Screens", "Views"]),
        .executableTarget(
            name: "Mounted",
            dependencies: [
                "BackstaffServer", "SwiftUI",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            path: "Examples/Mounted"),
        .target(
            name: "PackagesViews", dependencies: ["PackagesModel", "SwiftUI"], path: "Examples/Packages",
            exclude: ["PackagesApp.swift"]),
        .executableTarget(
            name: "Packages", dependencies: ["PackagesModel", "PackagesViews", "SwiftUI"], path: "Examples/Packages",
            exclude: ["Views"]),
        .testTarget(
            name: "BackstaffTestingTests",
            dependencies: [
                "BackstaffElements", "BackstaffNavigation", "BackstaffTesting", "BackstaffUI", "BackstaffViews",
                "Fuzzing", "SwiftUI",
            ]),
        .testTarget(
            name: "ExamplesTests",
            dependencies: [
                "AdaptiveViews", "BackstaffTesting", "CookbookModel", "CookbookViews", "GalleryViews",
                "PackagesModel", "PackagesViews", "SwiftUI",
            ]),
        .testTarget(
            name: "FrameworksTests",
            dependencies: [
                "BackstaffAssets", "BackstaffAudioToolbox", "BackstaffCombine", "BackstaffCoreTransferable",
                "BackstaffDarwin", "BackstaffElements", "BackstaffFoundation", "BackstaffNavigation",
                "BackstaffNetwork", "BackstaffOS", "BackstaffPhotosUI", "BackstaffPlaygrounds",
                "BackstaffQuartzCore", "BackstaffTesting", "BackstaffUIKit", "BackstaffUniformTypes", "SwiftUI",
                "ViewTestSupport",
                .product(name: "Logging", package: "swift-log"),
            ]),
        .testTarget(
            name: "SwiftUITests",
            dependencies: [
                "BackstaffFoundation", "BackstaffPhotosUI", "BackstaffTesting", "BackstaffUniformTypes", "Combine",
                "SwiftUI",
            ]),
        // What the browser tests drive beside the examples.
        .executableTarget(name: "Bosun", dependencies: ["SwiftUI"], path: "Tests/browser/Bosun"),
        .executableTarget(name: "Chandlery", dependencies: ["SwiftUI"], path: "Tests/browser/Chandlery"),
        .executableTarget(name: "Logbook", dependencies: ["SwiftUI"], path: "Tests/browser/Logbook"),
        .executableTarget(name: "Purser", dependencies: ["SwiftUI"], path: "Tests/browser/Purser"),
        .executableTarget(name: "Harbour", dependencies: ["SwiftUI"], path: "Tests/browser/Harbour"),
        .executableTarget(name: "Shoals", dependencies: ["SwiftUI"], path: "Tests/browser/Shoals"),
        .executableTarget(
            name: "Slipway", dependencies: ["SwiftUI"], path: "Tests/browser/Slipway",
            resources: [.process("Assets.xcassets"), .process("Localizable.xcstrings"), .process("pier@2x.png")],
            plugins: ["BackstaffResources"]),
    ]
#endif
