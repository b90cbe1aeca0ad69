import SwiftUI

/// A purser's desk: everything that can be presented above a window, each by a button of its own.
@main
struct PurserApp: App {
    var body: some Scene {
        WindowGroup { Desk() }
    }
}
