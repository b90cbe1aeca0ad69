import SwiftUI
import TideTable

struct Harbour: View {
    let tide: Tide
    @SceneStorage("boats") private var boats = 0

    var body: some View {
        List {
            TideRow(tide: tide)
            Text("Boats: \(boats)")
            Button("Moor") { boats += 1 }
        }
        .navigationTitle(tide.harbour)
    }
}
