import BackstaffAssets

extension ShareLink {
    /// Creates a link that shares a picture, with a custom label. The preview isn't shown.
    ///
    /// A symbol can't be shared: the link is disabled.
    public init<Picture, Icon>(
        item: Image, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(SharedItem(item), subject, message, label())
    }
}

extension ShareLink where Label == BackstaffViews.Label<Text, Image> {
    /// Creates a link that shares a picture, with the default title. The preview isn't shown.
    public init<Picture, Icon>(
        item: Image, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
    ) {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            BackstaffViews.Label("Share…", systemImage: "square.and.arrow.up")
        }
    }

    /// Creates a link that shares a picture, with a title. The preview isn't shown.
    public init<Picture, Icon>(
        _ titleKey: LocalizedStringKey, item: Image, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<Picture, Icon>
    ) {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            BackstaffViews.Label(titleKey, systemImage: "square.and.arrow.up")
        }
    }
}

extension AssetManifest.Picture {
    /// The name of the file with the most pixels, in the standard appearance.
    var largestFile: String? {
        let standard = files.split(separator: "|").first ?? ""
        let sized = standard.split(separator: ",").map { $0.split(separator: " ") }
        func scale(_ parts: [Substring]) -> Double { parts.count > 1 ? Double(parts[1]) ?? 1 : 1 }
        return sized.max { scale($0) < scale($1) }?.first.map(String.init)
    }
}
