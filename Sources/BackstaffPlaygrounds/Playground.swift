/// Declares code to try out. It is type-checked but doesn't run.
///
/// ```swift
/// #Playground("Prices") {
///     let basket = Basket.sample
///     _ = basket.total
/// }
/// ```
///
/// The compiler checks the body, so that a playground fails to build if the code that it tries has changed. It generates no
/// code for it. Xcode runs the body beside the source.
///
/// - Parameters:
///   - name: The title of the playground in Xcode.
///   - body: The code to try out. It isn't called.
@freestanding(declaration)
public macro Playground(
    _ name: String? = nil, body: @escaping @Sendable () async throws -> Void
) = #externalMacro(module: "BackstaffMacros", type: "PlaygroundMacro")
