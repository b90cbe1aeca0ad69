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
    /// The modules whose imports are left out.
    let names: Set<String>

    /// The imports that are left out.
    func imports(in source: [UInt8]) -> [ImportStatement] {
        ImportStatement.all(in: source).filter { names.contains($0.module) }
    }

    /// Modules whose names come with SwiftUI here, so nothing is missing without their imports.
    static let partsOfSwiftUI: Set<String> = ["DeveloperToolsSupport"]

    /// Frameworks of Apple's that apps for a platform import, and that neither this package nor Swift on Linux has.
    static func names(on platform: SeenPlatform) -> Set<String> {
        platform == .macos ? names.union(["AppKit", "Cocoa", "ServiceManagement"]) : names
    }

    private static let names: Set<String> = [
        "Accelerate", "Accessibility", "ActivityKit", "AdSupport", "AppIntents", "AppTrackingTransparency", "ARKit",
        "AuthenticationServices", "AVFAudio", "AVFoundation", "AVKit", "AVRouting", "BackgroundTasks", "CallKit",
        "CarPlay", "Charts", "ClassKit", "CloudKit", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio",
        "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation",
        "CoreLocationUI", "CoreMedia", "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
        "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "DeviceActivity", "DeviceCheck", "EventKit",
        "EventKitUI", "ExternalAccessory", "FamilyControls", "FileProvider", "FoundationModels", "GameController",
        "GameKit", "GameplayKit", "GLKit", "HealthKit", "HomeKit", "ImageIO", "ImagePlayground", "Intents",
        "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "ManagedSettings", "MapKit",
        "MediaPlayer", "Messages", "MessageUI", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit",
        "MobileCoreServices", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction",
        "NetworkExtension", "ObjectiveC", "OpenGLES", "PassKit", "PDFKit", "PencilKit", "Photos", "ProximityReader",
        "PushKit", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit", "RoomPlan", "SafariServices",
        "SceneKit", "ScreenTime", "Security", "SensorKit", "SharedWithYou", "ShazamKit", "simd", "Social",
        "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SystemConfiguration", "TipKit",
        "Translation", "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit",
        "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "WorkoutKit",
    ]
}
