import SwiftUI

/// URLs in both directions: the address bar shows the current screen, and the URL leads back to it.
public struct DeepLinksScreen: View {
    @State private var opened: [URL] = []

    public init() {}

    public var body: some View {
        List {
            Section {
                Link("/Toolbar", destination: URL(string: "/Toolbar")!)
                Link("gallery:hello", destination: URL(string: "gallery:hello")!)
            } header: {
                Text("Links")
            } footer: {
                Text("The first is an address of this app's, and is shown. The second has a scheme of its own.")
            }
            Section("Opened by onOpenURL") {
                ForEach(opened, id: \.self) { Text($0.absoluteString) }
            }
        }
        .navigationTitle("DeepLinks")
        .onOpenURL { opened.append($0) }
    }
}
