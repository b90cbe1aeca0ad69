import Foundation

/// The name of a method, or a method of a class of the app.
///
/// Swift has `#selector` only for Objective-C. `backstaff` replaces it, so that a selector holds the method itself:
///
/// ```
/// #selector(UIResponder.resignFirstResponder)     Selector("resignFirstResponder")
/// #selector(keyboardWillShow(_:))                 _Sel(Self.keyboardWillShow(_:))
/// #selector(Keyboard.willShow(_:))                Selector(Keyboard.willShow(_:))
/// ```
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    /// A method without its object. Two are the same only if one is a copy of the other.
    ///
    /// It is unchecked, as the methods in the initializers are, because such a method captures nothing: it gets its object when
    /// it is called.
    private final class Method: @unchecked Sendable {
        let call: @MainActor (_ target: AnyObject, _ argument: Any?) -> Void

        init(_ call: @escaping @MainActor (_ target: AnyObject, _ argument: Any?) -> Void) {
            self.call = call
        }
    }

    private let name: String
    private let method: Method?

    /// Creates a selector from the name of a method.
    public init(_ name: String) { (self.name, method) = (name, nil) }

    /// Creates a selector from the name of a method.
    public init(stringLiteral name: String) { self.init(name) }

    /// Creates a selector from a method without parameters.
    public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
        name = ""
        nonisolated(unsafe) let method = method
        self.method = Method { target, _ in (target as? Target).map { method($0)() } }
    }

    /// Creates a selector from a method of the main actor without parameters.
    public init<Target: AnyObject>(
        _ method: @escaping (Target) -> @MainActor () -> Void, onMainActor: Void = ()
    ) {
        name = ""
        nonisolated(unsafe) let method = method
        self.method = Method { target, _ in (target as? Target).map { method($0)() } }
    }

    /// Creates a selector from a method with a parameter, such as the notification.
    public init<Target: AnyObject, Argument>(_ method: @escaping (Target) -> (Argument) -> Void) {
        name = ""
        nonisolated(unsafe) let method = method
        self.method = Method { target, argument in
            guard let target = target as? Target, let argument = argument as? Argument else { return }
            method(target)(argument)
        }
    }

    /// Creates a selector from a method of the main actor with a parameter, such as the notification.
    public init<Target: AnyObject, Argument>(
        _ method: @escaping (Target) -> @MainActor (Argument) -> Void, onMainActor: Void = ()
    ) {
        name = ""
        nonisolated(unsafe) let method = method
        self.method = Method { target, argument in
            guard let target = target as? Target, let argument = argument as? Argument else { return }
            method(target)(argument)
        }
    }

    /// Calls the method of an object, if the selector holds one and the argument fits.
    @MainActor
    func call(_ target: AnyObject, with argument: Any?) { method?.call(target, argument) }

    /// Whether both are the same name, or copies of the same method.
    public static func == (left: Selector, right: Selector) -> Bool {
        left.name == right.name && left.method === right.method
    }

    /// Hashes the name and the identity of the method.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(method.map(ObjectIdentifier.init))
    }
}

/// A selector with a name as short as `backstaff` needs, so that columns stay. Apps don't use it.
public typealias _Sel = Selector
