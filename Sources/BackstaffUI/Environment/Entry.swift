/// Turns a property of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` into an entry with a
/// key of its own.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var tint: Color = .blue
/// }
/// ```
///
/// The default value is evaluated each time it is read if the property spells its type, as with Apple's SDK, and once
/// if the type is inferred; an inferred type therefore has to be `Sendable` in Swift 6 mode. An optional needs no
/// default value, and in `FocusedValues` can't have another one than `nil`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "BackstaffMacros", type: "EntryMacro")
