import Foundation

/// Quantities as people type them: whole numbers, not negative.
public enum Quantity {
    /// The largest quantity that a person can enter.
    public static let largest = 1_000_000

    /// Returns the number that a text stands for, or `nil` if the text has a problem.
    public static func parse(_ text: String) -> Int? {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(text), number <= largest else {
            return nil
        }
        return number
    }

    /// What is wrong with a text, as a sentence, or `nil` if it is right.
    public static func problem(with text: String) -> String? {
        parse(text) == nil ? "Enter a whole number from 0 to \(largest)." : nil
    }
}
