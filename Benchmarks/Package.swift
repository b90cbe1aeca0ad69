// swift-tools-version: 6.2
import PackageDescription

// Separate from Backstaff's own package, so that an app which depends on Backstaff never resolves or builds any of it.
let package = Package(
    name: "Benchmarks",
    products: [
        // Dynamic, because it is not linked but preloaded: see scripts/engine.
        .library(name: "AllocationCounter", type: .dynamic, targets: ["AllocationCounter"]),
        .executable(name: "EngineBenchmarks", targets: ["EngineBenchmarks"]),
        .executable(name: "NIOFloor", targets: ["NIOFloor"]),
        .executable(name: "ResumeServer", targets: ["ResumeServer"]),
        .executable(name: "SelectServer", targets: ["SelectServer"]),
        .executable(name: "TapServer", targets: ["TapServer"]),
        .executable(name: "TypeServer", targets: ["TypeServer"]),
    ],
    dependencies: [
        .package(name: "Backstaff", path: ".."),
        .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.2"),
    ],
    targets: [
        .target(name: "AllocationCounter"),
        .target(name: "Measurement"),
        .target(name: "Floor", dependencies: ["Measurement"]),
        .executableTarget(
            name: "EngineBenchmarks",
            dependencies: [
                "Floor", "Measurement",
                .product(name: "BackstaffTesting", package: "Backstaff"),
                .product(name: "SwiftUI", package: "Backstaff"),
            ]),
        .executableTarget(
            name: "NIOFloor",
            dependencies: [
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ]),
        .executableTarget(name: "ResumeServer", dependencies: [.product(name: "SwiftUI", package: "Backstaff")]),
        .executableTarget(name: "SelectServer", dependencies: [.product(name: "SwiftUI", package: "Backstaff")]),
        .executableTarget(name: "TapServer", dependencies: [.product(name: "SwiftUI", package: "Backstaff")]),
        .executableTarget(name: "TypeServer", dependencies: [.product(name: "SwiftUI", package: "Backstaff")]),
        .testTarget(name: "MeasurementTests", dependencies: ["Floor", "Measurement"]),
    ],
    swiftLanguageModes: [.v6]
)
