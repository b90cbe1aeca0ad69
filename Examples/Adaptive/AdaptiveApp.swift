import AdaptiveViews
import SwiftUI

/// Three ways to build navigation that adapts to every width. They are side by side, each with its state below it.
@main
struct AdaptiveApp: App {
    var body: some Scene {
        WindowGroup {
            SchemeBrowser()
        }
    }
}
