// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Stock",
    dependencies: [.package(name: "Backstaff", path: "../..")],
    targets: [
        // The SQLite of the system.
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),

        // The data, without views.
        .target(name: "StockStore", dependencies: ["CSQLite"], resources: [.process("Resources")]),

        // The app.
        .target(
            name: "StockViews",
            dependencies: ["StockStore", .product(name: "SwiftUI", package: "Backstaff")]),
        .executableTarget(
            name: "Stock",
            dependencies: ["StockStore", "StockViews", .product(name: "SwiftUI", package: "Backstaff")]),

        // A command that imports a file without the app.
        .executableTarget(name: "stock-import", dependencies: ["StockStore"]),

        .testTarget(name: "StockStoreTests", dependencies: ["StockStore", "stock-import"]),
        .testTarget(
            name: "StockViewsTests",
            dependencies: [
                "StockStore", "StockViews",
                .product(name: "BackstaffTesting", package: "Backstaff"),
                .product(name: "SwiftUI", package: "Backstaff"),
            ]),
    ])
