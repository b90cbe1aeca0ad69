import SwiftUI

struct Folder: Identifiable, Hashable {
    let id: Int
    var name: String
    var notes: [Note]
}

struct Note: Identifiable, Hashable {
    let id: Int
    var title: String
    var body: String
    var isPinned = false
}

struct NotesScreen: View {
    @State private var folders: [Folder] = []
    @State private var folder: Folder?
    @State private var note: Note?
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var query = ""

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(folders, selection: $folder) { folder in
                NavigationLink(value: folder) {
                    Label(folder.name, systemImage: "folder")
                        .badge(folder.notes.count)
                }
            }
            .navigationTitle("Folders")
            .listStyle(.sidebar)
        } content: {
            if let folder {
                List(selection: $note) {
                    ForEach(folder.notes.filter { query.isEmpty || $0.title.contains(query) }) { note in
                        VStack(alignment: .leading) {
                            Text(note.title).font(.headline)
                            Text(note.body).lineLimit(2).foregroundStyle(.secondary)
                        }
                        .tag(note)
                        .contextMenu {
                            Button("Pin", systemImage: "pin") { self.note = note }
                            Divider()
                            Button("Delete", systemImage: "trash", role: .destructive) {}
                        }
                    }
                }
                .searchable(text: $query, prompt: "Find")
                .navigationTitle(folder.name)
            } else {
                ContentUnavailableView("No folder", systemImage: "folder")
            }
        } detail: {
            if let note {
                ScrollView {
                    VStack(alignment: .leading, spacing: 16) {
                        Text(note.title).font(.largeTitle).bold()
                        Text(note.body)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding()
                }
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        ShareLink(item: note.body)
                    }
                }
            } else {
                Text("Choose a note").foregroundStyle(.secondary)
            }
        }
        .navigationSplitViewStyle(.balanced)
    }
}
