import BackstaffAssets
import BackstaffNavigation
import Foundation
import Synchronization

/// The pictures and colors of a bundle, by name.
///
/// They come from the manifest in the bundle, if there is one. Otherwise the asset catalogs in the bundle are read at the
/// first use: SwiftPM copies them as they are. Picture files of the bundle that are in no catalog are found by their
/// names.
package final class AssetLibrary: Sendable {
    private struct State {
        var manifest = AssetManifest()
        /// The sets that weren't used yet.
        var images: [String: AssetCatalog.ImageSet] = [:]
        var loose: [String: [AssetCatalog.File]] = [:]
    }

    private let state: Mutex<State>

    private static let libraries = Mutex<[String: AssetLibrary]>([:])

    /// The library of a bundle, or of the main bundle.
    package static func of(_ bundle: Bundle?) -> AssetLibrary {
        let bundle = bundle ?? .main
        return of(path: bundle.resourcePath ?? bundle.bundlePath)
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
            Self.report(error)
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
        for problem in reader.problems { report(problem) }
        for set in reader.catalog.images where set.kind != .icon { state.images[set.name] = set }
        let compiler = PictureCompiler()
        for set in reader.catalog.colors { state.manifest.colors[set.name] = compiler.color(of: set) }
        let loose = LoosePictures(names.map { path + "/" + $0 }).files
        for path in Set(loose.values.joined().map(\.path)).sorted() { bundle.problem(with: path).map(report) }
        state.loose = loose.mapValues { $0.filter { bundle.contains($0.path) } }
        return state
    }

    /// The color of a name, as hosts know it. The result is `nil` if there is none.
    package func color(named name: String) -> String? {
        state.withLock { $0.manifest.colors[name] }
    }

    /// The picture of a name. The result is `nil` if there is none that can be shown.
    package func picture(named name: String) -> AssetManifest.Picture? {
        state.withLock { state in
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
                        words: "PDF pictures are converted by the command backstaff; save it as SVG, or use backstaff"))
            }
            PictureStore.ofProcess.add(compiler.sources)
            state.manifest.images[name] = picture
            return picture
        }
    }

    private static func report(_ problem: AssetProblem) {
        Diagnostics.report(.unusableAsset, problem.description)
    }
}
