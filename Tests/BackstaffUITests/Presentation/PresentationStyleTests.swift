import BackstaffElements
import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

/// Styles around the presenting view, in what it presents.
@MainActor
@Suite
struct PresentationStyleTests {
    @Observable
    final class Theme {
        var tint = Color.orange
        var scheme: ColorScheme? = .light
        var isChoosing = true
        var isAsking = false
        var isNaming = false
    }

    private struct Chooser: View {
        let theme: Theme
        var body: some View {
            Button("Choose") { theme.isChoosing = true }
                .italic()
                .sheet(isPresented: Binding(get: { theme.isChoosing }, set: { theme.isChoosing = $0 })) {
                    Themes(theme: theme)
                }
                .alert("Sure?", isPresented: Binding(get: { theme.isAsking }, set: { theme.isAsking = $0 })) {}
        }
    }

    private struct Themes: View {
        let theme: Theme
        var body: some View {
            Text("Themes")
                .sheet(isPresented: Binding(get: { theme.isNaming }, set: { theme.isNaming = $0 })) { Text("Name") }
                .lineLimit(2)
        }
    }

    private struct Desk: View {
        let theme: Theme
        var body: some View {
            Chooser(theme: theme)
                .foregroundStyle(.green)
                .bold()
                .font(.system(size: 20))
                .font(.headline)
                .tint(theme.tint)
                .preferredColorScheme(theme.scheme)
        }
    }

    private func attributes(of host: HeadlessHost, at index: Int = 1) -> [AttributeKey: AttributeValue] {
        let shown = host.scene.tree.root.children
        guard index < shown.count else { return [:] }
        return Dictionary(shown[index].attributes.map { ($0.key, $0.value) }) { first, _ in first }
    }

    @Test("4.53 What is presented has the styles around its presenter, the innermost of each kind; not those inside it")
    func stylesAroundThePresenter() {
        let host = HeadlessHost(Desk(theme: Theme()))
        let sheet = attributes(of: host)
        #expect(sheet[.tint] == .color("orange"), "\(host.outline)")
        #expect(sheet[.foreground] == .color("green"))
        #expect(sheet[.colorScheme] == .text("light"))
        #expect(sheet[.size] == .number(20))
        #expect(sheet[.weight] == .text("bold"), "said inside the font, and added to it")
        #expect(sheet[.font] == nil, "a font further out counts no more")
        #expect(sheet[.italic] == nil, "the presenter's own")
    }

    @Test("4.53 A style that changes while a sheet is shown changes there, and no body of the sheet runs")
    func stylesChange() async {
        let theme = Theme()
        let host = HeadlessHost(Desk(theme: theme))
        host.clearRecord()
        theme.tint = .purple
        theme.scheme = .dark
        await host.settle()
        #expect(attributes(of: host)[.tint] == .color("purple"), "\(host.outline)")
        #expect(attributes(of: host)[.colorScheme] == .text("dark"))
        #expect(host.record.bodies.allSatisfy { $0 != "Themes" && $0 != "Chooser" }, "\(host.record.bodies)")
    }

    @Test("4.53 A sheet of a sheet has the styles around both, and follows them")
    func nested() async {
        let theme = Theme()
        theme.isNaming = true
        let host = HeadlessHost(Desk(theme: theme))
        await host.settle()
        #expect(attributes(of: host, at: 2)[.lineLimit] == .number(2), "\(host.outline)")
        #expect(attributes(of: host, at: 1)[.lineLimit] == nil)
        #expect(attributes(of: host, at: 2)[.tint] == .color("orange"))
        theme.tint = .purple
        await host.settle()
        #expect(attributes(of: host, at: 2)[.tint] == .color("purple"))
    }

    @Test("4.53 An alert takes over colours, and neither font nor foreground")
    func alert() async {
        let theme = Theme()
        theme.isChoosing = false
        theme.isAsking = true
        let host = HeadlessHost(Desk(theme: theme))
        await host.settle()
        let alert = attributes(of: host)
        #expect(alert[.tint] == .color("orange"), "\(host.outline)")
        #expect(alert[.foreground] == nil)
        #expect(alert[.size] == nil)
        #expect(alert[.weight] == nil)
    }
}
