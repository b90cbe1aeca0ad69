import BackstaffAssets
import Foundation
import NIOCore
import Synchronization

/// The pictures of the app that the server answers with.
enum PictureFiles {
    struct Picture: Sendable {
        let name: String
        let kind: PictureKind
        let source: PictureCompiler.Source

        /// Reads the picture. The result is `nil` if its file is gone or has changed: browsers keep what they get under
        /// this name.
        func contents() -> ByteBuffer? {
            if let known = cache.withLock({ $0.value(of: name) }) { return known }
            let bytes: [UInt8]
            switch source {
            case .data(let data): bytes = data
            case .file(let path):
                guard let data = try? PictureCompiler.contents(of: path), AssetFileName.make(data, kind) == name else {
                    return nil
                }
                bytes = data
            }
            let buffer = ByteBuffer(bytes: bytes)
            cache.withLock { $0.add(buffer, size: bytes.count, named: name) }
            return buffer
        }
    }

    /// Finds a picture by the name in its address.
    static func picture(named name: String, in store: PictureStore) -> Picture? {
        guard let kind = AssetFileName.kind(of: name) else { return nil }
        if let source = store.source(of: name) { return Picture(name: name, kind: kind, source: source) }
        // A front runs no views, and a worker is asked for pictures before the views that show them have run.
        readManifests(into: store)
        return store.source(of: name).map { Picture(name: name, kind: kind, source: $0) }
    }

    // MARK: Manifests

    private static let manifestsAreRead = Mutex(false)

    /// Reads the manifests of the main bundle and of the bundles beside the executable, once.
    private static func readManifests(into store: PictureStore) {
        manifestsAreRead.withLock { areRead in
            if areRead { return }
            areRead = true
            let main = Bundle.main.resourcePath ?? Bundle.main.bundlePath
            let names = (try? FileManager.default.contentsOfDirectory(atPath: main)) ?? []
            let bundles = names.filter { $0.hasSuffix(".resources") }.map { main + "/" + $0 }
            for path in [main] + bundles {
                // The app's views report a manifest that can't be read.
                if let found = try? AssetManifest.read(in: path) { store.add(found.sources) }
            }
        }
    }

    // MARK: Cache

    /// The pictures that were read last. Connections share their memory.
    private static let cache = Mutex(RecentlyUsed<ByteBuffer>(mostSize: 64 << 20, mostCount: 4_096))
}
