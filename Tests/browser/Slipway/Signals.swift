import SwiftUI

/// Values that views pass to the views around them, and values of the view that has the focus.
struct Signals: View {
    @State private var depths = [3, 2]

    var body: some View {
        VStack {
            ForEach(depths.indices, id: \.self) { index in
                Text("sounding \(depths[index])").preference(key: Depth.self, value: depths[index])
            }
            Button("Deeper") { depths[1] += 7 }
        }
        .overlayPreferenceValue(Depth.self, alignment: .topTrailing) { depth in
            Text("deepest \(depth)").accessibilityIdentifier("deepest")
        }
        FocusedCargo()
        CargoField(name: "coal")
        CargoField(name: "salt")
    }
}

/// The largest of the depths that views report.
private struct Depth: PreferenceKey {
    static let defaultValue = 0

    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

extension FocusedValues {
    @Entry fileprivate var cargo: String?
}

private struct FocusedCargo: View {
    @FocusedValue(\.cargo) private var cargo

    var body: some View { Text("focus on \(cargo ?? "nothing")").accessibilityIdentifier("focused-cargo") }
}

private struct CargoField: View {
    let name: String
    @State private var words = ""

    var body: some View {
        TextField(name, text: $words)
            .focusedValue(\.cargo, words.isEmpty ? name : words)
            .accessibilityIdentifier(name)
    }
}
