import BackstaffTesting
import BackstaffUI
import Foundation
import Observation
import Testing

@MainActor
@Suite("Lists in scroll views")
struct FlatListTests {
    @Observable
    final class Record {
        var appeared: [Int] = []
        var height: CGFloat?
        var isPresented = true
        var axes: Axis.Set = .vertical
    }

    private struct Rows: View {
        let record: Record

        var body: some View {
            List(0..<3) { number in
                Text("Row \(number)").onAppear { record.appeared.append(number) }
            }
        }
    }

    /// How far the text below the list is from the one above it.
    private func height(in host: HeadlessHost) throws -> CGFloat {
        try host.frame(of: "Below").minY - host.frame(of: "Above").maxY
    }

    @Test("A list in a vertical scroll view is 0 points high and makes no rows")
    func flat() throws {
        let record = Record()
        let host = HeadlessHost(
            ScrollView {
                VStack(spacing: 0) {
                    Text("Above")
                    Rows(record: record)
                    Text("Below")
                }
            })
        #expect(try height(in: host) == 0)
        #expect(host.texts == ["Above", "Below"])
        #expect(record.appeared.isEmpty)
    }

    @Test("A list with a height, beside a scroll view or in a horizontal one has rows")
    func high() throws {
        let record = Record()
        for view in [
            AnyView(ScrollView { Rows(record: record).frame(height: 200) }),
            AnyView(ScrollView { Rows(record: record).padding().frame(minHeight: 200) }),
            AnyView(ScrollView(.horizontal) { Rows(record: record).frame(width: 300) }),
            AnyView(
                VStack {
                    ScrollView { Text("Other") }; Rows(record: record)
                }),
            AnyView(ScrollView { Color.red.frame(height: 200).overlay { Rows(record: record) } }),
        ] {
            record.appeared = []
            #expect(HeadlessHost(view).texts.suffix(3) == ["Row 0", "Row 1", "Row 2"])
            #expect(record.appeared.sorted() == [0, 1, 2])
        }
        let host = HeadlessHost(
            ScrollView {
                VStack(spacing: 0) {
                    Text("Above")
                    Rows(record: record).frame(height: 200)
                    Text("Below")
                }
            })
        #expect(try height(in: host) == 200)
    }

    @Test("A list that is presented from inside a scroll view has rows")
    func presented() {
        struct Presenting: View {
            @Bindable var record: Record

            var body: some View {
                ScrollView { Text("Scrolled").sheet(isPresented: $record.isPresented) { Rows(record: record) } }
            }
        }
        #expect(HeadlessHost(Presenting(record: Record())).texts == ["Row 0", "Row 1", "Row 2"])
    }

    /// A list whose frame or scroll view changes, while the list itself stays as it is.
    private struct Changing: View {
        let record: Record

        var body: some View {
            ScrollView(record.axes) {
                VStack(spacing: 0) {
                    Text("Above")
                    Rows(record: record).frame(height: record.height)
                    Text("Below")
                }
            }
        }
    }

    @Test("A list has rows as soon as a frame gives it a height, and none is seen when the height has gone")
    func later() async throws {
        let record = Record()
        let host = HeadlessHost(Changing(record: record))
        #expect(host.texts == ["Above", "Below"])
        record.height = 150
        await host.settle()
        #expect(host.texts == ["Above", "Row 0", "Row 1", "Row 2", "Below"])
        #expect(try height(in: host) == 150)
        record.height = nil
        await host.settle()
        #expect(try height(in: host) == 0)
    }

    @Test("A list has rows as soon as its scroll view scrolls horizontally")
    func axes() async throws {
        let record = Record()
        let host = HeadlessHost(Changing(record: record))
        #expect(host.texts == ["Above", "Below"])
        record.axes = .horizontal
        await host.settle()
        #expect(host.texts == ["Above", "Row 0", "Row 1", "Row 2", "Below"])
    }

    @Test("A form in a vertical scroll view is flat, and has rows in a frame with a height")
    func forms() {
        #expect(HeadlessHost(ScrollView { Form { Text("Field") } }).texts == [])
        #expect(HeadlessHost(ScrollView { Form { Text("Field") }.frame(height: 200) }).texts == ["Field"])
    }
}
