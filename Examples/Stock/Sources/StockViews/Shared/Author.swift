import SwiftUI

/// The name that is kept with each change that a person makes.
///
/// Behind a login, it is the name with which the person has signed in. Otherwise people type their names themselves: see
/// ``AuthorForm``. The browser keeps the typed name.
@MainActor
@propertyWrapper
struct Author: DynamicProperty {
    @AppStorage("author") private var typed = ""
    @Environment(\.visitor) private var visitor

    /// The name, or an empty text if it isn't known yet.
    var wrappedValue: String { visitor.name ?? typed.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// Whether the person has signed in, so that the name can't be typed.
    var isSignedIn: Bool { visitor.name != nil }

    /// The name as the person types it.
    var projectedValue: Binding<String> { $typed }
}
