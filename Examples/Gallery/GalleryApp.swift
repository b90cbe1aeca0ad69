import GalleryViews
import SwiftUI

/// One small screen for each navigation feature, with its source beside it.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup {
            GalleryView()
        }
    }
}
