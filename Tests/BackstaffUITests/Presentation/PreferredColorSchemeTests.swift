import BackstaffElements
import BackstaffUI
import Testing
import ViewTestSupport

@testable import BackstaffTesting

/// The color scheme that views prefer for their window or presentation.
@MainActor
@Suite("Preferred color schemes")
struct PreferredColorSchemeTests {
    private struct Scheme: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }

    private func scheme(of host: HeadlessHost) -> AttributeValue? { host.scene.tree.root[.colorScheme] }

    @Test("E07 a view's preference applies to its whole window, and ends with the view")
    func window() async throws {
        struct Page: View {
            @State private var isNight = true
            var body: some View {
                Scheme()
                Button("Change") { isNight.toggle() }
                if isNight { Text("stars").preferredColorScheme(.dark) }
            }
        }
        let host = HeadlessHost(Page())
        #expect(host.shows("dark") && scheme(of: host) == .text("dark"))
        try await host.tap("Change")
        #expect(host.shows("light") && scheme(of: host) == nil)
    }

    @Test("E07 a view without a preference leaves the scheme of the system, and the innermost preference counts")
    func innermost() {
        let none = HeadlessHost(Scheme().preferredColorScheme(nil))
        #expect(none.shows("light") && scheme(of: none) == nil)
        let nested = HeadlessHost(VStack { Scheme().preferredColorScheme(.light) }.preferredColorScheme(.dark))
        #expect(nested.shows("light") && scheme(of: nested) == .text("light"))
        let outer = HeadlessHost(VStack { Scheme().preferredColorScheme(nil) }.preferredColorScheme(.dark))
        #expect(outer.shows("dark"))
    }

    @Test("E07 the preference of a covered screen counts, and that of a tab that isn't selected doesn't")
    func coveredViews() async throws {
        let stack = HeadlessHost(
            NavigationStack {
                NavigationLink("Go", value: 1).preferredColorScheme(.dark)
                    .navigationDestination(for: Int.self) { _ in Scheme() }
            })
        try await stack.tap("Go")
        #expect(stack.shows("dark") && scheme(of: stack) == .text("dark"))
        let tabs = HeadlessHost(
            TabView {
                Tab("Night", systemImage: "moon") { Text("stars").preferredColorScheme(.dark) }
                Tab("Day", systemImage: "sun.max") { Scheme() }
            })
        #expect(scheme(of: tabs) == .text("dark"))
        try await tabs.tap("Day")
        #expect(scheme(of: tabs) == nil && tabs.shows("light"))
        try await tabs.tap("Night")
        #expect(scheme(of: tabs) == .text("dark"))
    }

    @Test("E07 a preference in a sheet applies to the sheet, and not to the window")
    func sheet() async throws {
        struct Page: View {
            @State private var isShown = false
            var body: some View {
                Button("Show") { isShown = true }
                    .sheet(isPresented: $isShown) { Text("night").preferredColorScheme(.dark) }
            }
        }
        let host = HeadlessHost(Page())
        try await host.tap("Show")
        #expect(scheme(of: host) == nil)
        #expect(host.scene.tree.root.children.last?[.colorScheme] == .text("dark"))
    }

    @Test("E07 the system's scheme is shown again when the preference ends, also if it changed in between")
    func system() async throws {
        struct Page: View {
            @State private var isLight = true
            var body: some View {
                Scheme()
                Button("Change") { isLight.toggle() }
                    .preferredColorScheme(isLight ? .light : nil)
            }
        }
        let host = HeadlessHost(Page())
        host.scene.setAppearance(isDark: true, reducesMotion: false)
        #expect(host.shows("light"))
        try await host.tap("Change")
        #expect(host.shows("dark"))
    }
}
