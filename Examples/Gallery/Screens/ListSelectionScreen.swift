import SwiftUI

/// A list with any number of selected rows.
public struct ListSelectionScreen: View {
    @State private var chosen: Set<String> = ["Bread"]

    public init() {}

    public var body: some View {
        List(["Apples", "Bread", "Cheese", "Dates", "Eggs"], id: \.self, selection: $chosen) { ware in
            Text(ware)
        }
        .navigationTitle(chosen.isEmpty ? "Nothing Selected" : chosen.sorted().joined(separator: ", "))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            EditButton()
        }
    }
}
