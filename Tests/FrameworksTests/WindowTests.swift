import BackstaffTesting
import BackstaffUIKit
import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("UIWindow, UIPasteboard and UIResponder")
struct WindowTests {
    private struct Actions: View {
        @State private var text = ""

        var body: some View {
            VStack {
                TextField("Port", text: $text)
                Button("Copy") { UIPasteboard.general.string = "51° N" }
                Button("Copy address") { UIPasteboard.general.url = URL(string: "https://example.org/a") }
                Button("Empty") { UIPasteboard.general.string = nil }
                Button("Hide") {
                    UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil)
                }
                Button("Other") { UIApplication.shared.sendAction("selectAll", to: nil, from: nil, for: nil) }
                Button("End") { UIApplication.shared.windows.first?.endEditing(true) }
            }
        }
    }

    @Test("M08 a view controller and a view are equal only to themselves")
    func identity() {
        let controllers: [UIViewController] = ["a", "b"].map { UIHostingController(rootView: Text($0)) }
        #expect(controllers.firstIndex(of: controllers[1]) == 1)
        #expect(controllers[0] != controllers[1])
        let view = UIView()
        #expect(Set([view, view, UIView()]).count == 2)
    }

    @Test("M08 an action copies a text or an address to the clipboard of its own visitor; nothing reads it")
    func clipboard() async throws {
        let (host, other) = (HeadlessHost(Actions()), HeadlessHost(Actions()))
        try await host.tap("Copy")
        try await host.tap("Copy address")
        try await host.tap("Empty")
        #expect(host.record.requests == ["copy 51° N", "copy https://example.org/a"])
        #expect(other.record.requests == [])
        #expect(UIPasteboard.general.string == nil && !UIPasteboard.general.hasStrings)
    }

    @Test(
        "M08 an action hides the keyboard of its own scene by the selector or by the window, and by no other selector")
    func keyboard() async throws {
        let (host, other) = (HeadlessHost(Actions()), HeadlessHost(Actions()))
        try await host.tap("Hide")
        try await host.tap("Other")
        #expect(host.record.requests == ["leave the field"])
        try await host.tap("End")
        #expect(host.record.requests == ["leave the field", "leave the field"])
        #expect(other.record.requests == [])
    }

    private struct Insets: View {
        private var window: UIWindow? {
            UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows
                .first { $0.isKeyWindow }
        }

        var body: some View {
            Text(verbatim: "\(Int(window?.bounds.width ?? 0)) \(Int(window?.safeAreaInsets.bottom ?? -1))")
        }
    }

    @Test("M08 the window of the scene has the size of the visitor's window, and nothing covers it")
    func window() async {
        let host = HeadlessHost(Insets(), size: .phone)
        #expect(host.texts == ["390 0"])
        await host.resize(to: .tabletLandscape)
        #expect(host.texts == ["1194 0"])
    }

    @available(*, deprecated)
    @Test("M08 the appearance of UIKit's views is taken and changes nothing")
    func appearance() async {
        func screen() -> HeadlessHost {
            HeadlessHost(NavigationStack { List { Text("Row") }.navigationTitle("Title") })
        }
        let before = screen().outline
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .systemRed
        look.largeTitleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.white]
        UINavigationBar.appearance().standardAppearance = look
        UINavigationBar.appearance().scrollEdgeAppearance = look
        UITableView.appearance().tableHeaderView = UIView(frame: .zero)
        UITabBar.appearance().unselectedItemTintColor = .systemGray
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        #expect(screen().outline == before)
    }
}
