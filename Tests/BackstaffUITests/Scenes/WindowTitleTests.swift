import Observation
import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

@MainActor
@Suite("The title of a window")
struct WindowTitleTests {
    @Observable
    final class Names {
        var title: String? = "Harbour"
        var inner: String?
    }

    private struct Place: View {
        let names: Names

        var body: some View {
            VStack {
                if let title = names.title { Text("A").navigationTitle(title) }
                Text("B").navigationTitle("Second")
            }
        }
    }

    @Test("without a container it is that of the views, of which the first counts, and follows changes")
    func noContainer() async {
        let names = Names()
        let host = HeadlessHost(Place(names: names))
        #expect(host.scene.lastTitle == "Harbour")
        names.title = "Quay"
        await host.settle()
        #expect(host.scene.lastTitle == "Quay")
        names.title = nil
        await host.settle()
        #expect(host.scene.lastTitle == "Second")
        #expect(host.title == nil, "there is no bar")
    }

    @Test("it is that of the shown screen, before one outside of the stack, and the app's name without any")
    func stack() async {
        struct Root: View {
            let names: Names

            var body: some View {
                NavigationStack {
                    if let inner = names.inner { Text("A").navigationTitle(inner) } else { Text("A") }
                }
                .modifier(Outside(title: names.title))
            }
        }
        struct Outside: ViewModifier {
            let title: String?

            func body(content: Content) -> some View {
                if let title { content.navigationTitle(title) } else { content }
            }
        }
        let names = Names()
        names.inner = "Stack"
        let host = HeadlessHost(Root(names: names))
        #expect(host.scene.lastTitle == "Stack" && host.title == "Stack")
        names.inner = nil
        await host.settle()
        #expect(host.scene.lastTitle == "Harbour")
        #expect(host.title == "")
        names.title = nil
        await host.settle()
        #expect(host.scene.lastTitle == host.scene.appName)
    }

    @Test("a toolbar outside of all containers is still for the container inside, and a sheet doesn't set the title")
    func outside() async {
        struct Root: View {
            var body: some View {
                NavigationStack { Text("A") }
                    .toolbar { Button("Add") {} }
                    .sheet(isPresented: .constant(true)) { Text("Sheet").navigationTitle("Sheet's") }
            }
        }
        let host = HeadlessHost(Root())
        #expect(host.outline.contains("Add"))
        #expect(host.scene.lastTitle != "Sheet's")
    }
}
