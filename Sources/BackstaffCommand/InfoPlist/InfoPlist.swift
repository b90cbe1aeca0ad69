import BackstaffAssets
import Foundation

/// The values that the app reads with `Bundle.main.infoDictionary`.
///
/// They come from the folder's Info.plist, and from the settings of its Xcode project. Settings that are in neither have
/// the values of a new project.
struct InfoPlist {
    /// The values, as they are written.
    let values: [String: Any]
    /// What is wrong with the folder's Info.plist, as a line for the user.
    let problem: String?

    private static let mostBytes = 1 << 20

    /// The language in which the app was written.
    var developmentLanguage: String { values["CFBundleDevelopmentRegion"] as? String ?? "en" }

    init(of folder: SourceFolder, isRelease: Bool) {
        let project = folder.project
        let name = lastComponent(of: folder.path)
        var settings = [
            "PRODUCT_NAME": "$(TARGET_NAME)", "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
            "PRODUCT_BUNDLE_IDENTIFIER": "com.example.$(PRODUCT_NAME:rfc1034identifier)",
            "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
            "PRODUCT_MODULE_NAME": folder.name.description,
        ]
        settings.merge(project?.settings(isRelease: isRelease) ?? [:]) { $1 }
        settings["TARGET_NAME"] = project?.target ?? name
        settings["EXECUTABLE_NAME"] = folder.name.description
        let variables = BuildVariables(settings)
        var values: [String: Any] = [
            "CFBundleName": "$(PRODUCT_NAME)", "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
            "CFBundleShortVersionString": "$(MARKETING_VERSION)", "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
            "CFBundlePackageType": "$(PRODUCT_BUNDLE_PACKAGE_TYPE)", "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
        ]
        for (key, value) in settings where key.hasPrefix(Self.keyPrefix) && !key.contains("[") {
            values[String(key.dropFirst(Self.keyPrefix.count))] = Self.typed(value)
        }
        let named = settings["INFOPLIST_FILE"].map { variables.expanded($0) }
        let (file, problem) = Self.file(named: named, project: project, folder: folder)
        values.merge(file) { $1 }
        if let accent = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"], values["NSAccentColorName"] == nil {
            values["NSAccentColorName"] = accent
        }
        if let icon = settings["ASSETCATALOG_COMPILER_APPICON_NAME"], values["CFBundleIconName"] == nil {
            values["CFBundleIconName"] = icon
        }
        var budget = BuildVariables.Budget()
        values = values.mapValues { Self.expanded($0, variables, within: &budget) }
        // The name of the file that is really there.
        values["CFBundleExecutable"] = folder.name.description
        self.values = values
        self.problem = problem
    }

    /// Writes the values into the app's bundle, where Foundation looks.
    func write(in bundle: String) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        try data.write(to: URL(fileURLWithPath: bundle + "/Info.plist"))
    }

    // MARK: Values

    private static let keyPrefix = "INFOPLIST_KEY_"

    /// Build settings are strings, but a property list has Booleans.
    private static func typed(_ value: String) -> Any {
        switch value {
        case "YES": true
        case "NO": false
        default: value
        }
    }

    private static func expanded(
        _ value: Any, _ variables: BuildVariables, within budget: inout BuildVariables.Budget
    ) -> Any {
        switch value {
        case let text as String: variables.expanded(text, within: &budget)
        case let list as [Any]: list.map { expanded($0, variables, within: &budget) }
        case let dictionary as [String: Any]: dictionary.mapValues { expanded($0, variables, within: &budget) }
        default: value
        }
    }

    // MARK: File

    /// Reads the Info.plist that a setting names, or that is in the folder.
    private static func file(
        named: String?, project: XcodeProject?, folder: SourceFolder
    ) -> (values: [String: Any], problem: String?) {
        var path = folder.path + "/Info.plist"
        if let named, !named.isEmpty, let project {
            path = absolutePath(named.hasPrefix("/") ? named : project.folder + "/" + named)
        } else if !FileManager.default.fileExists(atPath: path) {
            return ([:], nil)
        }
        let data: Data
        do throws(AssetProblem) {
            data = Data(try folder.boundary.contents(of: path, mostBytes: mostBytes))
        } catch {
            return ([:], "\(error); the values of Info.plist are left out")
        }
        guard let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            return ([:], "\(path) isn't a property list with a dictionary; its values are left out")
        }
        return (values, nil)
    }
}
