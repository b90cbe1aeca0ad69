import BackstaffUI
import ViewTestSupport

/// The state of links, stored outside the views. Each write is recorded.
@MainActor
@Observable
final class LinksModel {
    var isActive = false { didSet { writes.note("isActive \(isActive)") } }
    var isDeeper = false { didSet { writes.note("isDeeper \(isDeeper)") } }
    var tag: Int? { didSet { writes.note("tag \(tag.map(String.init) ?? "nil")") } }
    var hasLink = true
    @ObservationIgnored let writes = Journal()
}

/// A screen with its own count.
struct CountingScreen: View {
    let name: String
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("This is \(name)")
            Text("Count \(count)")
            Button("Add") { count += 1 }
            Button("Dismiss") { dismiss() }
            NavigationLink("Deeper than \(name)", destination: Text("Below \(name)").navigationTitle("Below"))
        }
        .navigationTitle(name)
    }
}
