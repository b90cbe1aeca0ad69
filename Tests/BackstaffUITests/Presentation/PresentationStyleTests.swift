import BackstaffElements
import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

/// Styles around a presenting view that apply to the presented view.
@MainActor
@Suite
struct PresentationStyleTests {
    @Observable
    final class Theme {
        var tint = Color.orange
        var scheme = ColorScheme.light
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
                .colorScheme(theme.scheme)
        }
    }

    private func attributes(of host: HeadlessHost, at index: Int = 1) -> [AttributeKey: AttributeValue] {
        let shown = host.scene.tree.root.children
        guard index < shown.count else { return [:] }
        return Dictionary(shown[index].attributes.map { ($0.key, $0.value) }) { first, _ in first }
    }

    @Test("A presented view has the styles around its presenter, the innermost of each kind, but not those inside it")
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

    @Test("A style that changes while a sheet is shown applies in the sheet, and no body of the sheet runs")
    func stylesChange() async {
        let theme = Theme()
        let host = HeadlessHost(Desk(theme: theme))
        host.clearRecord()
        theme.tint = .purple
        theme.scheme = .dark
        await host.settle()
        #expect(attributes(of: host)[.tint] == .color("purple"), "\(host.outline)")
        #expect(attributes(of: host)[.colorScheme] == .text("dark"))
        #expect(host.record.bodies.contains("Desk"))
        #expect(host.record.bodies.allSatisfy { $0 != "Themes" && $0 != "Chooser" }, "\(host.record.bodies)")
    }

    @Test("A sheet in a sheet has the styles around both, and follows them")
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

    @Test("An alert inherits colors, but neither font nor foreground style")
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

    private struct Door: View {
        let theme: Theme
        var body: some View {
            Group { if theme.isNaming { Text("Inside") } }
                .sheet(isPresented: Binding(get: { theme.isChoosing }, set: { theme.isChoosing = $0 })) {
                    Text("Log in")
                }
                .tint(theme.tint)
        }
    }

    @Test("A sheet presented from an empty view follows styles too")
    func aboveNothing() async {
        let theme = Theme()
        let host = HeadlessHost(Door(theme: theme))
        #expect(attributes(of: host, at: 0)[.tint] == .color("orange"), "\(host.outline)")
        theme.tint = .purple
        await host.settle()
        #expect(attributes(of: host, at: 0)[.tint] == .color("purple"), "\(host.outline)")
    }

    private struct Elsewhere: View {
        let theme: Theme
        var body: some View {
            VStack {
                Text("Room").sheet(isPresented: .constant(true)) { Text("Themes").tint(theme.tint) }
                Text("Other").tint(theme.tint)
            }
            .tint(.green)
        }
    }

    @Test("A style inside a sheet or beside its presenter isn't inherited")
    func stylesElsewhere() async {
        let theme = Theme()
        let host = HeadlessHost(Elsewhere(theme: theme))
        host.clearRecord()
        theme.tint = .purple
        await host.settle()
        #expect(attributes(of: host)[.tint] == .color("green"), "\(host.outline)")
        #expect(host.record.operations.count == 2, "\(host.record.operations)")
    }

    private struct Noted: View {
        let theme: Theme
        var body: some View {
            Text("Page")
                .inspector(isPresented: Binding(get: { theme.isChoosing }, set: { theme.isChoosing = $0 })) {
                    Text("Notes")
                }
                .tint(theme.tint)
        }
    }

    @Test("An inspector inherits the styles around it, whether it opens at launch or later, and sets none")
    func inspector() async throws {
        let theme = Theme()
        let host = HeadlessHost(Noted(theme: theme), size: .tabletLandscape)
        for _ in 0..<2 {
            let outline = host.outline
            #expect(outline.contains("presentation"), "\(outline)")
            #expect(outline.components(separatedBy: "tint=").count == 2, "\(outline)")
            theme.isChoosing = false
            await host.settle()
            theme.isChoosing = true
            await host.settle()
        }
    }

    private struct Arabic: View {
        let theme: Theme
        @Environment(\.layoutDirection) private var outer
        var body: some View {
            Reader()
                .sheet(isPresented: Binding(get: { theme.isChoosing }, set: { theme.isChoosing = $0 })) { Reader() }
                .environment(\.layoutDirection, .rightToLeft)
        }
    }

    private struct Reader: View {
        @Environment(\.layoutDirection) private var direction
        var body: some View { Text(direction == .rightToLeft ? "from the right" : "from the left") }
    }

    @Test("The layout direction of a view applies to its presentations and to readers of the environment")
    func direction() {
        let host = HeadlessHost(Arabic(theme: Theme()))
        #expect(attributes(of: host)[.layoutDirection] == .text("right-to-left"), "\(host.outline)")
        #expect(host.outline.components(separatedBy: "from the right").count == 3, "\(host.outline)")
    }
}
