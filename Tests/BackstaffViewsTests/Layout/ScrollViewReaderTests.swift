import BackstaffElements
import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@Observable
private final class Book {
    var chapters = Array(0..<4)
    var reader: ScrollViewProxy?
    var outer: ScrollViewProxy?
}

@MainActor
@Suite("Scrolling by code")
struct ScrollViewReaderTests {
    private struct Chapters: View {
        let book: Book

        var body: some View {
            ScrollViewReader { reader in
                ScrollView {
                    ForEach(book.chapters, id: \.self) { Text("Chapter \($0)").id($0) }
                }
                .onAppear { book.reader = reader }
            }
        }
    }

    private func target(_ words: String, _ stage: ControlStage) -> AttributeValue? {
        stage.all(.text).first { $0.text == words }?[.scrollTarget]
    }

    /// Returns a scroll request without its number, which is counted across all scenes.
    private func request(_ words: String, _ stage: ControlStage) -> String? {
        guard case .text(let request) = target(words, stage) else { return nil }
        return request.split(separator: " ").dropFirst().joined(separator: " ")
    }

    @Test("The view with the id is scrolled to, and no other")
    func one() {
        let book = Book()
        let stage = ControlStage(Chapters(book: book))
        book.reader?.scrollTo(2, anchor: .top)
        #expect(stage.settle().count == 1)
        #expect(request("Chapter 2", stage) == "top")
        #expect(target("Chapter 1", stage) == nil)
    }

    @Test("An anchor becomes the nearest named position; a call in an animation scrolls smoothly")
    func anchors() {
        let book = Book()
        let stage = ControlStage(Chapters(book: book))
        for (anchor, name) in [
            (UnitPoint.center, "center"), (.bottomTrailing, "bottom-trailing"), (UnitPoint(x: 0.5, y: 0.1), "top"),
        ] {
            book.reader?.scrollTo(0, anchor: anchor)
            stage.settle()
            #expect(request("Chapter 0", stage) == name)
        }
        withAnimation { book.reader?.scrollTo(0) }
        stage.settle()
        #expect(request("Chapter 0", stage) == "smooth")
    }

    @Test("Each call is a new request, even for the same place")
    func again() {
        let book = Book()
        let stage = ControlStage(Chapters(book: book))
        book.reader?.scrollTo(1)
        stage.settle()
        let first = target("Chapter 1", stage)
        book.reader?.scrollTo(1)
        #expect(stage.settle().count == 1)
        #expect(target("Chapter 1", stage) != first)
    }

    @Test("A view that is added in the same update is scrolled to")
    func sameUpdate() {
        let book = Book()
        let stage = ControlStage(Chapters(book: book))
        book.chapters.append(4)
        book.reader?.scrollTo(4, anchor: .bottom)
        stage.settle()
        #expect(request("Chapter 4", stage) == "bottom")
    }

    @Test("A call for an unknown id scrolls nothing, and is reported", arguments: [7, 3])
    func unknown(id: Int) {
        let book = Book()
        let stage = ControlStage(Chapters(book: book))
        book.chapters.removeLast()
        stage.settle()
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            book.reader?.scrollTo(id)
            #expect(stage.settle() == [])
        }
        #expect(receiver.reports.count == 1)
        #expect(receiver.reports.first?.place?.contains("ScrollViewReaderTests") == true)
    }

    private struct Renamed: View {
        let book: Book
        let name: String

        var body: some View {
            ScrollViewReader { outer in
                VStack {
                    ScrollViewReader { reader in
                        Text("Inner").id(name).onAppear { book.reader = reader }
                    }
                    Text("Outer").id("outer").onAppear { book.outer = outer }
                }
            }
        }
    }

    @Test("A reader finds views inside an inner reader, but none outside itself")
    func nested() {
        let book = Book()
        let stage = ControlStage(Renamed(book: book, name: "inner"))
        book.outer?.scrollTo("inner", anchor: .top)
        stage.settle()
        #expect(request("Inner", stage) == "top")
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            book.reader?.scrollTo("outer")
            stage.settle()
        }
        #expect(target("Outer", stage) == nil)
        #expect(receiver.reports.count == 1)
    }

    private struct Lines: View {
        let book: Book

        var body: some View {
            ScrollViewReader { reader in
                List(0..<10_000) { Text(verbatim: "Line \($0)") }
                    .onAppear { book.reader = reader }
            }
        }
    }

    @Test("Scrolling to a row of a ForEach creates it with the rows around it, and no others")
    func elements() {
        let book = Book()
        let host = HeadlessHost(Lines(book: book))
        #expect(!host.shows("Line 7000"))
        host.clearRecord()
        book.reader?.scrollTo(7000, anchor: .center)
        host.update()
        #expect(host.shows("Line 7000"))
        #expect(host.outline.contains("center"))
        #expect(!host.shows("Line 0"))
        #expect(host.texts.count < 120)
        host.clearRecord()
        book.reader?.scrollTo(7001)
        host.update()
        #expect(host.record.operations == ["set scroll-target"])
    }

    @Test("An id that no element has creates no row, and is reported")
    func unknownElement() {
        let book = Book()
        let host = HeadlessHost(Lines(book: book))
        let before = host.outline
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            book.reader?.scrollTo(10_000)
            book.reader?.scrollTo("7")
            host.update()
        }
        #expect(receiver.reports.count == 2)
        #expect(host.outline == before)
    }
}
