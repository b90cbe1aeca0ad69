import Foundation

// What joins SwiftUI to UIKit and AppKit. Neither is here; the messages say what to use instead.

/// Views in a view controller.
@available(*, unavailable, message: "There is no UIKit here: make the view the content of a WindowGroup")
public final class UIHostingController<Content: View> {
    /// The views.
    public var rootView: Content

    /// A controller of `rootView`.
    public init(rootView: Content) {
        self.rootView = rootView
    }
}

/// Views in a view of the desktop.
@available(*, unavailable, message: "There is no AppKit here: make the view the content of a WindowGroup")
public final class NSHostingView<Content: View> {
    /// The views.
    public var rootView: Content

    /// A view of `rootView`.
    public init(rootView: Content) {
        self.rootView = rootView
    }
}

/// The delegate of an app that is UIKit's.
@available(*, unavailable, message: "There is no UIKit here: use @Environment(\\.scenePhase) and onOpenURL")
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType> {
    /// The delegate.
    public var wrappedValue: DelegateType

    /// A delegate of a type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        fatalError("There is no UIKit here.")
    }
}

/// The delegate of an app that is AppKit's.
@available(*, unavailable, message: "There is no AppKit here: use @Environment(\\.scenePhase) and onOpenURL")
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType> {
    /// The delegate.
    public var wrappedValue: DelegateType

    /// A delegate of a type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        fatalError("There is no AppKit here.")
    }
}

/// What the delegate of UIKit's app conforms to.
@available(*, unavailable, message: "There is no UIKit here: use @Environment(\\.scenePhase) and onOpenURL")
public protocol UIApplicationDelegate: AnyObject {}

/// What the delegate of AppKit's app conforms to.
@available(*, unavailable, message: "There is no AppKit here: use @Environment(\\.scenePhase) and onOpenURL")
public protocol NSApplicationDelegate: AnyObject {}

/// A view of UIKit among views.
@available(*, unavailable, message: "There is no UIKit here: write the view with SwiftUI's own")
@MainActor
public protocol UIViewRepresentable {}

/// A view controller of UIKit among views.
@available(*, unavailable, message: "There is no UIKit here: write the view with SwiftUI's own")
@MainActor
public protocol UIViewControllerRepresentable {}

/// A view of AppKit among views.
@available(*, unavailable, message: "There is no AppKit here: write the view with SwiftUI's own")
@MainActor
public protocol NSViewRepresentable {}

extension Image {
    /// A picture of UIKit.
    @available(*, unavailable, message: "There is no UIKit here: use Image(_:), Image(systemName:) or AsyncImage")
    public init(uiImage: Any) { self.init("") }

    /// A picture of AppKit.
    @available(*, unavailable, message: "There is no AppKit here: use Image(_:), Image(systemName:) or AsyncImage")
    public init(nsImage: Any) { self.init("") }

    /// A picture of Core Graphics.
    @available(
        *, unavailable, message: "There is no Core Graphics here: use Image(_:), Image(systemName:) or AsyncImage"
    )
    public init(_ cgImage: Any, scale: CGFloat, label: Text) { self.init("") }
}
