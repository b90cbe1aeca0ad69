import Foundation
import SwiftUI

/// A bell that is kept as in an app for one device: in a global, in the user's defaults, and in files.
@main
struct BosunApp: App {
    var body: some Scene {
        WindowGroup { BellView() }
    }
}

@Observable @MainActor
private final class Bell {
    static let shared = Bell()

    private(set) var strokes = 0

    func strike() {
        strokes += 1
        UserDefaults.standard.set(saved + 1, forKey: "strokes")
        for folder in Self.folders {
            let next = Self.written(in: folder) + 1
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try? Data("\(next)".utf8).write(to: Self.file(in: folder))
        }
    }

    var saved: Int { UserDefaults.standard.integer(forKey: "strokes") }

    /// What the files say: in application support, the documents, the caches and the temporary folder.
    var written: [Int] { Self.folders.map(Self.written) }

    private static let folders: [URL] = {
        let files = FileManager.default
        let kinds: [FileManager.SearchPathDirectory] = [
            .applicationSupportDirectory, .documentDirectory, .cachesDirectory,
        ]
        let folders = kinds.flatMap { files.urls(for: $0, in: .userDomainMask).prefix(1) } + [files.temporaryDirectory]
        return folders.map { $0.appending(path: "Bosun") }
    }()

    private static func file(in folder: URL) -> URL { folder.appending(path: "strokes") }

    private static func written(in folder: URL) -> Int {
        (try? String(contentsOf: file(in: folder), encoding: .utf8)).flatMap { Int($0) } ?? 0
    }
}

private struct BellView: View {
    private let bell = Bell.shared

    var body: some View {
        NavigationStack {
            Form {
                let written = bell.written.map(String.init).joined(separator: ", ")
                Text("Global \(bell.strokes), saved \(bell.saved), written \(written)")
                Button("Strike") { bell.strike() }
            }
            .navigationTitle("Bell")
        }
    }
}
