import Testing

/// The names of UserNotifications aren't available. Each is an error on its line that says what to use instead.
@Suite("Names of notifications that aren't available")
struct UnavailableNotificationsTests {
    @Test("M04 names of a framework whose import is left out are errors that say what to use instead")
    func lines() async throws {
        let code = """
            import BackstaffFoundation
            import Foundation
            func ask() { UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in } }
            func settings() async -> Any { await UNUserNotificationCenter.current().notificationSettings() }
            func allowed(_ settings: UNNotificationSettings) -> Bool { settings.authorizationStatus == .authorized }
            func write() { let content = UNMutableNotificationContent(); content.title = "a"; content.sound = .default }
            func time() { _ = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false) }
            func send() { _ = UNNotificationRequest(identifier: "a", content: .init(), trigger: nil) }
            func button() { _ = UNNotificationAction(identifier: "a", title: "b", options: [.foreground]) }
            """
        let lines = code.split(separator: "\n").count
        let errors = try await CompilerErrors.of(code)
        for line in 3...lines { #expect(errors.contains { $0.contains("Snippet.swift:\(line):") }, "line \(line)") }
        #expect(errors.allSatisfy { $0.contains("A page sends no notifications") }, "\(errors)")
    }

    @Test("M04 a delegate of notifications has no other errors than these")
    func delegate() async throws {
        let errors = try await CompilerErrors.of(
            """
            import BackstaffFoundation
            import Foundation
            final class Own: NSObject, UNUserNotificationCenterDelegate {
                func userNotificationCenter(
                    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
                    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
                ) { completionHandler([.banner, .sound]) }
                func userNotificationCenter(
                    _ center: UNUserNotificationCenter,
                    didReceive response: UNNotificationResponse
                ) async {
                    let values = response.notification.request.content.userInfo
                    if response.actionIdentifier == UNNotificationDefaultActionIdentifier { print(values) }
                }
            }
            """)
        for line in [3, 5, 6, 9, 10, 13] {
            #expect(errors.contains { $0.contains("Snippet.swift:\(line):") }, "line \(line)")
        }
        #expect(errors.allSatisfy { $0.contains("A page sends no notifications") }, "\(errors)")
    }
}
