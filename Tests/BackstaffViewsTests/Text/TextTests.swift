import BackstaffTesting
import BackstaffUI
import Foundation
import Observation
import Testing
import ViewTestSupport

@Observable
private final class Model {
    var count = 1
    var isBold = false
}

@MainActor
@Suite struct TextTests {
    @Test func plainTextIsOneElementWithoutAttributes() {
        #expect(Picture(Text("Hello \(3) of \("x")")).outline == "text \"Hello 3 of x\"")
    }

    @Test("A date that is NaN or out of range is shown in every style, without a trap")
    func dates() {
        let styles: [Text.DateStyle] = [.relative, .offset, .timer, .date, .time]
        for seconds in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300] {
            for style in styles {
                let date = Date(timeIntervalSinceReferenceDate: seconds)
                #expect(Picture(Text(date, style: style)).outline.hasPrefix("text"))
            }
        }
        let none = Date(timeIntervalSinceReferenceDate: .nan)
        #expect(Picture(Text(none, style: .relative)).outline == "text \"0 seconds\"")
        #expect(Picture(Text(none, style: .timer)).outline == "text \"0:00\"")
    }

    @Test func markupOfTheLiteralMakesRunsAndThatOfValuesDoesNot() {
        #expect(
            Picture(Text("**a** \("*b*")")).outline == """
                text
                  text "a" weight=bold
                  text " *b*"
                """)
        #expect(Picture(Text("\("*b*") c")).outline == "text \"*b* c\"")
        #expect(Picture(Text("2 * 3 * 4, snake_case_name")).outline == "text \"2 * 3 * 4, snake_case_name\"")
        let words = "*not* markup"
        #expect(Picture(Text(words)).outline == "text \"*not* markup\"")
        #expect(Picture(Text(verbatim: "*not* markup")).outline == "text \"*not* markup\"")
    }

    @Test func modifiersStayOnTheTextItself() {
        let text = Text("a").font(.title).bold().foregroundStyle(.red).italic()
        #expect(Picture(text).outline == "text \"a\" font=title foreground=red italic weight=bold")
        #expect(Picture(Text("a").bold().font(.title)).outline == "text \"a\" font=title weight=bold")
        #expect(Picture(Text("a").bold().bold(false)).outline == "text \"a\"")
    }

    @Test func sumsAreRuns() {
        let sum = Text("a") + Text("b").bold() + Text("c")
        #expect(
            Picture(sum).outline == """
                text
                  text "a"
                  text "b" weight=bold
                  text "c"
                """)
        #expect(Text("a") + Text("b") == Text("a") + Text("b"))
        #expect(Text("a") + Text("b") != Text("ab"))
    }

    @Test("A concatenated text is found by all its words or by those of one part, but not by a mixture")
    func sumsAreFound() throws {
        let host = HeadlessHost(Text("Set ") + (Text("sail").bold() + Text("!")), size: .phone)
        #expect(host.shows("Set sail!"))
        #expect(host.shows("sail"))
        for words in ["Set sail", "sail!", "Set sail!!", "et sail!"] { #expect(!host.shows(words), "\(words)") }
        #expect(try host.find("Set sail!").texts == ["Set ", "sail", "!"])
    }

    @Test func formatsAndSpecifiers() {
        #expect(Picture(Text("\(1.5, specifier: "%.2f")")).outline == "text \"1.50\"")
        #expect(Picture(Text(0.5, format: .percent)).outline == "text \"50%\"")
    }

    @Test func anUpdateRecordsOnlyWhatChanged() {
        struct Counter: View {
            let model: Model
            var body: some View {
                VStack {
                    Text("Count \(model.count)")
                    model.isBold ? Text("b").bold() : Text("b")
                }
            }
        }
        let model = Model()
        let picture = Picture(Counter(model: model))
        #expect(picture.operations { model.count = 2 } == ["text Count 2"])
        #expect(picture.operations { model.isBold = true } == ["text weight"])
        #expect(picture.operations { model.isBold = false } == ["text weight"])
        #expect(picture.operations { model.count = 2 } == [])
    }
}
