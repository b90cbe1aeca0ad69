import SwiftUI

struct TrailList: View {
    var body: some View {
        NavigationStack {
            List(Trail.all) { trail in
                NavigationLink(trail.name, value: trail)
            }
            .navigationTitle("Trails")
        }
    }
}
