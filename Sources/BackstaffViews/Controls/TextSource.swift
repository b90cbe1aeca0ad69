/// The source of a field's text: a text binding, or a formatted value.
@MainActor
struct TextSource {
    /// Returns the current text for a view with these environment values.
    let read: @MainActor (EnvironmentValues) -> String

    /// Called with the text while a user types.
    let edit: @MainActor (String) -> Void

    /// Called with the final text, or `nil` if ``edit`` has set the value already.
    let commit: (@MainActor (String, EnvironmentValues) -> Void)?

    init(_ text: Binding<String>) {
        read = { _ in text.wrappedValue }
        edit = { text.wrappedValue = $0 }
        commit = nil
    }

    /// Creates a source for a formatted value. The value is set when the field loses the focus or a user presses
    /// Return, if the text can be parsed. A format without a locale has that of the field.
    init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput>, format: Format)
    where Format.FormatOutput == String {
        read = { format.localized(in: $0).format(value.wrappedValue) }
        edit = { _ in }
        commit = { words, environment in
            if let parsed = try? format.localized(in: environment).parseStrategy.parse(words) {
                value.wrappedValue = parsed
            }
        }
    }

    /// Creates a source for an optional formatted value. An empty text stands for `nil`.
    init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput?>, format: Format)
    where Format.FormatOutput == String {
        read = { environment in value.wrappedValue.map { format.localized(in: environment).format($0) } ?? "" }
        edit = { _ in }
        commit = { words, environment in
            if words.allSatisfy(\.isWhitespace) {
                value.wrappedValue = nil
            } else if let parsed = try? format.localized(in: environment).parseStrategy.parse(words) {
                value.wrappedValue = parsed
            }
        }
    }
}
