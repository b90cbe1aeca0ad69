import SwiftUI

/// A window that shows a sheet of a chart. Its depths have addresses.
struct Chart: View {
    @Binding var sheet: Int?
    @State private var path: [Int] = []
    @State private var marks = 0

    var body: some View {
        NavigationStack(path: $path) {
            List([4, 9], id: \.self) { depth in
                NavigationLink("Depth \(depth)", value: depth)
            }
            .navigationTitle("Sheet \(sheet ?? 0)")
            .navigationDestination(for: Int.self) { depth in
                Form {
                    Text("Sheet \(sheet ?? 0), \(marks) marks")
                    Button("Mark it") { marks += 1 }
                    Button("Next sheet") { sheet = (sheet ?? 0) + 1 }
                }
                .navigationTitle("Depth \(depth)")
            }
            .navigationRoute("depths/:depth", for: Int.self)
        }
    }
}
