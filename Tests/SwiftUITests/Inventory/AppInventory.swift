import SwiftUI

/// All forms of apps, scenes and previews that three or more code bases use.
struct AppInventory: App {
    var body: some Scene {
        WindowGroup {
            AppInventoryView()
        }
        .commands {
            SidebarCommands()
            CommandMenu("Fleet") {
                Button("Weigh Anchor") {}.keyboardShortcut("w", modifiers: [.command, .shift])
            }
            CommandGroup(replacing: .newItem) { Button("New Voyage") {} }
            CommandGroup(after: .sidebar) { Button("Show Tides") {} }
        }
        .defaultSize(width: 800, height: 600)
        .transformEnvironment(\.fathoms) { $0 += 1 }

        Settings {
            Text("Preferences of the fleet")
        }

        MenuBarExtra("Tides", systemImage: "water.waves") {
            Button("High water") {}
        }
        .menuBarExtraStyle(.window)

        MenuBarExtra {
            Text("Ebb")
        } label: {
            Label("Ebb", systemImage: "water.waves")
        }
        .menuBarExtraStyle(.menu)
    }
}

struct AppInventoryView: View {
    @State private var note = ""
    @Environment(\.fathoms) private var fathoms

    var body: some View {
        Group {
            Text("grouped")
            Text("modified").modifier(Signal(words: "with a signal"))
            AnyView(Text("erased"))
            erased
            EmptyView()
            Soundings(depth: 3).equatable()
            Text("fathoms \(fathoms)")
            Text("note \(note)")
        }
        .onOpenURL { note = $0.lastPathComponent }
        .onContinueUserActivity("sounding") { note = $0.activityType }
    }

    private var erased: AnyView {
        AnyView {
            Text("erased by a builder")
        }
    }
}

extension EnvironmentValues {
    @Entry var fathoms: Int = 5
}

extension AnyView {
    /// Code bases that use this initializer declare it themselves.
    fileprivate init<Content: View>(@ViewBuilder _ content: () -> Content) {
        self.init(content())
    }
}

private struct Signal: ViewModifier {
    let words: String

    func body(content: Content) -> some View {
        VStack {
            content
            Text(words)
        }
    }
}

private struct Soundings: View, Equatable {
    let depth: Int

    var body: some View { Text("depth \(depth)") }
}

struct AppInventoryPreviews: PreviewProvider {
    static var previews: some View {
        AppInventoryView()
            .previewLayout(.sizeThatFits)
            .previewDisplayName("On deck")
            .previewInterfaceOrientation(.landscapeLeft)
        AppInventoryView()
            .previewLayout(.fixed(width: 200, height: 100))
            .previewDevice("A small one")
    }
}

#Preview("On deck") {
    @Previewable @State var note = ""
    TextField("Note", text: $note)
}
