import Foundation
import Testing

@testable import BackstaffFoundation

@Suite("What Foundation has on Apple's platforms")
struct FoundationTests {
    @Test("M04 user defaults store and read values by the names of key-value coding")
    func defaults() throws {
        let name = "backstaff-tests-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        #expect(defaults.value(forKey: "depth") == nil)
        defaults.setValue(5, forKey: "depth")
        defaults.setValue(Data([1, 2]), forKey: "chart")
        #expect(defaults.value(forKey: "depth") as? Int == 5 && defaults.integer(forKey: "depth") == 5)
        #expect(defaults.value(forKey: "chart") as? Data == Data([1, 2]))
        defaults.setValue(nil, forKey: "depth")
        #expect(defaults.value(forKey: "depth") == nil)
    }

    @Test("M04 an error without details has no code, one with details keeps its own, and an empty timer never fires")
    func emptyObjects() {
        #expect(!Timer().isValid && Timer(timeInterval: 1, repeats: false, block: { _ in }).isValid)
        #expect(NSError().code == 0 && NSError().domain.isEmpty)
        #expect(NSError(domain: "tide", code: 3).code == 3)
    }

    @Test("M04 the folders of the process are those that the file manager names")
    func folders() {
        let files = FileManager.default
        #expect(URL.documentsDirectory == files.urls(for: .documentDirectory, in: .userDomainMask).first)
        #expect(URL.cachesDirectory == files.urls(for: .cachesDirectory, in: .userDomainMask).first)
        #expect(
            URL.applicationSupportDirectory == files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first)
        #expect(URL.documentsDirectory != URL.cachesDirectory)
    }

    @Test("M04 a formatter of lists joins texts and items in the words of its language")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a"]) == "a")
        #expect(formatter.string(from: [1, 2, 3]) == "1, 2, and 3")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: ["a", "b"]) == "a und b")
        #expect(formatter.string(for: ["a", "b"]) == "a und b" && formatter.string(for: 1) == nil)
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "de_DE")
        numbers.minimumFractionDigits = 1
        formatter.itemFormatter = numbers
        #expect(formatter.string(from: [1.5, 2]) == "1,5 und 2,0")
        #expect(formatter.string(from: ["a"]) == nil)
    }

    @Test("M04 a pool of objects returns the result of its closure, or its error")
    func pool() {
        #expect(autoreleasepool { 3 } == 3)
        #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
    }

    @Test(
        "M04 a predicate of a format holds for texts that fit, and for no others",
        arguments: [
            ("SELF MATCHES %@", "[a-z]+@[a-z]+\\.org", "ann@example.org", "ann@example.org "),
            ("SELF MATCHES[c] %@", "[a-z]+", "Ann", "Ann1"),
            ("SELF CONTAINS[cd] %@", "reykja", "In Reykjavík", "Oslo"),
            ("SELF BEGINSWITH %@", "Port", "Port of Ghent", "Airport"),
            ("SELF ENDSWITH[c] %@", "PORT", "airport", "Port of Ghent"),
            ("SELF LIKE %@", "g?n*t", "gannet", "garnet."),
            ("SELF == %@", "a", "a", "A"),
            ("NOT SELF CONTAINS %@", "x", "abc", "xyz"),
            ("self != %@", "a", "b", "a"),
            ("SELF BEGINSWITH 'a' AND SELF ENDSWITH %@", "z", "a to z", "a to y"),
            ("SELF == 'a b' OR SELF==%@", "c", "a b", "a"),
        ])
    func texts(format: String, argument: String, fitting: String, other: String) {
        let predicate = NSPredicate(format: format, argument)
        #expect(predicate.evaluate(with: fitting))
        #expect(!predicate.evaluate(with: other))
    }

    @Test("M04 a predicate of a format compares numbers, also with those in the format")
    func numbers() {
        let predicate = NSPredicate(format: "SELF >= %d AND SELF < 10", 3)
        #expect([2, 3, 9, 10].map { predicate.evaluate(with: $0) } == [false, true, true, false])
        #expect(!predicate.evaluate(with: "a") && !predicate.evaluate(with: nil))
    }

    @Test(
        "M04 a format that asks for properties or has too few arguments is refused with words",
        arguments: [
            ("name == %@", "isn't a comparison of SELF"), ("SELF ==", "isn't a comparison of SELF"),
            ("(SELF == %@)", "isn't a comparison of SELF"), ("SELF == %@ OR SELF == %@", "more placeholders"),
            ("", "isn't a comparison of SELF"),
        ])
    func wrongFormats(format: String, words: String) {
        #expect { try PredicateFormat(format, arguments: ["a"]) } throws: { "\($0)".contains(words) }
    }
}
