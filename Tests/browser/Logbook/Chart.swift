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
                DepthView(depth: depth, sheet: $sheet, marks: $marks)
            }
            .navigationRoute("depths/:depth", for: Int.self)
        }
    }
}

/// One depth on a sheet.
struct DepthView: View {
    let depth: Int
    @Binding var sheet: Int?
    @Binding var marks: Int
    @State private var isSounding = false

    var body: some View {
        Form {
            Text("Sheet \(sheet ?? 0), \(marks) marks")
            Button("Mark it") { marks += 1 }
            Button("Next sheet") { sheet = (sheet ?? 0) + 1 }
            Button("Take soundings") { isSounding = true }
        }
        .navigationTitle("Depth \(depth)")
        .navigationDestination(isPresented: $isSounding) {
            SoundingsView(depth: depth)
        }
    }
}

/// The casts of the lead at one depth. A cast often leads to another depth nearby.
struct SoundingsView: View {
    let depth: Int
    @State private var casts = 0

    var body: some View {
        Form {
            Stepper("Casts: \(casts)", value: $casts)
            Section("Nearby") {
                NavigationLink("Depth \(depth + 1)", value: depth + 1)
                NavigationLink("Depth \(depth + 5)", value: depth + 5)
            }
        }
        .navigationTitle("Soundings")
    }
}
