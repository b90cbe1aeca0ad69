import SwiftUI

/// An app with tabs that are ten screens deep and store their state. scripts/resume kills and restarts it.
@main
struct ResumeServer: App {
    var body: some Scene {
        WindowGroup { Passage() }
    }
}
