/// The macro `#Playground`. Its body is type-checked and then removed.
enum PlaygroundMacro {
    /// Only Xcode runs playgrounds, so a playground adds no code. The compiler has type-checked its body before the
    /// expansion.
    static let declarations = ""
}
