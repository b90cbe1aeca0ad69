import SwiftUI

/// The current state of a scheme, and buttons that change it from outside the container.
struct StateReport: View {
    let facts: [Fact]
    @Binding var room: Room
    let goBack: @MainActor () -> Void
    let goToStart: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            VStack(alignment: .leading, spacing: 2) {
                ForEach(facts) { fact in
                    HStack(alignment: .firstTextBaseline, spacing: 8) {
                        Text(fact.name)
                            .foregroundStyle(.secondary)
                            .frame(width: 104, alignment: .leading)
                        Text(fact.value)
                            .multilineTextAlignment(.leading)
                    }
                }
            }
            .font(.system(.footnote, design: .monospaced))
            Picker("Size class", selection: $room) {
                ForEach(Room.allCases) { room in
                    Text(room.name)
                }
            }
            .pickerStyle(.segmented)
            HStack(spacing: 12) {
                Button("One Back", action: goBack)
                Button("To the Start", action: goToStart)
            }
            .buttonStyle(.bordered)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
