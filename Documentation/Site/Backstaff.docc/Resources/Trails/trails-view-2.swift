import SwiftUI

struct TrailView: View {
    let trail: Trail
    @State private var isSaved = false

    var body: some View {
        List {
            Text("\(trail.kilometers) km")
            Button(isSaved ? "Saved" : "Save") { isSaved = true }
            ForEach(Trail.all.filter { $0.id == trail.id + 1 }) { next in
                NavigationLink("Next: \(next.name)", value: next)
            }
        }
        .navigationTitle(trail.name)
    }
}
