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
            ("Text(\"a\").modelContext(3)", "keep models in @Observable objects"),
            ("WindowGroup { Text(\"a\") }.modelContext(3)", "keep models in @Observable objects"),
            ("UIHostingController(rootView: Text(\"a\"))", "make the view the content of a WindowGroup"),
            ("ImageRenderer(content: Text(\"a\"))", "The browser draws views, so an app can't render them as images"),
            ("Image(uiImage: 3)", "use Image(_:) or AsyncImage"),
            ("Image(nsImage: 3)", "use Image(_:), Image(systemName:) or AsyncImage"),
            ("HStack { PasteButton(payloadType: String.self) { _ in } }", "let users paste into a TextField"),
            ("Text(\"a\").foregroundStyle(by: .value(\"Kind\", 3))", "Swift Charts isn't available"),
        ])
    func expressions(code: String, message: String) async throws {
        try await check("@MainActor func use() { _ = \(code) }", for: message)
    }

    @Test(
        "E07 unavailable declarations too",
        arguments: [
            ("final class Own: UIApplicationDelegate {}", "use @Environment(\\.scenePhase) and onOpenURL"),
            (
                "struct Own { @UIApplicationDelegateAdaptor(NSObject.self) var delegate }",
                "use @Environment(\\.scenePhase) and onOpenURL"
            ),
            ("struct Own: UIViewRepresentable {}", "use ProgressView, ScrollView"),
        ])
    func declarations(code: String, message: String) async throws {
        try await check(code, for: message)
    }

    @Test("M08 what UIKit has and a page hasn't is an error on its line that names the replacement")
    func namesOfUIKit() async throws {
        let uses = [
            ("UIDevice.current.identifierForVendor", "store a UUID of your own with @AppStorage"),
            ("UIDevice.current.batteryLevel", "A page doesn't know the battery"),
            (
                "UIDevice.orientationDidChangeNotification",
                "Read UIDevice.current.orientation or a size class in a body"
            ),
            ("UIScreen.main.brightness", "A page can't change the brightness of the screen"),
            ("UIApplication.shared.isIdleTimerDisabled", "An app can't keep the screen of its visitor on"),
            ("UIApplication.shared.applicationIconBadgeNumber", "use badge(_:) of a tab or a row"),
            ("UIApplication.shared.canOpenURL(url)", "open the address"),
            ("UIApplication.shared.registerForRemoteNotifications()", "A page has no notifications of UIKit"),
            ("UIApplication.openSettingsURLString", "show the settings in a sheet or on a screen"),
            (
                "UIApplication.shared.keyWindow?.rootViewController?.dismiss(animated: true)",
                "Dismiss views with @Environment(\\.dismiss)"
            ),
            ("UIView().addSubview(UIView())", "build the screen from SwiftUI's views, in a UIHostingController"),
            ("UIAccessibility.post(notification: .announcement, argument: nil)", "show the words in a Text"),
            ("UIAccessibility.voiceOverStatusDidChangeNotification", "Browsers don't report screen readers"),
            ("UIGraphicsImageRenderer(size: .zero).image { $0.fill(.zero) }", "use Canvas, Shape or a picture"),
            ("UIGraphicsBeginImageContextWithOptions(.zero, false, 0)", "use Canvas, Shape or a picture"),
            ("UIFontMetrics(forTextStyle: .body).scaledValue(for: 2)", "use @ScaledMetric"),
            ("NSDataAsset(name: \"a\")?.data", "put the file beside the sources"),
            ("UIColor.red.setFill()", "pass the color to fill in a Canvas"),
            ("UIImage().draw(in: .zero)", "use Image with resizable() and frame"),
            ("NSString(string: \"a\").size(withAttributes: [:])", "The page measures text"),
            ("\"a\".size(withAttributes: [.font: UIFont.systemFont(ofSize: 2)])", "The page measures text"),
            ("UIApplication.shared.windows.first?.overrideUserInterfaceStyle", "use preferredColorScheme(_:)"),
        ]
        let lines = uses.map { code, _ in "@MainActor func use(_ url: URL) { _ = \(code) }" }
        let code = lines.enumerated().map { "enum Line\($0) { \($1.replacing("func", with: "static func")) }" }
        let complaints = try await CompilerErrors.of((["import BackstaffUIKit"] + code).joined(separator: "\n"))
        for (index, (use, message)) in uses.enumerated() {
            let own = complaints.filter { $0.contains("Snippet.swift:\(index + 2):") }
            #expect(own.contains { $0.contains("is unavailable") && $0.contains(message) }, "\(use): \(own)")
        }
        #expect(complaints.allSatisfy { $0.contains("is unavailable") }, "\(complaints)")
    }

    /// Compiles a snippet against the modules that this test was built with.
    private func check(_ code: String, for message: String) async throws {
        let complaints = try await CompilerErrors.of("import BackstaffUI\n\(code)\n")
        #expect(complaints.contains { $0.contains(message) }, "\(complaints)")
        #expect(
            complaints.allSatisfy { $0.contains("unavailable") || $0.contains("does not conform") }, "\(complaints)")
    }
}
