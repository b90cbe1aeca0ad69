import SwiftUI

/// An app whose tabs are ten screens deep and keep a place of their own: what scripts/resume kills and starts again.
@main
struct ResumeServer: App {
    var body: some Scene {
        WindowGroup { Passage() }
    }
}
