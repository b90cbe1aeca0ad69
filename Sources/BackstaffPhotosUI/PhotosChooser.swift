import BackstaffUI
import Foundation

/// What a user is asked for, and where the photos go.
@MainActor
struct PhotosChoice {
    let filter: PHPickerFilter
    /// The largest number of photos, or `nil` if only the server limits it.
    let most: Int?
    let take: ([PhotosPickerItem]) -> Void

    init(one selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
        self.filter = filter ?? .everything
        most = 1
        take = { selection.wrappedValue = $0.last }
    }

    init(several selection: Binding<[PhotosPickerItem]>, _ most: Int?, _ filter: PHPickerFilter?) {
        self.filter = filter ?? .everything
        self.most = most.map { max(1, $0) }
        take = { selection.wrappedValue = $0 }
    }

    var request: FileRequest {
        FileRequest(
            title: most == 1 ? "Choose a Photo" : "Choose Photos",
            button: most == 1 ? "Choose Photo…" : "Choose Photos…",
            types: filter.types, allowsMany: most != 1, most: most)
    }
}

/// Presents the chooser, and an alert if the photos didn't arrive.
struct PhotosChooser: ViewModifier {
    @Binding var isPresented: Bool
    let choice: PhotosChoice
    @State private var problem = ""
    @State private var hasProblem = false

    func body(content: Content) -> some View {
        content
            .choosesFiles(
                choice.request, while: $isPresented,
                onCompletion: { result in
                    switch result {
                    case .success(let files): choice.take(files.map { PhotosPickerItem(file: $0) })
                    case .failure(let error):
                        problem = error.localizedDescription
                        hasProblem = true
                    }
                }, onCancellation: {}, at: (#fileID, #line)
            )
            .alert("The selection couldn’t be loaded.", isPresented: $hasProblem) {
                Button("OK") {}
            } message: {
                Text(verbatim: problem)
            }
    }
}
