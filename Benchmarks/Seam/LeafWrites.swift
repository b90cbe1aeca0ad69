import BackstaffTesting
import SwiftUI

// The app of scripts/seam: one leaf among many siblings, whose state is written repeatedly. The script compiles this
// file twice, in its own package and in one module with all of Backstaff.

struct Leaf: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count \(count)")
            Button("More") { count += 1 }
            if count.isMultiple(of: 2) { Text("even") } else { Text("odd") }
        }
    }
}

struct Sibling: View {
    let number: Int

    var body: some View { Text("Row \(number)") }
}

struct Root: View {
    let siblings: Int

    var body: some View {
        VStack {
            ForEach(0..<siblings) { Sibling(number: $0) }
            Leaf()
        }
    }
}

@main
enum Main {
    @MainActor
    static func main() throws {
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        guard numbers.count == 2 else { fatalError("LeafWrites SIBLINGS WRITES") }
        let host = HeadlessHost(Root(siblings: numbers[0]))
        host.isRecording = false
        let button = try host.find("More")
        let bodies = host.bodyCount
        for _ in 0..<numbers[1] { host.tapNow(button) }
        print(host.texts.suffix(3), host.bodyCount - bodies)
    }
}
