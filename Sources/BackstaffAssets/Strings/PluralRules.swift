import Foundation
import Synchronization

#if canImport(_FoundationICU)
    import _FoundationICU
#endif

/// The plural category of a number in a language, such as `one` or `other`.
///
/// Foundation on Linux comes with ICU, which has Unicode's rules for all languages. Elsewhere ``PluralTable`` has those
/// of the most common languages.
package enum PluralRules {
    package static let categories = ["zero", "one", "two", "few", "many", "other"]

    package static func category(of number: Double, language: String) -> String {
        #if canImport(_FoundationICU)
            if let category = ICUPluralRules.category(of: number, language: language) { return category }
        #endif
        return PluralTable.category(of: number, language: language)
    }
}

#if canImport(_FoundationICU)
    private enum ICUPluralRules {
        /// The rules of a language. ICU lets several threads select with the same rules.
        private struct Rules: @unchecked Sendable {
            let pointer: OpaquePointer
        }

        /// The rules by language. They are never closed: there are as many as the app has languages.
        private static let known = Mutex<[String: Rules]>([:])

        static func category(of number: Double, language: String) -> String? {
            guard let rules = rules(of: language) else { return nil }
            var status = U_ZERO_ERROR
            var letters = [UInt16](repeating: 0, count: 16)
            let count = swift_uplrules_select(rules.pointer, number, &letters, Int32(letters.count), &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue, (1...letters.count).contains(Int(count)) else { return nil }
            return String(decoding: letters[..<Int(count)], as: UTF16.self)
        }

        private static func rules(of language: String) -> Rules? {
            known.withLock { known in
                if let rules = known[language] { return rules }
                var status = U_ZERO_ERROR
                guard let pointer = swift_uplrules_openForType(language, UPLURAL_TYPE_CARDINAL, &status),
                    status.rawValue <= U_ZERO_ERROR.rawValue
                else { return nil }
                let rules = Rules(pointer: pointer)
                known[language] = rules
                return rules
            }
        }
    }
#endif
