import SwiftUI

struct TrailList: View {
    @State private var path: [Trail] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(Trail.all) { trail in
                NavigationLink(trail.name, value: trail)
            }
            .navigationTitle("Trails")
            .navigationDestination(for: Trail.self) { trail in
                TrailView(trail: trail)
                    .toolbar {
                        Button("Show All Trails") { path = [] }
                    }
            }
        }
    }
}
