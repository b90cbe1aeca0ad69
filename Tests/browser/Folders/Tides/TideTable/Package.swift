// swift-tools-version: 5.9

import PackageDescription

let package = Package(
    name: "TideTable",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "TideTable", targets: ["TideTable"])],
    targets: [
        .target(name: "TideTable", resources: [.process("tides.json")]),
        .testTarget(name: "TideTableTests", dependencies: ["TideTable"]),
    ]
)
