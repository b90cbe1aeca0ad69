import BackstaffNavigation
import Foundation
import Synchronization

/// Finds words that aren't spelled as a dictionary has them.
///
/// The dictionary is the server's list of English words, `/usr/share/dict/words`. If there is none, and for all other
/// languages, every word is right, and the log says so once. There are no guesses and no completions.
open class UITextChecker: NSObject {
    private let dictionary: WordList?
    private var ignored: Set<String> = []

    /// Creates a checker with the server's list of words.
    public override convenience init() { self.init(dictionary: .system) }

    init(dictionary: WordList?) { self.dictionary = dictionary }

    /// The languages with a dictionary.
    public class var availableLanguages: [String] { WordList.system == nil ? [] : ["en"] }

    /// Finds the next word that isn't in the dictionary.
    ///
    /// - Parameters:
    ///   - stringToCheck: The text.
    ///   - range: The part of the text that is searched, in UTF-16 units.
    ///   - startingOffset: Where the search begins, in UTF-16 units.
    ///   - wrapFlag: Whether the search goes on at the beginning of the range.
    ///   - language: The language, such as `en` or `en_US`.
    /// - Returns: The range of the word. Its location is `NSNotFound` if every word is right.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let dictionary else {
            WordList.sayThatThereIsNone()
            return none
        }
        guard language.prefix(while: \.isLetter).lowercased() == "en",
            let searched = range.intersection(NSRange(location: 0, length: stringToCheck.utf16.count)),
            let expression = try? NSRegularExpression(pattern: "\\p{L}[\\p{L}\\p{M}]*(?:['’]\\p{L}+)*")
        else { return none }
        let wrong = expression.matches(in: stringToCheck, range: searched).map(\.range).filter { word in
            guard let place = Range(word, in: stringToCheck) else { return false }
            return !isKnown(String(stringToCheck[place]), in: dictionary)
        }
        return wrong.first { $0.location >= startingOffset } ?? (wrapFlag ? wrong.first : nil) ?? none
    }

    /// Returns `nil`: there are no guesses.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

    /// Returns `nil`: there are no completions.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

    /// Makes a word right for this checker.
    open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore.lowercased()) }

    /// The words that are right for this checker, in lower case.
    open var ignoredWords: [String]? {
        get { ignored.sorted() }
        set { ignored = Set((newValue ?? []).map { $0.lowercased() }) }
    }

    private static let learned = Mutex<Set<String>>([])

    /// Makes a word right for all checkers of the process. On a server, these are the checkers of all visitors.
    open class func learnWord(_ word: String) { _ = learned.withLock { $0.insert(word.lowercased()) } }

    /// Takes back `learnWord(_:)`.
    open class func unlearnWord(_ word: String) { _ = learned.withLock { $0.remove(word.lowercased()) } }

    /// Whether `learnWord(_:)` was called with a word.
    open class func hasLearnedWord(_ word: String) -> Bool { learned.withLock { $0.contains(word.lowercased()) } }

    private func isKnown(_ word: String, in dictionary: WordList) -> Bool {
        let word = word.lowercased()
        return dictionary.contains(word) || ignored.contains(word) || Self.hasLearnedWord(word)
    }
}

/// A list of words, one on each line of a file.
struct WordList: Sendable {
    private let words: Set<String>

    private static let mostBytes = 64 << 20

    /// The server's list of English words, or `nil` if there is none.
    static let system = WordList(file: "/usr/share/dict/words")

    /// Reads a file. The result is `nil` if it can't be read or has no words.
    init?(file path: String) {
        guard let size = (try? FileManager.default.attributesOfItem(atPath: real(path)))?[.size] as? NSNumber,
            size.intValue <= Self.mostBytes, let data = FileManager.default.contents(atPath: path)
        else { return nil }
        let lines = String(decoding: data, as: UTF8.self).lowercased().split(whereSeparator: \.isNewline)
        words = Set(lines.map(String.init))
        if words.isEmpty { return nil }
    }

    /// Whether a word in lower case is in the list.
    func contains(_ word: String) -> Bool { words.contains(word.replacing("’", with: "'")) }

    /// Writes a line into the log, the first time.
    static func sayThatThereIsNone() { _ = message }

    private static let message: Void = Diagnostics.log(
        "UITextChecker takes every word for right: there is no /usr/share/dict/words; install a package such as wamerican"
    )
}

/// A path with the links in it replaced.
private func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
