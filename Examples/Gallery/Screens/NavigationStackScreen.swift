import SwiftUI

/// A stack whose screens are the numbers in an array.
public struct NavigationStackScreen: View {
    @State private var floors: [Int] = []

    public init() {}

    public var body: some View {
        NavigationStack(path: $floors) {
            List(1..<6, id: \.self) { floor in
                NavigationLink("Floor \(floor)", value: floor)
            }
            .navigationTitle("Ground Floor")
            .navigationDestination(for: Int.self) { floor in
                FloorView(floor: floor, floors: $floors)
            }
        }
    }
}

struct FloorView: View {
    let floor: Int
    @Binding var floors: [Int]

    var body: some View {
        List {
            NavigationLink("One floor up", value: floor + 1)
            Button("Back to the ground") { floors = [] }
            LabeledContent("The way here", value: floors.map(String.init).joined(separator: " › "))
        }
        .navigationTitle("Floor \(floor)")
    }
}
