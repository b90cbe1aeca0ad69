import SwiftUI

struct LighthouseRow: View {
    let light: Lighthouse

    var body: some View {
        Label {
            Text(light.name)
        } icon: {
            Image(.tower)
                .resizable()
                .scaledToFit()
                .frame(width: 20, height: 28)
        }
    }
}
