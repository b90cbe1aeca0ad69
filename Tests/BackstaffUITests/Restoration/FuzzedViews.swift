import BackstaffUI
import Foundation

/// The values that the views of fuzzed scenes push and select.
enum Fuzzed {
    struct Port: Hashable, Codable, Identifiable {
        var id: Int
    }

    enum Sea: String, CaseIterable, Identifiable, Codable {
        case north, baltic
        var id: Self { self }
    }

    enum Tide: String {
        case low, high
    }

    /// The keys of scene storage, each with its default.
    static let defaults: [(key: String, value: StorageValue)] = [
        ("note", .string("none")), ("count", .int(0)), ("share", .double(0.5)), ("isOpen", .bool(false)),
        ("data", .data([1])), ("tide", .string("low")),
    ]

    /// A stack with its own path, and a stored value of every type.
    struct Voyage: View {
        @State private var path = NavigationPath()
        @SceneStorage("note") private var note = "none"
        @SceneStorage("count") private var count = 0
        @SceneStorage("share") private var share = 0.5
        @SceneStorage("isOpen") private var isOpen = false
        @SceneStorage("data") private var data = Data([1])
        @SceneStorage("tide") private var tide = Tide.low
        @AppStorage("since") private var since = Date(timeIntervalSinceReferenceDate: 0)

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Text(verbatim: "\(note)|\(count)|\(share)|\(isOpen)|\(Array(data).description)|\(tide.rawValue)")
                    Slider(value: $share, in: 0...1)
                    ProgressView(value: share)
                    Gauge(value: share) { Text("Share") }
                    Stepper("Count", value: $count, in: 0...10)
                    Toggle("Open", isOn: $isOpen)
                    TextField("Note", text: $note)
                    DatePicker("Since", selection: $since)
                    Text(since, style: .relative)
                    Text(since, style: .date)
                    Text("\(Int(exactly: share) ?? 0)").frame(width: share)
                }
                .navigationTitle("Ports")
                .navigationDestination(for: Port.self) { port in
                    Text("Berths").navigationTitle("At \(port.id)")
                        .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
                }
                .navigationDestination(for: Int.self) { Text(verbatim: "Depth \($0)") }
            }
        }
    }

    /// Selections in columns, and a path of values of one type in the last column.
    struct Chart: View {
        @State private var sea: Sea?
        @State private var depth: Int?
        @State private var path: [Port] = []
        @State private var visibility = NavigationSplitViewVisibility.all
        @State private var column = NavigationSplitViewColumn.sidebar

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
                List(Sea.allCases, selection: $sea) { Text($0.rawValue) }
            } content: {
                List(0..<5, selection: $depth) { Text("Depth \($0)") }
            } detail: {
                NavigationStack(path: $path) {
                    Text("Ports").navigationDestination(for: Port.self) { Text("At \($0.id)") }
                }
            }
        }
    }
}
