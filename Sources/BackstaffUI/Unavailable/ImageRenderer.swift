/// An object that creates images from views. It isn't available.
///
/// The browser draws the views, so the app has no image of them.
@available(*, unavailable, message: "The browser draws views, so an app can't render them as images")
public final class ImageRenderer<Content: View> {
    /// The root view.
    public var content: Content

    /// Creates a renderer.
    public init(content: Content) {
        self.content = content
    }
}
