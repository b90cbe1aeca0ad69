/// What a field writes to: words as they are, or words that stand for a value.
@MainActor
struct TextSource {
    /// The words that the value has now.
    let read: @MainActor () -> String

    /// Takes over what has been typed so far.
    let edit: @MainActor (String) -> Void

    /// Takes over what was typed in the end. `nil` if ``edit`` has done so all along.
    let commit: (@MainActor (String) -> Void)?

    init(_ text: Binding<String>) {
        read = { text.wrappedValue }
        edit = { text.wrappedValue = $0 }
        commit = nil
    }

    /// Words that stand for a value: written when the field is left or Return is typed, and only if they make sense.
    init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput>, format: Format)
    where Format.FormatOutput == String {
        read = { format.format(value.wrappedValue) }
        edit = { _ in }
        commit = { words in
            if let parsed = try? format.parseStrategy.parse(words) { value.wrappedValue = parsed }
        }
    }

    /// Words that stand for a value that may be missing: no words, no value.
    init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput?>, format: Format)
    where Format.FormatOutput == String {
        read = { value.wrappedValue.map { format.format($0) } ?? "" }
        edit = { _ in }
        commit = { words in
            if words.allSatisfy(\.isWhitespace) {
                value.wrappedValue = nil
            } else if let parsed = try? format.parseStrategy.parse(words) {
                value.wrappedValue = parsed
            }
        }
    }
}
