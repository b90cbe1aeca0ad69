import SwiftUI

/// A path with values of two types, and how to read them.
public struct NavigationPathScreen: View {
    @State private var path = NavigationPath()

    public init() {}

    public var body: some View {
        NavigationStack(path: $path) {
            PathButtons(path: $path)
                .navigationTitle("NavigationPath")
                .navigationDestination(for: Int.self) { number in
                    PathButtons(path: $path).navigationTitle("Number \(number)")
                }
                .navigationDestination(for: String.self) { letter in
                    PathButtons(path: $path).navigationTitle("Letter \(letter)")
                }
        }
    }
}

struct PathButtons: View {
    @Binding var path: NavigationPath

    var body: some View {
        List {
            Section("Go On") {
                Button("Append a number") { path.append(path.count + 1) }
                Button("Append a letter") { path.append(["A", "B", "C"][path.count % 3]) }
            }
            Section("Go Back") {
                Button("Remove the last") { path.removeLast() }
                Button("Remove all") { path.removeLast(path.count) }
            }
            .disabled(path.isEmpty)
            Section("The Path") {
                LabeledContent("Values", value: "\(path.count)")
                LabeledContent("Can be stored", value: path.codable == nil ? "No" : "Yes")
            }
        }
    }
}
