@_exported import BackstaffUI

#if Web
    import BackstaffWeb

    extension App {
        /// Serves the app to browsers until the process is told to end.
        ///
        /// Unlike with Apple's SwiftUI this reads the command line: `--help` says what it takes.
        @MainActor @preconcurrency
        public static func main() {
            // As SwiftUI does at launch: what an app has to say, it says now and not at the first visit.
            _ = Self()
            WebHost.run(appName: LiveApp<Self>.name) { LiveApp(Self.self) }
        }
    }
#endif
