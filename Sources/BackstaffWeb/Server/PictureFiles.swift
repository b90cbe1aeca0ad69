import BackstaffAssets
import BackstaffUI
import Foundation
import NIOCore
import Synchronization

/// The pictures of the app that the server answers with.
enum PictureFiles {
    struct Picture: Sendable {
        let name: String
        let kind: PictureKind
        let source: PictureCompiler.Source

        /// The most bytes that the contents can have.
        var mostBytes: Int {
            switch source {
            case .data(let data): data.count
            case .file: PictureHeader.mostBytes
            }
        }

        /// The bytes of the contents. A file isn't read for that. The result is `nil` if it is gone.
        func size() -> Int? {
            switch source {
            case .data(let data): data.count
            case .file(let path): RegularFile.size(of: path)
            }
        }

        /// The contents, if they were read not long ago.
        var contentsInMemory: ByteBuffer? { cache.withLock { $0.value(of: name) } }

        /// Reads the picture. The result is `nil` if its file is gone or has changed: browsers keep what they get under
        /// this name.
        func contents() -> ByteBuffer? {
            if let contentsInMemory { return contentsInMemory }
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
    static func picture(named name: String) -> Picture? {
        guard let kind = AssetFileName.kind(of: name) else { return nil }
        return PictureStore.ofProcess.source(of: name).map { Picture(name: name, kind: kind, source: $0) }
    }

    // MARK: Bundles

    private static let bundlesAreRead = Mutex(false)

    /// Reads the manifests, catalogs and string tables of the app's bundles, once. Call it before the server is ready:
    /// otherwise the first view with a picture or a text would wait for it, on the main actor.
    static func readBundles() {
        bundlesAreRead.withLock { areRead in
            if !areRead {
                AssetLibrary.readAll()
                StringLibrary.readAll()
            }
            areRead = true
        }
    }

    /// Reads all pictures of the app's bundles. A front runs no views, so it doesn't know which ones they show.
    static func readPictures() {
        for library in AssetLibrary.readAll() { PictureStore.ofProcess.add(library.unusedPictures()) }
    }

    // MARK: Cache

    /// The pictures that were read last. Connections share their memory.
    private static let cache = Mutex(RecentlyUsed<ByteBuffer>(mostSize: 64 << 20, mostCount: 4_096))
}
