import SwiftUI

/// State that survives a reload of the page and a restart of the server.
public struct RestorationScreen: View {
    @SceneStorage("restoration.note") private var note = ""
    @AppStorage("restoration.count") private var count = 0
    @State private var fleeting = 0

    public init() {}

    public var body: some View {
        List {
            Section {
                TextField("A note", text: $note)
            } header: {
                Text("This Tab")
            } footer: {
                Text("@SceneStorage. Reload the page, or end the server and start it again.")
            }
            Section {
                Stepper("Count: \(count)", value: $count)
            } header: {
                Text("Every Tab of This Browser")
            } footer: {
                Text("@AppStorage. Open another tab: it counts along.")
            }
            Section {
                Stepper("Count: \(fleeting)", value: $fleeting)
            } header: {
                Text("As Long as It Is Shown")
            } footer: {
                Text("@State. Leave this screen and it is gone.")
            }
        }
        .navigationTitle("Restoration")
    }
}
