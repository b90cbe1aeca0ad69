import BackstaffUniformTypes
import Foundation

extension Image: Transferable {
    /// The image itself. It can be made of a picture's data, for example of a PNG or JPEG file.
    public static var transferRepresentation: some TransferRepresentation {
        OnlyItself<Image>()
        DataRepresentation(importedContentType: .image) { data in
            guard let image = Image(pictureData: data) else { throw CocoaError(.fileReadCorruptFile) }
            return image
        }
    }
}

/// The form of values that are handed over only as they are.
private struct OnlyItself<Item: Transferable>: TransferRepresentation {
    func _add(to transfers: inout _Transfers<Item>) {}
}

extension ShareLink {
    /// Creates a link that shares a value of the app, with a custom label. The preview isn't shown.
    ///
    /// The value is shared as the picture, the URL or the text that it has as a ``ProxyRepresentation``, in this order. A
    /// value that has none of them can't be shared: the link is disabled.
    public init<Item: Transferable, Picture, Icon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(SharedItem(sharing: item), subject, message, label())
    }
}

extension ShareLink where Label == BackstaffViews.Label<Text, Image> {
    /// Creates a link that shares a value of the app, with the default title. The preview isn't shown.
    public init<Item: Transferable, Picture, Icon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
    ) {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            BackstaffViews.Label("Share…", systemImage: "square.and.arrow.up")
        }
    }

    /// Creates a link that shares a value of the app, with a title. The preview isn't shown.
    public init<Item: Transferable, Picture, Icon>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<Picture, Icon>
    ) {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            BackstaffViews.Label(titleKey, systemImage: "square.and.arrow.up")
        }
    }
}

extension SharedItem {
    /// Creates the content for a value of the app.
    fileprivate init<Item: Transferable>(sharing item: Item) {
        if let image = try? TransferConversion.convertNow(item, to: Image.self) {
            self.init(image)
        } else if let url = try? TransferConversion.convertNow(item, to: URL.self) {
            self = .address(url)
        } else if let words = try? TransferConversion.convertNow(item, to: String.self) {
            self = .words(words)
        } else {
            self = .picture(nil)
        }
    }
}
