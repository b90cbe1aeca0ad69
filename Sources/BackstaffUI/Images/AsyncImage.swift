import Foundation

/// A picture that is loaded from an address.
///
/// Different from Apple's: the page loads it, and the server that runs the app never sees it. So a picture with an address
/// counts as loaded at once, the placeholder stands only where there is no address, and whether loading succeeds isn't
/// known. Addresses begin with `https:` or `data:image/`; any other counts as failed.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let content: (AsyncImagePhase) -> Content

    /// A picture, shown by views that know how far it is loaded.
    ///
    /// - Parameters:
    ///   - url: the address, or `nil` for none yet.
    ///   - scale: accepted without effect: the picture is as large as its file says.
    ///   - transaction: accepted without effect.
    ///   - content: makes the views.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.content = content
    }

    /// A picture, and what stands in its place while there is none.
    ///
    /// - Parameters:
    ///   - url: the address, or `nil` for none yet.
    ///   - scale: accepted without effect: the picture is as large as its file says.
    ///   - content: changes the picture.
    ///   - placeholder: stands in its place.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image {
                content(image)
            } else {
                placeholder()
            }
        }
    }

    /// A picture, or grey while there is none.
    ///
    /// - Parameters:
    ///   - url: the address, or `nil` for none yet.
    ///   - scale: accepted without effect: the picture is as large as its file says.
    public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
        self.init(url: url, scale: scale) {
            $0
        } placeholder: {
            Color.gray.opacity(0.3)
        }
    }

    /// What is shown.
    public var body: some View {
        content(phase)
    }

    private var phase: AsyncImagePhase {
        guard let url else { return .empty }
        let isPicture = url.absoluteString.prefix(11).lowercased() == "data:image/"
        if url.scheme?.lowercased() == "https" || isPicture { return .success(Image(address: url)) }
        return .failure(URLError(.unsupportedURL))
    }
}

/// How far an ``AsyncImage`` is loaded.
public enum AsyncImagePhase: Sendable {
    /// There is no address.
    case empty
    /// There is a picture.
    case success(Image)
    /// The address isn't one of a picture.
    case failure(any Error)

    /// The picture, if there is one.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// Why there is no picture, if it is known.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
