/// Leads imports of Apple's modules to modules of this package, for an app that is built from a folder.
///
/// The compiler knows each of these modules under a second name, in the app's target only. No module is really called
/// `os` or `UIKit`: dependencies ask `canImport(os)`, and would then use names that aren't there.
enum ModuleAliases {
    /// The package product that has all the modules.
    static let product = "BackstaffFrameworks"

    /// The modules by their names in the app. The compiler refuses a second name for the same module.
    private static let modules = [
        "AudioToolbox": "BackstaffAudioToolbox",
        "CoreGraphics": "BackstaffCoreGraphics",
        "CoreTransferable": "BackstaffCoreTransferable",
        "Darwin": "BackstaffDarwin",
        "Network": "BackstaffNetwork",
        "OSLog": "BackstaffOSLog",
        "PhotosUI": "BackstaffPhotosUI",
        "Playgrounds": "BackstaffPlaygrounds",
        "QuartzCore": "BackstaffQuartzCore",
        "SwiftUICore": "BackstaffUI",
        "UIKit": "BackstaffUIKit",
        "UniformTypeIdentifiers": "BackstaffUniformTypes",
        "os": "BackstaffOS",
    ]

    /// The modules that all files of an app see without an import. On Apple's platforms, a file gets the names of UIKit
    /// with SwiftUI, and those of the other modules with Foundation.
    private static func implicitImports(on platform: SeenPlatform) -> [String] {
        ["BackstaffFoundation", "Combine", "Darwin", "FoundationNetworking", "Observation"]
            + (platform == .ios ? ["UIKit"] : [])
    }

    /// The names of all modules that have another name in an app.
    static let allNames = Set(modules.keys)

    /// The names that an app for a platform can import.
    static func names(on platform: SeenPlatform) -> Set<String> {
        platform == .ios ? allNames : allNames.subtracting(["UIKit"])
    }

    /// The arguments for the compiler.
    static func compilerFlags(on platform: SeenPlatform) -> [String] {
        names(on: platform).sorted().flatMap { name in modules[name].map { ["-module-alias", "\(name)=\($0)"] } ?? [] }
            + implicitImports(on: platform).flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    }
}
