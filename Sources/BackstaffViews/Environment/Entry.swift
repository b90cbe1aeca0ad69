/// Creates an entry of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` from a property.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var tint: Color = .blue
/// }
/// ```
///
/// If the property has an explicit type, its default value is evaluated each time it is read, as with Apple's SDK. If
/// the type is inferred, it is evaluated once, so the type must be `Sendable` in the Swift 6 language mode. An optional
/// needs no default value. In `FocusedValues` the default value must be `nil`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "BackstaffMacros", type: "EntryMacro")
