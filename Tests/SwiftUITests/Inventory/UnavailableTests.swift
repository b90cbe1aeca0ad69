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
    func expressions(code: String, message: String) throws {
        try check("@MainActor func use() { _ = \(code) }", for: message)
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
    func declarations(code: String, message: String) throws {
        try check(code, for: message)
    }

    /// Compiles a snippet against the modules that this test was built with.
    private func check(_ code: String, for message: String) throws {
        let complaints = try compile("import BackstaffUI\n\(code)\n")
        #expect(complaints.contains { $0.contains(message) }, "\(complaints)")
        #expect(
            complaints.allSatisfy { $0.contains("unavailable") || $0.contains("does not conform") }, "\(complaints)")
    }

    /// The compiler's errors for a file.
    private func compile(_ code: String) throws -> [String] {
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
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return output.split(separator: "\n").map(String.init).filter {
            $0.hasPrefix(file.path) && $0.contains("error:")
        }
    }
}
