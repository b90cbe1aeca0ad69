import BackstaffElements

/// A button that shares content with the share function of the browser.
///
/// URLs, texts and pictures of the app can be shared. Where a browser can't share a picture, it saves it as a file. Unlike in
/// SwiftUI, previews aren't shown.
public struct ShareLink<Label: View>: View {
    private let item: SharedItem
    private let subject: String?
    private let message: String?
    private let label: Label
    @Environment(\.enclosingScene) private var scene

    package init(_ item: SharedItem, _ subject: Text?, _ message: Text?, _ label: Label) {
        self.item = item
        self.subject = subject?.plainText
        self.message = message?.plainText
        self.label = label
    }

    /// Creates a link that shares a URL, with a custom label.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.address(item), subject, message, label())
    }

    /// Creates a link that shares a text, with a custom label.
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.words(item), subject, message, label())
    }

    /// The content and behavior of the view.
    public var body: some View {
        StyledButton(
            element: .link, roleName: "share",
            attributes: [
                .href: item.address.map { .text($0) }, .asksApp: .flag(true), .value: .words(item.words),
                .title: .words(subject), .prompt: .words(message),
            ],
            action: { [scene, subject, words, address, item, message] in
                if case .picture(let file?) = item {
                    scene?.share(picture: file, title: subject ?? "", text: message ?? "")
                } else {
                    scene?.share(title: subject ?? "", text: words, url: address)
                }
            }, label: label
        )
        .disabled(item.isMissing)
    }

    private var words: String { [message, item.words].compactMap(\.self).joined(separator: "\n") }

    private var address: String { item.address ?? "" }
}

/// The shared content.
package enum SharedItem {
    case address(URL)
    case words(String)
    /// A picture of the app, by the name of its file. It is `nil` if there is no file, as for a symbol.
    case picture(String?)

    /// Creates the content for an image.
    package init(_ image: Image) {
        switch image.source {
        case .load(let load):
            if let url = URL(string: load.address) { self = .address(url) } else { self = .picture(nil) }
        case .asset(_, let picture): self = .picture(picture?.largestFile)
        case .symbol: self = .picture(nil)
        }
    }

    /// Whether there is nothing to share.
    var isMissing: Bool {
        if case .picture(nil) = self { true } else { false }
    }

    var address: String? {
        if case .address(let url) = self { url.absoluteString } else { nil }
    }

    var words: String? {
        if case .words(let words) = self { words } else { nil }
    }
}

extension ShareLink where Label == BackstaffViews.Label<Text, Image> {
    /// Creates a link that shares a URL, with the default title.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init("Share…", item: item, subject: subject, message: message)
    }

    /// Creates a link that shares a text, with the default title.
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init("Share…", item: item, subject: subject, message: message)
    }

    /// Creates a link that shares a URL, with a title.
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) {
            BackstaffViews.Label(titleKey, systemImage: "square.and.arrow.up")
        }
    }

    /// Creates a link that shares a URL, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) {
            BackstaffViews.Label(title, systemImage: "square.and.arrow.up")
        }
    }

    /// Creates a link that shares a text, with a title.
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) {
            BackstaffViews.Label(titleKey, systemImage: "square.and.arrow.up")
        }
    }

    /// Creates a link that shares a text, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) {
            BackstaffViews.Label(title, systemImage: "square.and.arrow.up")
        }
    }

    /// Creates a link that shares a URL, with the default title. The preview isn't shown.
    public init<Picture, Icon>(
        item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
    ) {
        self.init(item: item, subject: subject, message: message)
    }

    /// Creates a link that shares a text, with the default title. The preview isn't shown.
    public init<Picture, Icon>(
        item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
    ) {
        self.init(item: item, subject: subject, message: message)
    }

    /// Creates a link that shares a URL, with a title. The preview isn't shown.
    public init<Picture, Icon>(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<Picture, Icon>
    ) {
        self.init(titleKey, item: item, subject: subject, message: message)
    }

    /// Creates a link that shares a text, with a title. The preview isn't shown.
    public init<Picture, Icon>(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<Picture, Icon>
    ) {
        self.init(titleKey, item: item, subject: subject, message: message)
    }
}

/// A preview of shared content. It exists for source compatibility and isn't shown, because browsers don't support
/// previews.
public struct SharePreview<Picture, Icon> {
    /// Creates a preview with a title.
    public init(_ titleKey: LocalizedStringKey) where Picture == Never, Icon == Never {}

    /// Creates a preview with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Picture == Never, Icon == Never {}

    /// Creates a preview with a title and an image.
    public init(_ titleKey: LocalizedStringKey, image: Picture) where Icon == Never {}

    /// Creates a preview with a title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Picture) where Icon == Never {}

    /// Creates a preview with a title, an image and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Picture, icon: Icon) {}
}
