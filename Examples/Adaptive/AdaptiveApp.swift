import AdaptiveViews
import SwiftUI

/// Three ways to a navigation that suits every width, side by side, each with its state below it.
@main
struct AdaptiveApp: App {
    var body: some Scene {
        WindowGroup {
            SchemeBrowser()
        }
    }
}
