// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Atlas",
    dependencies: [
        .package(name: "Backstaff", path: "../Backstaff")
    ],
    targets: [
        .executableTarget(
            name: "Atlas",
            dependencies: [.product(name: "SwiftUI", package: "Backstaff")]),
        .testTarget(
            name: "AtlasTests",
            dependencies: ["Atlas", .product(name: "BackstaffTesting", package: "Backstaff")]),
    ])
