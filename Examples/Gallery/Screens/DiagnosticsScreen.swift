import SwiftUI

/// A deliberate mistake: no destination is declared for Double. The server's output says what is missing, and where.
public struct DiagnosticsScreen: View {
    public init() {}

    public var body: some View {
        NavigationStack {
            List {
                NavigationLink("An Int, which has a destination", value: 1)
                NavigationLink("A Double, which has none", value: 0.5)
            }
            .navigationTitle("Diagnostics")
            .navigationDestination(for: Int.self) { number in
                Text("The number \(number)").navigationTitle("An Int")
            }
        }
    }
}
