import BackstaffElements
import Foundation

/// A view that loads and shows an image from a URL.
///
/// Unlike in SwiftUI, the page loads the image, and the app's process doesn't receive it. Therefore an image with a URL
/// counts as loaded immediately, and the placeholder isn't shown while the picture loads. If the page can't load the image, it
/// tells the app, and the placeholder or the phase ``AsyncImagePhase/failure(_:)`` is shown. The URL must begin with `https:`
/// or `data:image/`. Any other URL counts as failed.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let content: (AsyncImagePhase) -> Content
    @State private var loads = PictureLoads()
    @State private var failed: PictureLoad?

    /// Creates an image that is shown in phases.
    ///
    /// - Parameters:
    ///   - url: The URL, or `nil` if it isn't known yet.
    ///   - scale: It has no effect: the image has the size of its file.
    ///   - transaction: It has no effect.
    ///   - content: A view builder for a phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.content = content
    }

    /// Creates an image with a placeholder.
    ///
    /// - Parameters:
    ///   - url: The URL, or `nil` if it isn't known yet.
    ///   - scale: It has no effect: the image has the size of its file.
    ///   - content: A view builder that modifies the image.
    ///   - placeholder: A view builder for the placeholder.
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

    /// Creates an image with a gray placeholder.
    ///
    /// - Parameters:
    ///   - url: The URL, or `nil` if it isn't known yet.
    ///   - scale: It has no effect: the image has the size of its file.
    public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
        self.init(url: url, scale: scale) {
            $0
        } placeholder: {
            Color.gray.opacity(0.3)
        }
    }

    /// The content and behavior of the view.
    public var body: some View {
        content(phase)
    }

    private var phase: AsyncImagePhase {
        // Not the view: its state has the load, and the load keeps what is called.
        let failed = $failed
        guard let load = loads.load(of: url, orElse: { failed.wrappedValue = $0 }) else { return .empty }
        if !SafeAddress.isPicture(load.address) { return .failure(URLError(.unsupportedURL)) }
        return load == failed.wrappedValue ? .failure(URLError(.resourceUnavailable)) : .success(Image(load))
    }
}

/// The phase of loading an ``AsyncImage``.
public enum AsyncImagePhase: Sendable {
    /// There is no URL.
    case empty
    /// The image is loaded, or is being loaded.
    case success(Image)
    /// The URL isn't valid for an image, or the page can't load the image.
    case failure(any Error)

    /// The image, if it is loaded.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error, if loading has failed.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
