// The target doesn't list this file. With it, the app would have two entry points and a type that isn't anywhere.

import SwiftUI

@main
struct Sketch: App {
    var body: some Scene { WindowGroup { ViewThatWasDeleted() } }
}
