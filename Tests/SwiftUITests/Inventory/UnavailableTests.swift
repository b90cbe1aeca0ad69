import Foundation
import Testing

/// Using unavailable API is a compile-time error that says what to use instead.
@Suite("Unavailable API")
struct UnavailableTests {
    @Test(
        "E07 using unavailable API is an error that names the replacement, and there are no other errors",
        arguments: [
            ("Text(\"a\").modelContainer(for: Int.self)", "keep models in @Observable objects"),
            ("Text(\"a\").modelContainer(3)", "keep models in @Observable objects"),
            ("WindowGroup { Text(\"a\") }.modelContainer(for: Int.self)", "keep models in @Observable objects"),
            ("UIHostingController(rootView: Text(\"a\"))", "make the view the content of a WindowGroup"),
            ("ImageRenderer(content: Text(\"a\"))", "The browser draws views, so an app can't render them as images"),
            ("Image(uiImage: 3)", "use Image(_:), Image(systemName:) or AsyncImage"),
            ("Image(nsImage: 3)", "use Image(_:), Image(systemName:) or AsyncImage"),
            ("Text(\"a\").foregroundStyle(by: .value(\"Kind\", 3))", "Swift Charts isn't available"),
            ("ProposedViewSize(width: 1, height: 2).replacingUnspecifiedDimensions()", "The browser arranges views"),
        ])
    func expressions(code: String, message: String) async throws {
        try await check("@MainActor func use() { _ = \(code) }", for: message)
    }

    @Test(
        "E07 unavailable declarations too",
        arguments: [
            ("struct Own: Layout {}", "The browser arranges views"),
            ("final class Own: UIApplicationDelegate {}", "use @Environment(\\.scenePhase) and onOpenURL"),
            (
                "struct Own { @UIApplicationDelegateAdaptor(NSObject.self) var delegate }",
                "use @Environment(\\.scenePhase) and onOpenURL"
            ),
            ("struct Own: UIViewRepresentable {}", "build the view from SwiftUI views"),
        ])
    func declarations(code: String, message: String) async throws {
        try await check(code, for: message)
    }

    /// Compiles a snippet against the modules that this test was built with.
    private func check(_ code: String, for message: String) async throws {
        let complaints = try await compile("import BackstaffUI\n\(code)\n")
        #expect(complaints.contains { $0.contains(message) }, "\(complaints)")
        #expect(
            complaints.allSatisfy { $0.contains("unavailable") || $0.contains("does not conform") }, "\(complaints)")
    }

    /// The compiler's errors for a file.
    ///
    /// No thread of the tests waits for the compiler, because other tests may need the thread.
    private func compile(_ code: String) async throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("backstaff-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Snippet.swift")
        try code.write(to: file, atomically: true, encoding: .utf8)

        let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swiftc", "-typecheck", "-swift-version", "6", "-I", products.appendingPathComponent("Modules").path,
            file.path,
        ]
        // Errors go to a file, because a pipe is full after 64 KiB.
        let report = folder.appendingPathComponent("errors.txt")
        try Data().write(to: report)
        process.standardError = try FileHandle(forWritingTo: report)
        process.standardOutput = FileHandle.nullDevice
        try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in end.resume() }
            do { try process.run() } catch { end.resume(throwing: error) }
        }
        return try String(contentsOf: report, encoding: .utf8).split(separator: "\n").map(String.init).filter {
            $0.hasPrefix(file.path) && $0.contains("error:")
        }
    }
}
