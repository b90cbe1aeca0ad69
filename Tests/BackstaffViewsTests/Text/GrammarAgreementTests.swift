import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

@testable import BackstaffViews

@MainActor
@Suite("Nouns follow the number before them")
struct GrammarAgreementTests {
    @Test(
        "M06 an English noun is in the plural unless the number before it is one",
        arguments: [
            ("^[0 point](inflect: true)", "0 points"), ("^[1 point](inflect: true)", "1 point"),
            ("^[1,200 small box](inflect: true) left", "1,200 small boxes left"),
            ("^[2 city](inflect: true), ^[3 day](inflect: true)", "2 cities, 3 days"),
            ("^[2 Person](inflect: true)", "2 People"), ("^[5 points](inflect:true)", "5 points"),
        ])
    func english(text: String, words: String) {
        #expect(GrammarAgreement.applied(to: text, language: "en") == words)
        #expect(GrammarAgreement.applied(to: text, language: "en_GB") == words)
    }

    @Test("M06 words of other languages, words without a number and words with other attributes stay as they are")
    func unchanged() {
        #expect(GrammarAgreement.applied(to: "^[2 Punkt](inflect: true)", language: "de") == "2 Punkt")
        #expect(GrammarAgreement.applied(to: "^[some point](inflect: true)", language: "en") == "some point")
        #expect(GrammarAgreement.applied(to: "^[2 point](color: 'red')", language: "en") == "2 point")
        #expect(GrammarAgreement.applied(to: "2^[3] and ^(4)", language: "en") == "2^[3] and ^(4)")
    }

    @Test("M06 a text agrees, with its other markup, and words of a value aren't markup")
    func text() {
        let count = 3
        #expect(Picture(Text("^[\(count) point](inflect: true)")).outline == #"text "3 points""#)
        #expect(
            Picture(Text("**^[\(count) point](inflect: true)**")).outline == """
                text
                  text "3 points" weight=bold
                """)
        let value = "^[2 boat](inflect: true)"
        #expect(Picture(Text("\(value)")).outline == #"text "^[2 boat](inflect: true)""#)
        #expect(Picture(Text(verbatim: value)).outline == #"text "^[2 boat](inflect: true)""#)
    }

    @Test("M06 a number with digit groups agrees too")
    func groups() {
        let count = 12_345
        #expect(Picture(Text("^[\(count) point](inflect: true)")).outline == #"text "12,345 points""#)
    }
}
