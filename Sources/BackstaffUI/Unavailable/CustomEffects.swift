import Foundation

// Drawing that the app would do itself. The page draws, and the messages say what to use instead.

/// An effect that moves the drawing of a view. It isn't available.
@available(*, unavailable, message: "The page draws views: use offset, rotationEffect or scaleEffect with an animation")
@MainActor
public protocol GeometryEffect: Animatable, ViewModifier {}

/// A transformation of a drawing. It isn't available.
@available(*, unavailable, message: "The page draws views: use offset, rotationEffect or scaleEffect")
public struct ProjectionTransform {}

/// A program for the graphics processor. It isn't available.
@available(*, unavailable, message: "A page has no Metal: use blur, opacity, gradients or an image")
public struct Shader {}

/// The shaders of an app. It isn't available.
@available(*, unavailable, message: "A page has no Metal: use blur, opacity, gradients or an image")
public struct ShaderLibrary {
    /// The shaders of the app.
    public static var `default`: ShaderLibrary { ShaderLibrary() }
}

/// A drawing of text. It isn't available.
@available(*, unavailable, message: "The page draws texts: style parts of a Text, and join them with +")
public protocol TextRenderer: Animatable {}

extension View {
    /// Applies a shader to the colors of this view. It isn't available.
    @available(*, unavailable, message: "A page has no Metal: use blur, opacity, gradients or an image")
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

    /// Applies a shader to the positions in this view. It isn't available.
    @available(*, unavailable, message: "A page has no Metal: use blur, opacity, gradients or an image")
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        self
    }

    /// Applies a shader to this view. It isn't available.
    @available(*, unavailable, message: "A page has no Metal: use blur, opacity, gradients or an image")
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }

    /// Draws the texts in this view. It isn't available.
    @available(*, unavailable, message: "The page draws texts: style parts of a Text, and join them with +")
    public func textRenderer(_ renderer: any TextRenderer) -> some View { self }

    /// Transforms the drawing of this view. It isn't available.
    @available(*, unavailable, message: "The page draws views: use offset, rotationEffect or scaleEffect")
    public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
}
