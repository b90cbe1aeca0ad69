// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Backstaff",
    platforms: [.macOS(.v15)],
    products: [],
    targets: [
        .target(name: "BackstaffElements"),
        .target(name: "BackstaffGraph", dependencies: ["BackstaffElements"]),
        .target(name: "BackstaffUI", dependencies: ["BackstaffElements", "BackstaffGraph"]),
    ]
)
