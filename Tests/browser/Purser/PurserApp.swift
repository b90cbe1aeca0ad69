import SwiftUI

/// A purser's desk: every kind of presentation above a window, each with its own button.
@main
struct PurserApp: App {
    var body: some Scene {
        WindowGroup { Desk() }
    }
}
