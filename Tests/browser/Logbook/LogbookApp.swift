import SwiftUI

/// The app that the browser tests reload, kill and move to other servers. All its state is restored.
@main
struct LogbookApp: App {
    init() {
        _ = LoopOnSignal.source
    }

    var body: some Scene {
        WindowGroup {
            Logbook()
        }
        WindowGroup(id: "chart", for: Int.self) { $sheet in
            Chart(sheet: $sheet)
        }
    }
}
