import BackstaffUI

/// A property of an app that holds its delegate.
///
/// The delegate is created once for each process of the server, and all visitors share it. If it is an `ObservableObject`
/// or `Observable`, it is in the environment of the app's views.
///
/// In an app's source, the argument is the type of the delegate, as in `@UIApplicationDelegateAdaptor(AppDelegate.self)`, or
/// the property has the type. `backstaff` passes the initializer instead, because Swift creates objects by their type only
/// on Apple's platforms.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate> {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Creates the delegate, or takes the one that the process has.
    ///
    /// - Parameter make: Creates the delegate.
    public init(_ make: @MainActor () -> DelegateType) {
        wrappedValue = UIApplication.shared.delegate(make)
    }

    /// Creates a delegate of the property's type. It isn't available.
    @available(*, unavailable, message: "Name the class: @UIApplicationDelegateAdaptor(AppDelegate.self)")
    public init() { fatalError("A delegate needs its class.") }
}

/// A short name, which `backstaff` writes. Apps don't use it.
public typealias _DelegateAdaptor<DelegateType: UIApplicationDelegate> = UIApplicationDelegateAdaptor<DelegateType>

extension UIApplicationDelegateAdaptor: AppDelegateField {
    package func finishLaunching() { UIApplication.shared.finishLaunching(of: wrappedValue) }

    package func provide(to view: AnyView) -> AnyView {
        if let object = wrappedValue as? any ObservableObject { return provide(object, to: view) }
        if let object = wrappedValue as? any AnyObject & Observable { return provide(object, to: view) }
        return view
    }

    private func provide<Object: ObservableObject>(_ object: Object, to view: AnyView) -> AnyView {
        AnyView(view.environmentObject(object))
    }

    private func provide<Object: AnyObject & Observable>(_ object: Object, to view: AnyView) -> AnyView {
        AnyView(view.environment(object))
    }
}
