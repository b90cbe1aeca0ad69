import BackstaffAssets

/// Counts the attributes `@main` and `@UIApplicationMain` in Swift source, except in comments, in string literals and as
/// part of longer names such as `@mainline`.
///
/// Attributes inside `#if … #endif` are counted separately. An app for several platforms may have one in each branch,
/// and only the compiler knows which branch is active.
package struct MainAttribute: Equatable {
    /// The number of attributes outside of any `#if`.
    package private(set) var unconditional = 0
    /// The number of attributes inside an `#if`.
    package private(set) var conditional = 0

    package init(in source: String) {
        var scanner = SwiftScanner(Array(source.utf8))
        var depth = 0
        while let token = scanner.next() {
            guard token.kind == .word else { continue }
            switch scanner.text(token) {
            case "#if": depth += 1
            case "#endif": depth = max(0, depth - 1)
            case "@main", "@UIApplicationMain":
                if depth == 0 { unconditional += 1 } else { conditional += 1 }
            default: break
            }
        }
    }
}
