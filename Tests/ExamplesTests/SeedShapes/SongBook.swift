import SwiftUI

/// A song in a ship's song book. Its kind determines its section.
struct Song: Identifiable, Hashable {
    enum Kind: String, CaseIterable, Identifiable {
        case hauling, pumping, ashore
        var id: Self { self }
    }

    let id: Int
    let title: String
    let kind: Kind

    static let all = [
        Song(id: 1, title: "Long Haul", kind: .hauling), Song(id: 2, title: "Short Haul", kind: .hauling),
        Song(id: 3, title: "Dry Pump", kind: .pumping), Song(id: 4, title: "First Night", kind: .ashore),
    ]

    static func all(of kind: Kind) -> [Song] { all.filter { $0.kind == kind } }
}

/// A list of sections with links that contain their destinations.
struct InlineSongBook: View {
    var body: some View {
        NavigationStack {
            List(Song.Kind.allCases) { kind in
                Section(kind.rawValue.capitalized) {
                    ForEach(Song.all(of: kind)) { song in
                        NavigationLink(song.title) { SongScreen(song: song) }
                    }
                }
            }
            .navigationTitle("Songs")
        }
    }
}

/// The same list with links to values and with a path that buttons write.
struct SongBook: View {
    @State private var path: [Song] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(Song.Kind.allCases) { kind in
                Section(kind.rawValue.capitalized) {
                    ForEach(Song.all(of: kind)) { NavigationLink($0.title, value: $0) }
                }
            }
            .navigationTitle("Songs")
            .navigationDestination(for: Song.self) { song in
                SongScreen(song: song)
                    .toolbar { Button("To the Songs") { path.removeAll() } }
            }
            .toolbar { Button("Tonight") { path = [Song.all[3]] } }
        }
    }
}

/// A song and the others of its kind.
private struct SongScreen: View {
    let song: Song
    @State private var verses = 1

    var body: some View {
        VStack {
            Text("\(song.title), verse \(verses)")
            Button("Next Verse") { verses += 1 }
            ForEach(Song.all(of: song.kind).filter { $0 != song }) { NavigationLink("Like \($0.title)", value: $0) }
        }
        .navigationTitle(song.title)
    }
}
