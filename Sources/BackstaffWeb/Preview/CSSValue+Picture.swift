import BackstaffAssets

extension CSSValue {
    /// Translates the files of one of the app's pictures to an image of CSS.
    ///
    /// ```
    /// a.png 1,b.png 2|c.png 1        two scales in light mode, one in dark mode
    /// ```
    ///
    /// - Returns: `nil` for any other text.
    static func picture(_ text: String, basePath: BasePath) -> String? {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false)
        let images = parts.compactMap { image($0, basePath: basePath) }
        guard images.count == parts.count else { return nil }
        switch images.count {
        case 1: return images[0]
        case 2: return byScheme(images[0], images[1])
        case 4:
            let standard = byScheme(images[0], images[1])
            let increased = byScheme(images[2], images[3])
            return "var(--if-standard-contrast, \(standard)) var(--if-increased-contrast, \(increased))"
        default: return nil
        }
    }

    private static func byScheme(_ light: String, _ dark: String) -> String {
        light == dark ? light : "var(--if-light, \(light)) var(--if-dark, \(dark))"
    }

    /// Translates the files of one appearance. The browser chooses by the pixels of a point.
    private static func image(_ text: Substring, basePath: BasePath) -> String? {
        let files = text.split(separator: ",").map { $0.split(separator: " ") }
        guard !files.isEmpty, files.allSatisfy({ $0.count == 2 && AssetFileName.kind(of: $0[0]) != nil }) else {
            return nil
        }
        let addresses = files.map { "url(\"\(basePath.inBrowser("/~/assets/\($0[0])"))\")" }
        if files.count == 1 { return addresses[0] }
        let scales = files.map { Double($0[1]) ?? 1 }
        return "image-set(\(zip(addresses, scales).map { "\($0) \(number($1))x" }.joined(separator: ", ")))"
    }
}
