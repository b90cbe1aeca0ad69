import BackstaffAssets

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

    /// An import that is left out.
    struct Import: Equatable {
        let framework: String
        let range: Range<Int>
    }

    func imports(in source: [UInt8]) -> [Import] {
        var scanner = SwiftScanner(source)
        var found: [Import] = []
        var statement: [SwiftScanner.Token] = []
        while let token = scanner.next() {
            if token.kind == .newline || token.kind == .mark && scanner.text(token) == ";" {
                found += absentImport(statement, in: scanner)
                statement = []
            } else {
                statement.append(token)
            }
        }
        return found + absentImport(statement, in: scanner)
    }

    func replacements(in source: [UInt8]) -> [SourceReplacement] {
        imports(in: source).map { SourceReplacement($0.range, with: "") }
    }

    private func absentImport(_ statement: [SwiftScanner.Token], in scanner: SwiftScanner) -> [Import] {
        let words = statement.map { scanner.text($0) }
        guard let keyword = words.firstIndex(of: "import"), statement[..<keyword].allSatisfy({ $0.kind == .word }),
            let framework = words[(keyword + 1)...].first(where: { !Self.kinds.contains($0) }),
            Self.names.contains(framework), !exceptions.contains(framework), let first = statement.first,
            let last = statement.last
        else { return [] }
        return [Import(framework: framework, range: first.range.lowerBound..<last.range.upperBound)]
    }

    private static let kinds: Set<String> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

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
