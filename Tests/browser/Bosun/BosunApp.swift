import Foundation
import SwiftUI

/// A bell that is kept as in an app for one device: in a global, in the user's defaults, and in a file.
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
        let next = written + 1
        try? FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
        try? Data("\(next)".utf8).write(to: Self.file)
    }

    var saved: Int { UserDefaults.standard.integer(forKey: "strokes") }

    var written: Int { (try? String(contentsOf: Self.file, encoding: .utf8)).flatMap { Int($0) } ?? 0 }

    private static let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        .appending(path: "Bosun")
    private static let file = folder.appending(path: "strokes")
}

private struct BellView: View {
    private let bell = Bell.shared

    var body: some View {
        NavigationStack {
            Form {
                Text("Global \(bell.strokes), saved \(bell.saved), written \(bell.written)")
                Button("Strike") { bell.strike() }
            }
            .navigationTitle("Bell")
        }
    }
}
