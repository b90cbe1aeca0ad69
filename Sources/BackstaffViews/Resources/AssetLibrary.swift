import BackstaffAssets
import BackstaffNavigation
import Foundation
import Synchronization

/// The pictures and colors of a bundle, by name.
///
/// They come from the manifest in the bundle, if there is one. Otherwise the asset catalogs in the bundle are read: SwiftPM
/// copies them as they are. Picture files of the bundle that are in no catalog are found by their names. A host reads the
/// bundles before it is ready: see ``readAll()``.
package final class AssetLibrary: Sendable {
    private struct State {
        var manifest = AssetManifest()
        /// The sets that weren't used yet.
        var images: [String: AssetCatalog.ImageSet] = [:]
        var icons: [String: AssetCatalog.ImageSet] = [:]
        var loose: [String: [AssetCatalog.File]] = [:]
        /// What wasn't reported yet. A bundle that the app doesn't use isn't reported.
        var problems: [AssetProblem] = []

        mutating func reportProblems() {
            for problem in problems { AssetLibrary.report(problem) }
            problems = []
        }
    }

    private let state: Mutex<State>

    private static let libraries = Mutex<[String: AssetLibrary]>([:])

    /// The library of a bundle, or of the main bundle.
    package static func of(_ bundle: Bundle?) -> AssetLibrary {
        let bundle = bundle ?? .main
        return of(path: bundle.resourcePath ?? bundle.bundlePath)
    }

    /// Reads the main bundle and the bundles beside the executable.
    ///
    /// - Returns: Their libraries.
    @discardableResult
    package static func readAll() -> [AssetLibrary] {
        let folder = Bundle.main.resourcePath ?? Bundle.main.bundlePath
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let bundles = names.filter { $0.hasSuffix(".resources") }.compactMap { Bundle(path: folder + "/" + $0) }
        return [of(.main)] + bundles.map { of($0) }
    }

    private static func of(path: String) -> AssetLibrary {
        libraries.withLock { libraries in
            if let library = libraries[path] { return library }
            let library = AssetLibrary(path: path)
            libraries[path] = library
            return library
        }
    }

    /// - Parameter path: The path of the bundle's resources.
    init(path: String) {
        var state = State()
        do throws(AssetProblem) {
            if let (manifest, sources) = try AssetManifest.read(in: path) {
                state.manifest = manifest
                PictureStore.ofProcess.add(sources)
            } else {
                state = Self.files(in: path)
            }
        } catch {
            state.problems = [error]
        }
        self.state = Mutex(state)
    }

    /// The catalogs and picture files of a bundle without a manifest.
    private static func files(in path: String) -> State {
        var state = State()
        var reader = AssetCatalogReader()
        let bundle = ConfinedFolder(path, title: "the bundle")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        for name in names where name.hasSuffix(".xcassets") { reader.read(path + "/" + name, in: bundle) }
        state.problems = reader.problems
        for set in reader.catalog.images {
            if set.kind == .icon { state.icons[set.name] = set } else { state.images[set.name] = set }
        }
        let compiler = PictureCompiler()
        for set in reader.catalog.colors { state.manifest.colors[set.name] = compiler.color(of: set) }
        let loose = LoosePictures(names.map { path + "/" + $0 }).files
        for path in Set(loose.values.joined().map(\.path)).sorted() {
            bundle.problem(with: path).map { state.problems.append($0) }
        }
        state.loose = loose.mapValues { $0.filter { bundle.contains($0.path) } }
        return state
    }

    /// The color of a name, as hosts know it. The result is `nil` if there is none.
    package func color(named name: String) -> String? {
        state.withLock { state in
            state.reportProblems()
            return state.manifest.colors[name]
        }
    }

    /// The picture of a name. The result is `nil` if there is none that can be shown.
    package func picture(named name: String) -> AssetManifest.Picture? {
        state.withLock { state in
            state.reportProblems()
            if let picture = state.manifest.images[name] { return picture }
            var compiler = PictureCompiler()
            let picture: AssetManifest.Picture?
            if let set = state.images.removeValue(forKey: name) {
                picture = compiler.picture(of: set)
            } else if let files = state.loose.removeValue(forKey: name) {
                picture = compiler.picture(of: files, isTemplate: false)
            } else {
                return nil
            }
            for problem in compiler.problems { Self.report(problem) }
            for path in compiler.unconverted {
                Self.report(
                    AssetProblem(
                        path: path,
                        words: """
                            this is a PDF picture; save it as SVG (backstaff converts those in the catalogs of an app and of \
                            its local packages, if pdftocairo is installed)
                            """))
            }
            PictureStore.ofProcess.add(compiler.sources)
            state.manifest.add(picture, named: name)
            return picture
        }
    }

    /// Whether there are files for a picture of this name, none of which can be shown.
    package func isUnshown(_ name: String) -> Bool {
        state.withLock { $0.manifest.unshown.contains(name) }
    }

    /// The icon of a name. The result is `nil` if there is none that can be shown.
    package func icon(named name: String) -> AppIcon? {
        state.withLock { state in
            state.reportProblems()
            if let icon = state.manifest.icons[name] { return icon }
            guard let set = state.icons.removeValue(forKey: name) else { return nil }
            var compiler = PictureCompiler()
            let icon = compiler.icon(of: set)
            for problem in compiler.problems { Self.report(problem) }
            PictureStore.ofProcess.add(compiler.sources)
            state.manifest.icons[name] = icon
            return icon
        }
    }

    /// The files of all pictures that weren't used yet, by the names in their addresses. All of them are read for that.
    package func unusedPictures() -> [String: PictureCompiler.Source] {
        let (sets, loose) = state.withLock { ($0.images, $0.loose) }
        var compiler = PictureCompiler()
        for set in sets.values { _ = compiler.picture(of: set) }
        for files in loose.values { _ = compiler.picture(of: files, isTemplate: false) }
        return compiler.sources
    }

    private static func report(_ problem: AssetProblem) {
        Diagnostics.report(.unusableAsset, problem.description)
    }
}
