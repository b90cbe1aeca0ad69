import SwiftUI

struct LighthouseDetail: View {
    let id: Lighthouse.ID
    @EnvironmentObject private var watch: Watch

    var body: some View {
        if let light = Lighthouse.with(id: id) {
            Form {
                Section {
                    LabeledContent("Height", value: "\(Int(light.metres)) m")
                    LabeledContent("Lit", value: String(light.lit))
                }
                Section("Watch") {
                    HStack {
                        Circle()
                            .fill(.yellow)
                            .frame(width: watch.glow(of: light), height: watch.glow(of: light))
                            .accessibilityIdentifier("lamp")
                        Text("Flashes: \(watch.flashes[id] ?? 0)")
                    }
                    Button("Flash") { watch.flash(light) }
                }
                if !light.inSight.isEmpty {
                    Section("In sight") {
                        ForEach(light.inSight, id: \.self) { other in
                            NavigationLink(Lighthouse.with(id: other)?.name ?? other, value: other)
                        }
                    }
                }
            }
            .navigationTitle(light.name)
        }
    }
}
