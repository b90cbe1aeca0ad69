import BackstaffTesting
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

@MainActor
@Suite("Text of attributed strings")
struct AttributedTextTests {
    @Test("The parts of an attributed string have their own styles, and a part without styles has none")
    func styles() {
        var title = AttributedString("Sail ")
        title.font = .title.bold()
        title.foregroundColor = .red
        title.tracking = 0.5
        var note = AttributedString("now")
        note.underlineStyle = .single
        note.strikethroughStyle = Text.LineStyle(pattern: .dot)
        note.kern = 2
        note.baselineOffset = 3
        #expect(
            Picture(Text(title + AttributedString("or ") + note)).outline == """
                text
                  text "Sail " font=title foreground=red tracking=0.5 weight=bold
                  text "or "
                  text "now" baseline=3 kerning=2 strikethrough underline
                """)
    }

    @Test("A part that is found by its words gets a style, and the other parts keep theirs")
    func parts() throws {
        var words = AttributedString("Port and starboard")
        let range = try #require(words.range(of: "and"))
        words[range].foregroundColor = .green
        words[range].backgroundColor = .yellow
        words[range].font = .body.italic()
        #expect(
            Picture(Text(words)).outline == """
                text
                  text "Port "
                  text "and" font=body foreground=green italic
                  text " starboard"
                """)
    }

    @Test("An attributed string without styles is a plain text")
    func plain() {
        #expect(Picture(Text(AttributedString("Calm"))).outline == "text \"Calm\"")
        #expect(Picture(Text(AttributedString())).outline == "text")
    }

    @Test("Styles can be read by their names")
    func reading() {
        var words = AttributedString("Calm")
        #expect(words.foregroundColor == nil)
        words.foregroundColor = .mint
        words.font = .body
        #expect(words.foregroundColor == .mint && words.font == .body)
    }
}
