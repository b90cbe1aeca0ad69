import SwiftUI

struct TrailList: View {
    var body: some View {
        List(Trail.all) { trail in
            Text(trail.name)
        }
    }
}
