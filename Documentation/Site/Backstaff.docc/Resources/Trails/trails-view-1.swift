import SwiftUI

struct TrailView: View {
    let trail: Trail

    var body: some View {
        List {
            Text("\(trail.kilometers) km")
        }
        .navigationTitle(trail.name)
    }
}
