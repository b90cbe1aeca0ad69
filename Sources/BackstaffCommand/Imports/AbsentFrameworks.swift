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
        "_AppIntents_SwiftUI", "_AuthenticationServices_SwiftUI", "_AVKit_SwiftUI", "_MapKit_SwiftUI",
        "_PhotosUI_SwiftUI", "_QuickLook_SwiftUI", "_SceneKit_SwiftUI", "_SpriteKit_SwiftUI",
        "_StoreKit_SwiftUI", "_SwiftData_SwiftUI", "_WebKit_SwiftUI", "Accelerate", "Accessibility",
        "AccessoryNotifications", "AccessorySetupKit", "AccessoryTransportExtension", "ActivityKit",
        "AdAttributionKit", "AdServices", "AdSupport", "AlarmKit", "AppClip", "AppIntents", "AppleArchive",
        "AppTrackingTransparency", "ARKit", "AssetsLibrary", "AudioUnit", "AuthenticationServices",
        "AutomaticAssessmentConfiguration", "AVFAudio", "AVFoundation", "AVKit", "AVRouting",
        "BackgroundAssets", "BackgroundTasks", "BrowserEngineKit", "BrowserKit", "BusinessChat", "CallKit",
        "CarPlay", "CFNetwork", "Charts", "Cinematic", "ClassKit", "CloudKit", "ColorSync", "CommonCrypto",
        "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth",
        "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMedia", "CoreMIDI",
        "CoreML", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
        "CoreVideo", "CreateML", "CreateMLComponents", "CryptoKit", "CryptoTokenKit", "DataDetection",
        "DeclaredAgeRange", "DeviceActivity", "DeviceCheck", "DeviceDiscoveryExtension", "DeviceDiscoveryUI",
        "DockKit", "EnergyKit", "EventKit", "EventKitUI", "ExtensionFoundation", "ExtensionKit",
        "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI", "FinanceKit", "FinanceKitUI",
        "FoundationModels", "GameController", "GameKit", "GameplayKit", "GameSave", "GeoToolbox", "GLKit",
        "GroupActivities", "GSS", "HealthKit", "HealthKitUI", "HomeKit", "IdentityLookup", "IdentityLookupUI",
        "ImageCaptureCore", "ImageIO", "ImagePlayground", "Intents", "IntentsUI", "IOKit", "IOSurface",
        "JavaScriptCore", "JournalingSuggestions", "LightweightCodeRequirements", "LinkPresentation",
        "LiveCommunicationKit", "LocalAuthentication", "ManagedApp", "ManagedAppDistribution",
        "ManagedSettings", "ManagedSettingsUI", "MapKit", "MarketplaceKit", "Matter", "MatterSupport",
        "MediaAccessibility", "MediaPlayer", "MediaSetup", "MediaToolbox", "Messages", "MessageUI", "Metal",
        "MetalFX", "MetalKit", "MetalPerformanceShaders", "MetalPerformanceShadersGraph", "MetricKit",
        "MLCompute", "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "MusicKit", "NaturalLanguage",
        "NearbyInteraction", "NetworkExtension", "NewsstandKit", "NotificationCenter", "ObjectiveC", "OpenAL",
        "OpenGLES", "PaperKit", "PassKit", "PDFKit", "PencilKit", "PermissionKit", "PHASE", "Photos",
        "ProximityReader", "PushKit", "PushToTalk", "QuickLook", "QuickLookThumbnailing", "RealityFoundation",
        "RealityKit", "RelevanceKit", "ReplayKit", "RoomPlan", "SafariServices", "SafetyKit", "SceneKit",
        "ScreenCaptureKit", "ScreenTime", "Security", "SecurityUI", "SensitiveContentAnalysis", "SensorKit",
        "SharedWithYou", "SharedWithYouCore", "ShazamKit", "simd", "Social", "SoundAnalysis", "Speech",
        "SpriteKit", "StickerKit", "StoreKit", "SwiftData", "SystemConfiguration", "TabularData",
        "TelephonyMessagingKit", "ThreadNetwork", "TipKit", "TouchController", "Translation", "TVMLKit",
        "TVServices", "TVUIKit", "UIUtilities", "UserNotifications", "UserNotificationsUI",
        "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit", "VisualIntelligence",
        "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "WiFiAware", "WiFiInfrastructure",
        "WorkoutKit",
    ]
}
