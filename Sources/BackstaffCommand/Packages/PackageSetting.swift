/// A setting of a target in a `Package.swift`, as far as it decides how Swift code is compiled.
struct PackageSetting: Decodable {
    /// The name of the setting, such as `define`.
    let name: String
    /// Its value, or `nil` if it isn't a single text.
    let value: String?
    private let condition: Condition?

    private struct Condition: Decodable {
        let config: String?
        let platformNames: [String]?
    }

    private enum Key: String, CodingKey { case condition, kind }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let kind = try container.decode([String: [String: Value]].self, forKey: .kind)
        name = kind.keys.first ?? ""
        value = kind.values.first?["_0"]?.text
        condition = try container.decodeIfPresent(Condition.self, forKey: .condition)
    }

    /// A value, whose text is `nil` if it is a list.
    private struct Value: Decodable {
        let text: String?

        init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
    }

    /// Whether the setting counts in a build. Conditions on platforms are those of Linux.
    func applies(inRelease isRelease: Bool) -> Bool {
        guard let condition else { return true }
        let platforms = condition.platformNames ?? []
        return condition.config.map { ($0 == "release") == isRelease } != false
            && (platforms.isEmpty || platforms.contains("linux"))
    }
}

extension CompilerSettings {
    /// The settings of an app that is a target of a package.
    ///
    /// - Parameters:
    ///   - target: The settings in the manifest.
    ///   - isRelease: Whether those of a release build count.
    init(_ target: [PackageSetting], isRelease: Bool) {
        self.init([:])
        for setting in target where setting.applies(inRelease: isRelease) {
            guard let value = setting.value, value.wholeMatch(of: /\w+/) != nil else { continue }
            switch setting.name {
            case "defaultIsolation": isOnMainActor = value == "MainActor"
            case "define": conditions.append(value)
            case "enableUpcomingFeature": features.append(value)
            case "swiftLanguageMode": languageMode = value == "6" ? .six : .five
            default: break
            }
        }
        conditions = Set(conditions).sorted()
        // Swift 6 mode has the usual features.
        features = Set(features).subtracting(languageMode == .six ? CompilerSettings([:]).features : []).sorted()
    }
}
