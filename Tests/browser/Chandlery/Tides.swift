import SwiftUI

/// A list that can be pulled down to refresh it.
struct Tides: View {
    @State private var readings = 1

    var body: some View {
        List {
            Section("Readings: \(readings)") {
                ForEach(1...24, id: \.self) { hour in
                    LabeledContent("\(hour):00", value: "\(hour * readings % 7) m")
                }
            }
        }
        .refreshable {
            try? await Task.sleep(for: .milliseconds(400))
            readings += 1
        }
        .navigationTitle("Tides")
    }
}
