// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "Backstaff",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "BackstaffTesting", targets: ["BackstaffTesting"]),
    ],
    targets: [
        .target(name: "BackstaffNavigation"),
        .target(name: "BackstaffCombine"),
        .target(name: "BackstaffElements"),
        .target(name: "BackstaffGraph", dependencies: ["BackstaffElements"]),
        .macro(name: "BackstaffMacros"),
        .target(
            name: "BackstaffUI",
            dependencies: [
                "BackstaffCombine", "BackstaffElements", "BackstaffGraph", "BackstaffMacros", "BackstaffNavigation",
            ]),
        .target(
            name: "BackstaffTesting",
            dependencies: ["BackstaffElements", "BackstaffGraph", "BackstaffNavigation", "BackstaffUI"]),
        .testTarget(name: "BackstaffUITests", dependencies: ["BackstaffTesting", "BackstaffUI"]),
    ]
)
