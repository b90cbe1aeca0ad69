import Foundation

// The API that connects SwiftUI with UIKit and AppKit. Neither is available, and the messages say what to use instead.

/// A view controller that contains SwiftUI views. It isn't available.
@available(*, unavailable, message: "UIKit isn't available: make the view the content of a WindowGroup")
public final class UIHostingController<Content: View> {
    /// The root view.
    public var rootView: Content

    /// Creates a view controller.
    public init(rootView: Content) {
        self.rootView = rootView
    }
}

/// An AppKit view that contains SwiftUI views. It isn't available.
@available(*, unavailable, message: "AppKit isn't available: make the view the content of a WindowGroup")
public final class NSHostingView<Content: View> {
    /// The root view.
    public var rootView: Content

    /// Creates a view.
    public init(rootView: Content) {
        self.rootView = rootView
    }
}

/// A property wrapper for a UIKit app delegate. It isn't available.
@available(*, unavailable, message: "UIKit isn't available: use @Environment(\\.scenePhase) and onOpenURL")
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType> {
    /// The delegate.
    public var wrappedValue: DelegateType

    /// Creates a delegate of a type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        fatalError("UIKit isn't available.")
    }
}

/// A property wrapper for an AppKit app delegate. It isn't available.
@available(*, unavailable, message: "AppKit isn't available: use @Environment(\\.scenePhase) and onOpenURL")
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType> {
    /// The delegate.
    public var wrappedValue: DelegateType

    /// Creates a delegate of a type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        fatalError("AppKit isn't available.")
    }
}

/// The protocol for UIKit app delegates. It isn't available.
@available(*, unavailable, message: "UIKit isn't available: use @Environment(\\.scenePhase) and onOpenURL")
public protocol UIApplicationDelegate: AnyObject {}

/// The protocol for AppKit app delegates. It isn't available.
@available(*, unavailable, message: "AppKit isn't available: use @Environment(\\.scenePhase) and onOpenURL")
public protocol NSApplicationDelegate: AnyObject {}

/// A wrapper for a UIKit view. It isn't available.
@available(
    *, unavailable,
    message: "UIKit isn't available: use ProgressView, ScrollView, background(.ultraThinMaterial) or another view"
)
@MainActor
public protocol UIViewRepresentable {}

/// A wrapper for a UIKit view controller. It isn't available.
@available(
    *, unavailable,
    message: "UIKit isn't available: use PhotosPicker, ShareLink, Link, fileImporter or another view"
)
@MainActor
public protocol UIViewControllerRepresentable {}

/// A wrapper for an AppKit view. It isn't available.
@available(*, unavailable, message: "AppKit isn't available: build the view from SwiftUI views")
@MainActor
public protocol NSViewRepresentable {}

extension Image {
    /// Creates an image from a `UIImage`. It is available only in an app that the command `backstaff` builds.
    @available(
        *, unavailable,
        message: "UIKit isn't available: build the app with the command backstaff, or use Image(_:) or AsyncImage"
    )
    public init(uiImage: Any) { self.init("") }

    /// Creates an image from an `NSImage`. It isn't available.
    @available(*, unavailable, message: "AppKit isn't available: use Image(_:), Image(systemName:) or AsyncImage")
    public init(nsImage: Any) { self.init("") }

    /// Creates an image from a `CGImage`. It isn't available.
    @available(
        *, unavailable, message: "Core Graphics isn't available: use Image(_:), Image(systemName:) or AsyncImage"
    )
    public init(_ cgImage: Any, scale: CGFloat, label: Text) { self.init("") }
}
