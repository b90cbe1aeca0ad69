import BackstaffPhotosUI
import SwiftUI

/// The forms of choosing photos, and of words that are looked up outside of views.
struct ChoiceInventory: View {
    @State private var cover: PhotosPickerItem?
    @State private var pages: [PhotosPickerItem] = []
    @State private var isChoosing = false
    private let title: LocalizedStringResource = "Logbook"
    private let greeting = LocalizedStringResource("greeting", defaultValue: "Ahoy")

    var body: some View {
        VStack {
            photos
            words
        }
        .photosPicker(isPresented: $isChoosing, selection: $cover, matching: .images)
    }

    @ViewBuilder private var photos: some View {
        PhotosPicker("Cover", selection: $cover)
        PhotosPicker("Pages", selection: $pages, maxSelectionCount: 3, matching: .images)
        PhotosPicker(selection: $cover, matching: .any(of: [.images, .not(.livePhotos)])) {
            Label("Add a photo", systemImage: "photo")
        }
    }

    @ViewBuilder private var words: some View {
        Text(title)
        Text(String(localized: greeting))
        Text(verbatim: String(localized: "\(3) boats", comment: "the number of boats"))
        Text(verbatim: String(localized: "port", defaultValue: "Port"))
        Button(String(localized: "Weigh anchor")) { isChoosing = true }
    }
}
