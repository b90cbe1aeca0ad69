import BackstaffTesting
import SwiftUI
import Testing

/// Forms of views, modifiers, scenes and previews that five or more code bases use.
@MainActor
@Suite("Call forms of views, scenes and previews that five or more code bases use")
struct CoreCallFormTests {
    private struct Forms: View {
        var body: some View {
            VStack {
                Group { Text("Group") }
                EmptyView()
                AnyView(Text("AnyView"))
                Text("modifier").modifier(Plain())
                Text("layout").previewLayout(.sizeThatFits).previewLayout(.fixed(width: 300, height: 70))
                Text("device").previewLayout(.device).previewDevice("iPhone 15").previewDevice(nil)
                Text("name").previewDisplayName("Name").previewInterfaceOrientation(.landscapeLeft)
                words
            }
        }

        @ViewBuilder private var words: some View { Text("builder") }
    }

    private struct Plain: ViewModifier {
        func body(content: Content) -> some View { content }
    }

    private struct FormsApp: App {
        var body: some Scene {
            WindowGroup { Forms() }.defaultSize(width: 800, height: 600)
        }
    }

    private struct Forms_Previews: PreviewProvider {
        static var previews: some View {
            Forms().previewLayout(.sizeThatFits).previewDisplayName("Forms")
        }
    }

    @Test("E07 an app, its scene, views, modifiers and previews are shown")
    func shown() {
        let words = ["Group", "AnyView", "modifier", "layout", "device", "name", "builder"]
        #expect(HeadlessHost(FormsApp.self).texts == words)
        #expect(HeadlessHost(Forms_Previews.previews).texts == words)
    }
}
