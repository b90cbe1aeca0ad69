import BackstaffNavigation
import Foundation
import Testing

@testable import BackstaffUIKit

@Suite("UITextChecker and the keyboard's notifications")
struct TextCheckerTests {
    private func checker(_ words: String) throws -> UITextChecker {
        let file = FileManager.default.temporaryDirectory.path + "/backstaff-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Data(words.utf8).write(to: URL(fileURLWithPath: file))
        return UITextChecker(dictionary: WordList(file: file))
    }

    private func wrong(
        _ text: String, from start: Int = 0, wrap: Bool = false, language: String = "en", by checker: UITextChecker
    ) -> String? {
        let range = checker.rangeOfMisspelledWord(
            in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap,
            language: language)
        return range.location == NSNotFound ? nil : Range(range, in: text).map { String(text[$0]) }
    }

    @Test("M08 a word of the dictionary is right, in any case, and another one is found")
    func words() throws {
        let checker = try checker("silk\nWorm\nwasn't\n")
        #expect(wrong("silk", by: checker) == nil && wrong("Worm wasn’t SILK!", by: checker) == nil)
        #expect(wrong("silk 😀 wrom worm", by: checker) == "wrom")
        #expect(wrong("slik worm", from: 5, by: checker) == nil)
        #expect(wrong("slik worm", from: 5, wrap: true, by: checker) == "slik")
        #expect(wrong("slik", language: "en_US", by: checker) == "slik")
        #expect(wrong("slik", language: "fr", by: checker) == nil, "The list is one of English words.")
    }

    @Test("M08 ignored words are right for one checker, learned words for all")
    func ownWords() throws {
        let checker = try checker("silk")
        checker.ignoreWord("Zorbl")
        #expect(wrong("zorbl", by: checker) == nil)
        #expect(try wrong("zorbl", by: self.checker("silk")) == "zorbl")
        UITextChecker.learnWord("quorble")
        defer { UITextChecker.unlearnWord("quorble") }
        #expect(UITextChecker.hasLearnedWord("Quorble"))
        #expect(try wrong("quorble", by: self.checker("silk")) == nil)
    }

    @Test("M08 without a dictionary every word is right")
    func noDictionary() throws {
        #expect(WordList(file: "/none") == nil)
        #expect(wrong("xqzt", by: UITextChecker(dictionary: nil)) == nil)
    }

    @Test("M08 the keyboard's notifications have the names of UIKit")
    func keyboard() {
        #expect(UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
        #expect(UIResponder.keyboardFrameEndUserInfoKey == "UIKeyboardFrameEndUserInfoKey")
    }
}
