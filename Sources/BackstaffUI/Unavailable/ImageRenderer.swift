/// Views as a picture.
///
/// Different from Apple's: there is none. The browser draws, and an app has no picture of what it shows.
@available(*, unavailable, message: "The browser draws views, so an app has no picture of them")
public final class ImageRenderer<Content: View> {
    /// The views.
    public var content: Content

    /// A picture of `content`.
    public init(content: Content) {
        self.content = content
    }
}
