import BackstaffAssets

extension PackageWriter {
    /// The paths of the source files in the written package: those of the app, of its tests and of its local packages.
    var writtenSources: [String] {
        let own = folder.sources.map { linkedSources + "/" + $0 }
        let tests = testFolders.flatMap { tests in tests.sources.map { linkedSources(of: tests) + "/" + $0 } }
        let others = packages.local.flatMap { package in
            PackageFiles(of: package, in: packages.boundary(of: package)).list().files
                .filter { $0.hasSuffix(".swift") }.map(mirror.place)
        }
        return own + tests + others
    }

    /// The modules that these files import.
    var importedModules: Set<String> {
        Set(
            writtenSources.flatMap { path in
                (try? RegularFile.source(at: path)).map { ImportStatement.all(in: $0).map(\.module) } ?? []
            })
    }
}
