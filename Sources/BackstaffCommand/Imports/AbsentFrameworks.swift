/// Finds imports of Apple's frameworks that aren't there.
///
/// Many files import a framework and use nothing of it. Without the import, they compile. If a file does use a name of the
/// framework, the compiler says that it can't find the name, and the tool says which import was left out.
///
/// ```
/// import MapKit     before
///                   after
/// ```
struct AbsentFrameworks {
    /// Names that are modules of the app's packages.
    let exceptions: Set<String>

    /// The imports that are left out.
    func imports(in source: [UInt8]) -> [ImportStatement] {
        ImportStatement.all(in: source).filter { Self.names.contains($0.module) && !exceptions.contains($0.module) }
    }

    /// Frameworks of Apple's that apps import, and that neither this package nor Swift on Linux has.
    static let names: Set<String> = [
        "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AdSupport", "AppIntents",
        "AppTrackingTransparency", "AuthenticationServices", "BackgroundTasks", "CallKit", "Charts",
        "CloudKit", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
        "CoreLocation", "CoreLocationUI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight",
        "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "DeviceCheck", "EventKit", "EventKitUI",
        "FamilyControls", "FoundationModels", "GameController", "GameKit", "GameplayKit", "HealthKit", "HomeKit",
        "ImageIO", "ImagePlayground", "IntentsUI", "Intents", "LinkPresentation", "LocalAuthentication", "MapKit",
        "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MultipeerConnectivity", "MusicKit",
        "NaturalLanguage", "PDFKit", "PassKit", "PencilKit", "Photos", "QuickLook", "RealityKit",
        "SafariServices", "SceneKit", "ScreenTime", "Security", "ShazamKit", "Social", "SoundAnalysis", "Speech",
        "SpriteKit", "StoreKit", "SwiftData", "TipKit", "Translation", "UserNotifications", "UserNotificationsUI",
        "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit",
    ]
}
