import SwiftUI

/// The name that is kept with each change that a person makes.
///
/// People type their names themselves: see ``AuthorForm``. The browser keeps the name. An app with a login would return
/// the name of the account from ``name(typed:)``.
@MainActor
@propertyWrapper
struct Author: DynamicProperty {
    @AppStorage("author") private var typed = ""

    /// The name, or an empty text if it isn't known yet.
    var wrappedValue: String { Self.name(typed: typed) }

    /// The name as the person types it.
    var projectedValue: Binding<String> { $typed }

    private static func name(typed: String) -> String {
        typed.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
