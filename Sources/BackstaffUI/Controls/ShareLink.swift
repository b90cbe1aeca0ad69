import BackstaffElements

/// A button that hands something to another app: the browser is asked for its own way of sharing.
///
/// Different from Apple's: an address or words can be shared, and nothing else; a preview is accepted and not shown.
public struct ShareLink<Label: View>: View {
    private let item: SharedItem
    private let subject: String?
    private let message: String?
    private let label: Label
    @Environment(\.sceneContext) private var scene

    private init(_ item: SharedItem, _ subject: Text?, _ message: Text?, _ label: Label) {
        self.item = item
        self.subject = subject?.plainText
        self.message = message?.plainText
        self.label = label
    }

    /// Shares an address, with a label of any views.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.address(item), subject, message, label())
    }

    /// Shares words, with a label of any views.
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.words(item), subject, message, label())
    }

    /// What is shown.
    public var body: some View {
        StyledButton(
            element: .link, roleName: "share",
            attributes: [
                .href: item.address.map { .text($0) }, .asksApp: .flag(true), .value: .words(item.words),
                .title: .words(subject), .prompt: .words(message),
            ],
            action: { [scene, request] in scene?.exchange.ask(request) }, label: label)
    }

    private var request: HostRequest {
        let text = [message, item.words].compactMap(\.self).joined(separator: "\n")
        return .share(title: subject ?? "", text: text, url: item.address ?? "")
    }
}

/// What is shared.
enum SharedItem {
    case address(URL)
    case words(String)

    var address: String? {
        if case .address(let url) = self { url.absoluteString } else { nil }
    }

    var words: String? {
        if case .words(let words) = self { words } else { nil }
    }
}

extension ShareLink where Label == BackstaffUI.Label<Text, Image> {
    /// Shares an address, under the platform's own title.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init("Share…", item: item, subject: subject, message: message)
    }

    /// Shares words, under the platform's own title.
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init("Share…", item: item, subject: subject, message: message)
    }

    /// Shares an address, under a title.
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) {
            BackstaffUI.Label(titleKey, systemImage: "square.and.arrow.up")
        }
    }

    /// Shares an address, under a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) {
            BackstaffUI.Label(title, systemImage: "square.and.arrow.up")
        }
    }

    /// Shares words, under a title.
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) {
            BackstaffUI.Label(titleKey, systemImage: "square.and.arrow.up")
        }
    }

    /// Shares words, under a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) {
            BackstaffUI.Label(title, systemImage: "square.and.arrow.up")
        }
    }

    /// Shares an address, under the platform's own title. The preview isn't shown.
    public init<Picture, Icon>(
        item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
    ) {
        self.init(item: item, subject: subject, message: message)
    }

    /// Shares words, under the platform's own title. The preview isn't shown.
    public init<Picture, Icon>(
        item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
    ) {
        self.init(item: item, subject: subject, message: message)
    }

    /// Shares an address, under a title. The preview isn't shown.
    public init<Picture, Icon>(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<Picture, Icon>
    ) {
        self.init(titleKey, item: item, subject: subject, message: message)
    }

    /// Shares words, under a title. The preview isn't shown.
    public init<Picture, Icon>(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<Picture, Icon>
    ) {
        self.init(titleKey, item: item, subject: subject, message: message)
    }
}

/// What something that is shared looks like. Accepted for the sake of source code, and not shown: a browser asks for no
/// preview.
public struct SharePreview<Picture, Icon> {
    /// A title.
    public init(_ titleKey: LocalizedStringKey) where Picture == Never, Icon == Never {}

    /// A title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Picture == Never, Icon == Never {}

    /// A title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Picture) where Icon == Never {}

    /// A title and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Picture) where Icon == Never {}

    /// A title, a picture and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Picture, icon: Icon) {}
}
