import SwiftUI

struct Photo: Identifiable, Hashable {
    let id: Int
    var name: String
    var likes: Int
    var color: Color
}

struct GalleryScreen: View {
    @State private var photos: [Photo] = []
    @State private var shown: Photo?
    @State private var columns = 3.0
    @State private var isError = false

    private var layout: [GridItem] {
        Array(repeating: GridItem(.flexible(), spacing: 8), count: Int(columns))
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: layout, spacing: 8) {
                    ForEach(photos) { photo in
                        Button {
                            shown = photo
                        } label: {
                            ZStack(alignment: .bottomTrailing) {
                                RoundedRectangle(cornerRadius: 8)
                                    .fill(photo.color.gradient)
                                    .aspectRatio(1, contentMode: .fit)
                                Label("\(photo.likes)", systemImage: "heart.fill")
                                    .font(.caption)
                                    .padding(6)
                                    .background(.thinMaterial, in: Capsule())
                            }
                            .overlay(alignment: .topLeading) {
                                if photo.likes > 10 {
                                    Image(systemName: "flame").foregroundStyle(.orange).padding(4)
                                }
                            }
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel(photo.name)
                    }
                }
                .padding()
                Slider(value: $columns, in: 1...6, step: 1)
                    .padding(.horizontal)
            }
            .navigationTitle("Gallery")
            .refreshable { await load() }
            .task { await load() }
            .sheet(item: $shown) { photo in
                NavigationStack {
                    VStack(spacing: 20) {
                        photo.color.frame(height: 300).cornerRadius(16)
                        Text(photo.name).font(.title2)
                        HStack {
                            Text("Likes")
                            Spacer()
                            Text(photo.likes, format: .number)
                        }
                    }
                    .padding(24)
                    .navigationTitle(photo.name)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button("Close") { shown = nil }
                        }
                    }
                }
                .presentationDetents([.medium, .large])
            }
            .alert("Can't load", isPresented: $isError) {
                Button("Again") { Task { await load() } }
                Button("Cancel", role: .cancel) {}
            }
        }
    }

    private func load() async {}
}
