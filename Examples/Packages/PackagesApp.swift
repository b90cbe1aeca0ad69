import Foundation
import PackagesModel
import PackagesViews
import SwiftUI

/// Browses the package database of a Debian system: `packages [--status FILE]`.
@main
struct PackagesApp: App {
    /// The database is read once for the process.
    private static let database = readDatabase()

    /// Each reader has a separate value, which is shared by the reader's windows.
    @State private var marks = MarkedPackages()

    init() {
        // A database that can't be read is reported at launch, not when the first window opens.
        _ = Self.database
    }

    var body: some Scene {
        WindowGroup {
            switch Self.database {
            case .success(let database):
                PackageBrowser(database: database, marks: marks)
                    .environment(database)
            case .failure(let error):
                ContentUnavailableView(
                    "No package database",
                    systemImage: "exclamationmark.triangle",
                    description: Text(error.description)
                )
            }
        }
    }

    private static func readDatabase() -> Result<PackageDatabase, StatusFileError> {
        do {
            return .success(try StatusFile(arguments: CommandLine.arguments).read())
        } catch {
            FileHandle.standardError.write(Data("packages: \(error)\n".utf8))
            return .failure(error)
        }
    }
}
