// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Trails",
    dependencies: [
        .package(name: "Backstaff", path: "../Backstaff")
    ],
    targets: [
        .executableTarget(
            name: "Trails",
            dependencies: [.product(name: "SwiftUI", package: "Backstaff")]),
        .testTarget(
            name: "TrailsTests",
            dependencies: ["Trails", .product(name: "BackstaffTesting", package: "Backstaff")]),
    ])
