/*
See the folder LICENSE for the licence of this sample.

The entry point of the app.
*/

import SwiftUI

@main
struct LighthousesApp: App {
    @StateObject private var watch = Watch()

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environmentObject(watch)
        }
    }
}
